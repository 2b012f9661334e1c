import { DEAL_BREAKER_RULES } from '@global-fit/matching/conditions/dealBreakerRules';
import type { AnswerReader } from '../answers.ts';

const UNION_RULES = DEAL_BREAKER_RULES.filter(({ read }) => 'record' in read && read.record === 'union law');

/** Words by which somebody asks to marry one of a sex that they name: the law for every couple answers it. */
export const MARRY_ONE = String.raw`marr(?:y|ied|ying|iage)\b[^?]{0,25}\b(?:an?|another|the same) (?:man|woman|sex)`;

/** A question about marriage whoever the two are. */
const ASKED = new RegExp(`\\b(?:same-sex|gay|lesbian|two (?:women|men)|LGBT\\w*|${MARRY_ONE})\\b`, 'i');

/**
 * The answers by which somebody wants to know, or makes it a condition, what the law offers every couple;
 * none where no answer does.
 */
export function unionsAsked({ read }: { readonly read: AnswerReader }): readonly string[] {
  const lines = (read.text('deal-breakers') ?? '').toLowerCase().split(/\n|[;,]/);
  return [
    ...(read.has('social-values-priority', 'lgbtq-rights') ? ['social-values-priority'] : []),
    ...(lines.some((line) => UNION_RULES.some((rule) => rule.words.test(line))) ? ['deal-breakers'] : []),
    ...(ASKED.test(read.text('specific-questions') ?? '') ? ['specific-questions'] : []),
  ];
}
