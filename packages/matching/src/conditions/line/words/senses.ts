import { DEAL_BREAKER_RULES } from '../../dealBreakerRules.ts';
import type { Found } from './byRules.ts';

const RULE_IDS: ReadonlySet<string> = new Set(DEAL_BREAKER_RULES.map(({ id }) => id));
const BAD_IDS: ReadonlySet<string> = new Set(
  DEAL_BREAKER_RULES.flatMap(({ id, good }) => (good ? [] : [id])),
);
const GOOD_IDS: ReadonlySet<string> = new Set(
  DEAL_BREAKER_RULES.flatMap(({ id, good }) => (good ? [id] : [])),
);

/** Whether every reading is one by a rule, and none by a place, a distance or a language. */
export const areByRules = (found: readonly Found[]): boolean =>
  found.every(({ id }) => RULE_IDS.has(id ?? ''));

/** Whether one is read as what places are ruled out for by its bare name. */
export const isBad = ({ id }: Found): boolean => BAD_IDS.has(id ?? '');

/** Whether one is read as what places are ruled out for that lack it. */
export const isGood = ({ id }: Found): boolean => GOOD_IDS.has(id ?? '');

/** Whether words were read as things that places are ruled out for by their bare names. */
export const isFeared = (found: readonly Found[]): boolean => found.length > 0 && found.every(isBad);

/** A reading with one more part of its line that nobody read. */
export const besideUnread = (found: Found, part: string): Found => ({
  ...found,
  unread: [...(found.unread ?? []), part],
});
