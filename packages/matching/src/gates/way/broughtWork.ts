import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { type RouteEntry, settlesAsFamily, type Way } from '../../entry/way.ts';
import type { Gate } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** Id of the rule on continuing one's present work. */
export const BROUGHT_WORK = 'brought-work';

/** Whether a permit within reach is made for remote work, or its record allows it. */
const lets = ({ way }: RouteEntry): boolean =>
  way.kind !== 'short' && (way.route.kind === 'digital-nomad' || way.route.remoteWorkAllowed === true);

/** Whether a way in is a right to live and work there, with no permit to apply for. */
export const byRight = (way: Way): boolean =>
  way.kind === 'citizen' ||
  way.kind === 'home' ||
  settlesAsFamily(way) ||
  (way.kind === 'movement' && way.movement.grade === 'settle');

/**
 * A right to settle allows any work. A permit within reach that is made for work brought along meets the condition.
 * Everything else is at risk: records of job permits seldom say what other work they allow.
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
