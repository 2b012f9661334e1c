import type { GateResult } from '@global-fit/matching/ranking';

/** Who set a condition: the customer in own words, the customer's other answers, or we, for everybody. */
export type Origin = 'own' | 'answers' | 'ours';

/** Conditions that hold for every customer, whatever the answers. */
const FOR_EVERYBODY: ReadonlySet<GateResult['group']> = new Set(['danger', 'evidence', 'entry']);

/** Who set the condition that a gate holds. */
export function originOf({ group }: Pick<GateResult, 'group'>): Origin {
  if (group === 'deal-breaker' || group === 'excluded') return 'own';
  return FOR_EVERYBODY.has(group) ? 'ours' : 'answers';
}
