import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { type RouteEntry, settlesAsFamily, type Way } from '../../entry/way.ts';
import type { Gate } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** The rule on going on with the work that somebody has. */
export const BROUGHT_WORK = 'brought-work';

/** Whether a permit is made for work that comes along, or allows it by its record, and is within reach. */
const lets = ({ way }: RouteEntry): boolean =>
  way.kind !== 'short' && (way.route.kind === 'digital-nomad' || way.route.remoteWorkAllowed === true);

/** Whether a way in is a right to live and work there. */
export const byRight = (way: Way): boolean =>
  way.kind === 'citizen' ||
  way.kind === 'home' ||
  settlesAsFamily(way) ||
  (way.kind === 'movement' && way.movement.grade === 'settle');

/**
 * Whoever settles by a passport may do any work; by a permit, the work that comes along where one within reach is made
 * for it. Elsewhere it is at risk, since a permit for a job there seldom tells what else may be done on it.
 */
export function broughtWorkGate(situation: Situation, rule: DealBreakerRule): Gate {
  return wayGate(situation, rule, ({ entry: { way }, routes }) => {
    if (byRight(way)) return { status: 'met', reason: () => ({ kind: 'way in', way }) };
    const found: VisaRoute | null = routes.find(lets)?.way.route ?? null;
    return {
      status: found ? 'met' : 'at_risk',
      reason: () => ({ kind: 'brought work', route: found }),
    };
  });
}
