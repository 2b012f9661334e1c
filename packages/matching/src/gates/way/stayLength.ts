import type { Situation } from '../../entry/situation.ts';
import { type RouteEntry, settlesAsFamily } from '../../entry/way.ts';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { GateStatus } from '../../model.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** The rules on how long a first permit has to last, or may last before it is renewed. */
export const STAY_LENGTH: readonly string[] = ['stay-length', 'renewed-stay'];

const MONTHS = 12;

/** Months for which a permit is first granted: no end to one that is permanent at once, NaN where no record tells. */
const monthsOf = ({ way: { route } }: RouteEntry): number =>
  route.yearsToPermanence === 0 ? Number.POSITIVE_INFINITY : (route.durationMonths ?? Number.NaN);

/** A shorter permit can be made to last where it is renewed, or where another one within reach is longer. */
function statusOf(best: RouteEntry, routes: readonly RouteEntry[], least: number): GateStatus {
  const months = monthsOf(best);
  // A first grant may be any part of the most that it lasts.
  if (Number.isNaN(months)) return best.way.route.longestMonths === null ? 'unknown' : 'at_risk';
  if (months >= least) return 'met';
  const other = routes.some((one) => one.way.kind !== 'short' && monthsOf(one) >= least);
  return best.way.route.renewable !== false || other ? 'at_risk' : 'failed';
}

/**
 * The permit that is the way in of the household, by the months for which it is first granted. Whoever settles by a
 * passport is held to no permit; a claim by descent has to be proven first.
 */
export function stayLengthGate(situation: Situation, rule: DealBreakerRule): Gate {
  const least = (rule.limit ?? 0) * MONTHS;
  return wayGate(situation, rule, ({ entry, routes }) => {
    const { way } = entry;
    if (way.kind === 'no record' || way.kind === 'refused') return NO_RECORD;
    if (!('route' in way)) {
      const status =
        way.kind === 'descent' || (way.kind === 'partner' && !settlesAsFamily(way)) ? 'at_risk' : 'met';
      return { status, reason: () => ({ kind: 'way in', way }) };
    }
    const status = statusOf({ ...entry, way }, routes, least);
    return status === 'unknown'
      ? NO_RECORD
      : { status, reason: () => ({ kind: 'stay length', route: way.route }) };
  });
}
