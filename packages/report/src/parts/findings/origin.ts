import type { GateResult } from '@global-fit/matching/ranking';

/** Who set a condition: the customer in words (`own`), the customer's other answers, or we for everybody (`ours`). */
export type Origin = 'own' | 'answers' | 'ours';

/** Groups of must-haves that apply to every customer. */
const FOR_EVERYBODY: ReadonlySet<GateResult['group']> = new Set(['danger', 'evidence', 'entry']);

/** Who set the condition behind a must-have. */
export function originOf({ group }: Pick<GateResult, 'group'>): Origin {
  if (group === 'deal-breaker' || group === 'excluded') return 'own';
  return FOR_EVERYBODY.has(group) ? 'ours' : 'answers';
}
