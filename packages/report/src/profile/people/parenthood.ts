import { newborn } from '@global-fit/matching/profile/time/expectedChild';
import type { AnswerReader } from '../answers.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';

const ADOPTION = /\badopt(?:ing|ion)?\b(?! (?:an? |our |the )?(?:dog|cat|pet|puppy|kitten))/i;
const TWO_ALIKE =
  /\b(?:two (?:\w+ )?(?:men|women|dads|mums|moms)|both (?:men|women)|same-sex|gay|lesbian|surroga\w+)\b/i;

function tells(read: AnswerReader, words: RegExp): boolean {
  return TOLD_OF_THEMSELVES.some((id) => words.test(read.text(id) ?? ''));
}

/** Whether the customer's words speak of adopting a child. */
export function adopts({ read }: { readonly read: AnswerReader }): boolean {
  return tells(read, ADOPTION);
}

/** "sickle cell trait, no treatment": a condition that takes no care, not one for which none was found. */
const NO_CARE =
  /\b(?:no|without(?: any)?|not (?:on|in|under)(?: any)?|needs? no|takes? no)(?: (?:regular|special|current|ongoing|medical))? (?:treatments?|therapy|medication|medicines?|care)(?: (?:needed|required|necessary|at all|now|today))?\s*(?:[.,;!)\n]|$)|\bneeds? nothing\b/i;

/** Whether something else than the conditions listed was ticked, which by the customer's words takes no care. */
function takesNoCare(read: AnswerReader): boolean {
  return (
    !read.has('medication-dependencies', 'yes') && NO_CARE.test(read.text('medical-conditions-details') ?? '')
  );
}

/** Health conditions ticked that take care at the move; a pregnancy that ends before it does not. */
export function conditionsBrought({ read }: { readonly read: AnswerReader }): readonly string[] {
  const over = [
    'none',
    'prefer-not-to-say',
    ...(newborn(read.all) ? ['pregnancy'] : []),
    ...(takesNoCare(read) ? ['other'] : []),
  ];
  return read.choices('medical-conditions').filter((one) => !over.includes(one));
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
