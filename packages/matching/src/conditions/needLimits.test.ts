import { expect, it } from 'vitest';
import { DEAL_BREAKER_RULES } from './dealBreakerRules.ts';
import { NEED_LIMITS } from './needLimits.ts';

it('warns ill lungs of fine dust no later than anybody who wrote a line against it', () => {
  const line = DEAL_BREAKER_RULES.find(({ id }) => id === 'pollution');
  expect(NEED_LIMITS['clean-air']?.soft).toBeLessThanOrEqual(line?.soft ?? 0);
});
