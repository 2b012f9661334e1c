import { anyOf } from '@global-fit/matching/anyOf';
import { LAWYER } from '../../clauses.ts';
import type { Topic } from '../../topic.ts';

/** Help to die, which some laws allow and others punish. */
export const ASSISTED_DYING: Topic = {
  id: 'assisted-dying',
  about: anyOf([
    /\b(?:euthanasia|assisted (?:dying|suicide|death)|(?:medical(?:ly)? |physician[- ])?(?:assistance|assisted) in dying|right to die|dying with dignity|Dignitas)\b/i,
    /\bMAI?D\b(?= (?:available|legal|allowed|law|programme|program)|\?|$|[,.])/i,
  ]),
  over: ['rights', 'healthcare', 'illness', 'household-help', 'trades', 'last-rest'],
  answer: () => ({
    lacks: 'the law on assisted dying, and to whom it is open',
    whom: LAWYER,
    put: 'Does the law allow help to die, on which illness, age and declaration, ↗is it open to residents without its citizenship and from when, does a living will from home count, and what does the law make of those who help or go along?',
  }),
};
