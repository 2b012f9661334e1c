import { DEAL_BREAKER_RULES } from '@global-fit/matching/conditions/dealBreakerRules';
import type { AnswerReader } from '../answers.ts';

const UNION_RULES = DEAL_BREAKER_RULES.filter(({ read }) => 'record' in read && read.record === 'union law');

/** Words for marrying somebody of a named sex, which the law on couples answers. */
export const MARRY_ONE = String.raw`marr(?:y|ied|ying|iage)\b[^?]{0,25}\b(?:an?|another|the same) (?:man|woman|sex)`;

/** A question about marriage for couples of any sexes. */
const ASKED = new RegExp(`\\b(?:same-sex|gay|lesbian|two (?:women|men)|LGBT\\w*|${MARRY_ONE})\\b`, 'i');

/** Ids of the answers that ask for, or require, the law on couples of any sexes; empty where none does. */
export function unionsAsked({ read }: { readonly read: AnswerReader }): readonly string[] {
  const lines = (read.text('deal-breakers') ?? '').toLowerCase().split(/\n|[;,]/);
  return [
    ...(read.has('social-values-priority', 'lgbtq-rights') ? ['social-values-priority'] : []),
    ...(lines.some((line) => UNION_RULES.some((rule) => rule.words.test(line))) ? ['deal-breakers'] : []),
    ...(ASKED.test(read.text('specific-questions') ?? '') ? ['specific-questions'] : []),
  ];
}
