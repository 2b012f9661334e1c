import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import type { RouteEntry } from '../../entry/way.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** Id of the rule on permits drawn by lot. */
export const BY_LOT = 'visa-lottery';

/**
 * A permit that can be planned on: neither drawn by lot nor limited by a quota nor reserved for people of
 * distinction.
 */
const sure = ({ way }: RouteEntry): boolean =>
  way.kind !== 'short' && !['lottery', 'quota', 'exceptional'].includes(way.route.conditions.selection ?? '');

/**
 * Fails where the only permit within reach is drawn by lot. At risk where a plannable one is within reach too,
 * because that one may not suit the household.
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
