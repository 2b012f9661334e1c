import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import type { Gate } from './gate.ts';

/**
 * Everything of a deal-breaker's gate except its check. `questionIds` are questions, beside the deal-breakers
 * themselves, whose answers change the verdict.
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
