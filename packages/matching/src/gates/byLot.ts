import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import { assessCountry } from '../entry/entry.ts';
import type { Situation } from '../entry/situation.ts';
import type { RouteEntry, RouteWay } from '../entry/way.ts';
import type { Gate, Verdict } from './gate.ts';

/** The rule on permits that are drawn by lot. */
export const BY_LOT = 'visa-lottery';

/** A permit that people may count on, as far as a record tells: neither by lot nor for distinction alone. */
const sure = ({ way }: RouteEntry): boolean =>
  way.kind !== 'short' && !['lottery', 'quota', 'exceptional'].includes(way.route.conditions.selection ?? '');

/**
 * Whether the way in depends on a draw: ruled out where nothing else is within reach, at risk where another permit is,
 * which may be out of the question for other reasons.
 */
export function byLotGate({ engine, preferences }: Situation, { id, label }: DealBreakerRule): Gate {
  return {
    id: `deal-breaker:${id}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: ['deal-breakers', 'citizenship', 'visa-preference', 'work-arrangement'] },
    check(country): Verdict {
      const { entry, routes } = assessCountry(engine, preferences, country);
      const { way } = entry;
      if (way.kind === 'no record') return { status: 'unknown', reason: () => ({ kind: 'no record' }) };
      const best = 'route' in way ? (way as RouteWay) : null;
      const lot = best?.route.conditions.selection === 'lottery';
      return {
        status: !lot ? 'met' : routes.some(sure) ? 'at_risk' : 'failed',
        reason: () => ({ kind: 'way in', way }),
      };
    },
  };
}
