import { newborn } from '@global-fit/matching/profile/time/expectedChild';
import type { AnswerReader } from '../answers.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';

const ADOPTION = /\badopt(?:ing|ion)?\b(?! (?:an? |our |the )?(?:dog|cat|pet|puppy|kitten))/i;
const TWO_ALIKE =
  /\b(?:two (?:\w+ )?(?:men|women|dads|mums|moms)|both (?:men|women)|same-sex|gay|lesbian|surroga\w+)\b/i;

function tells(read: AnswerReader, words: RegExp): boolean {
  return TOLD_OF_THEMSELVES.some((id) => words.test(read.text(id) ?? ''));
}

/** Whether somebody told in their own words that they think of adopting a child. */
export function adopts({ read }: { readonly read: AnswerReader }): boolean {
  return tells(read, ADOPTION);
}

/** The conditions of health ticked that are brought along: no pregnancy that ends before the move. */
export function conditionsBrought({ read }: { readonly read: AnswerReader }): readonly string[] {
  const over = ['none', 'prefer-not-to-say', ...(newborn(read.all) ? ['pregnancy'] : [])];
  return read.choices('medical-conditions').filter((one) => !over.includes(one));
}

/**
 * Whether figures on births and on leave for a mother concern this household: it wants children, or expects one, and
 * told of no other way to a child. The form does not ask who is a woman or a man, and nothing is inferred.
 */
export function expectsBirth({ read }: { readonly read: AnswerReader }): boolean {
  // A child that is born before the move is a member of the household, and no birth abroad.
  if (newborn(read.all)) return false;
  if (read.has('medical-conditions', 'pregnancy')) return true;
  return (
    (read.has('couple-lifestyle-priorities', 'starting-family') ||
      read.has('childcare-education-priorities', 'parental-leave')) &&
    !tells(read, ADOPTION) &&
    !tells(read, TWO_ALIKE)
  );
}
