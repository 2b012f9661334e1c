import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import type { RouteEntry } from '../../entry/way.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** The rule on permits that are drawn by lot. */
export const BY_LOT = 'visa-lottery';

/** A permit that people may count on, as far as a record tells: neither by lot nor for distinction alone. */
const sure = ({ way }: RouteEntry): boolean =>
  way.kind !== 'short' && !['lottery', 'quota', 'exceptional'].includes(way.route.conditions.selection ?? '');

/**
 * Whether the way in depends on a draw: ruled out where nothing else is within reach, at risk where another permit is,
 * which may be out of the question for other reasons.
 */
export function byLotGate(situation: Situation, rule: DealBreakerRule): Gate {
  return wayGate(situation, rule, ({ entry: { way }, routes }) => {
    if (way.kind === 'no record') return NO_RECORD;
    const best = 'route' in way ? way : null;
    const lot = best?.route.conditions.selection === 'lottery';
    return {
      status: !lot ? 'met' : routes.some(sure) ? 'at_risk' : 'failed',
      reason: () => ({ kind: 'way in', way }),
    };
  });
}
