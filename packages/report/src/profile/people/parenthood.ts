import { newborn } from '@global-fit/matching/profile/time/expectedChild';
import type { AnswerReader } from '../answers.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';

const ADOPTION = /\badopt(?:ing|ion)?\b(?! (?:an? |our |the )?(?:dog|cat|pet|puppy|kitten))/i;
const TWO_ALIKE =
  /\b(?:two (?:\w+ )?(?:men|women|dads|mums|moms)|both (?:men|women)|same-sex|gay|lesbian|surroga\w+)\b/i;

const TWO_MEN = /\b(?:(?:two|both|gay) (?:\w+ )?(?:men|dads|fathers|husbands)|husband[- ]and[- ]husband)\b/i;

function tells(read: AnswerReader, words: RegExp): boolean {
  return TOLD_OF_THEMSELVES.some((id) => words.test(read.text(id) ?? ''));
}

/** Whether the customer's words tell of two men, for whom a law on two mothers from birth says nothing. */
export function areTwoMen({ read }: { readonly read: AnswerReader }): boolean {
  return tells(read, TWO_MEN);
}

/** Whether the customer's words speak of adopting a child. */
export function adopts({ read }: { readonly read: AnswerReader }): boolean {
  return tells(read, ADOPTION);
}

/**
 * Whether figures on births and maternity leave matter: the household wants or expects a child and mentions no other
 * way to have one. Sex is never asked or inferred.
 */
export function expectsBirth({ read }: { readonly read: AnswerReader }): boolean {
  // A child born before the move is a member of the household, not a birth abroad.
  if (newborn(read.all)) return false;
  if (read.has('medical-conditions', 'pregnancy')) return true;
  return (
    (read.has('couple-lifestyle-priorities', 'starting-family') ||
      read.has('childcare-education-priorities', 'parental-leave')) &&
    !tells(read, ADOPTION) &&
    !tells(read, TWO_ALIKE)
  );
}
