import { anyOf } from '../../anyOf.ts';
import type { Answers } from '@global-fit/questionnaire/model';
import { listOf } from '../text/read.ts';

const TOLD = anyOf([
  /\bus,? \(?(?:two|both) (?:men|women|guys|girls)\b/i,
  /\b(?:two|both) (?:soon-to-be )?(?:moms|mums|mothers|dads|fathers)[- ]to[- ]be\b|\bwife[- ]and[- ]wife\b/i,
  /\bhusband[- ]and[- ]husband\b/i,
  /\b(?:lesbian|gay|same[- ]sex|queer) (?:couple|marriage|parents|partners?|relationship)\b/i,
  /\b(?:we are|being|as) (?:two|a couple of) (?:women|men|wives|husbands|mothers|mums|moms|fathers|dads)\b/i,
]);

/**
 * Whether a same-sex couple moves, as far as answers tell: in words, or by asking both for LGBTQ+ rights and for
 * legal recognition of the relationship. No question asks it.
 */
export function ofOneSex(answers: Answers): boolean {
  const asked =
    listOf(answers, 'couple-lifestyle-priorities').includes('recognised-relationship') &&
    listOf(answers, 'social-values-priority').includes('lgbtq-rights');
  return asked || Object.values(answers).some(({ value }) => typeof value === 'string' && TOLD.test(value));
}
