import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import type { Situation } from '../entry/situation.ts';
import { type Gate, NO_RECORD } from './gate.ts';

/** The rule on a husband or wife who has to be let work. */
export const PARTNERS_WORK = 'partners-work';

/**
 * Where free movement is the way in under an agreement whose law lets a husband or wife work, whatever the passport,
 * the line is kept; of permits and of citizenship no record tells what the family may do, and it stays open.
 */
export function partnersWorkGate(
  { entries, home, preferences }: Situation,
  { id, label }: DealBreakerRule,
): Gate {
  return {
    id: `deal-breaker:${id}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: ['deal-breakers', 'citizenship'] },
    check(country) {
      const way = entries[country]?.way;
      // A citizen who moves within the country takes nothing from a partner who lives there as well.
      if (way?.kind === 'citizen' && country === home && preferences.scope === 'domestic')
        return { status: 'met', reason: () => ({ kind: 'way in', way }) };
      const free = way?.kind === 'movement' && way.movement.grade === 'settle' && way.movement.family;
      if (!way || !free) return NO_RECORD;
      return { status: 'met', reason: () => ({ kind: 'way in', way }) };
    },
  };
}
