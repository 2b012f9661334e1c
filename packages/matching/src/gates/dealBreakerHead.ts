import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import type { Gate } from './gate.ts';

/**
 * Everything of a gate but its check, for a line of the customer's own that a rule understands. `questionIds` are the
 * questions beside the line itself whose answers the verdict follows from.
 */
export function dealBreakerHead(
  { id, label }: Pick<DealBreakerRule, 'id' | 'label'>,
  ...questionIds: readonly string[]
): Omit<Gate, 'check'> {
  return {
    id: `deal-breaker:${id}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: ['deal-breakers', ...questionIds] },
  };
}
