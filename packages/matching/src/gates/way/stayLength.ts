import type { Situation } from '../../entry/situation.ts';
import { type RouteEntry, settlesAsFamily } from '../../entry/way.ts';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { GateStatus } from '../../model.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** Ids of the rules on how long a first permit must last, and on renewals. */
export const STAY_LENGTH: readonly string[] = ['stay-length', 'renewed-stay'];

const MONTHS = 12;

/** Months of the first grant: infinite for a permit that is permanent at once, NaN without a record. */
const monthsOf = ({ way: { route } }: RouteEntry): number =>
  route.yearsToPermanence === 0 ? Number.POSITIVE_INFINITY : (route.durationMonths ?? Number.NaN);

/**
 * A permit that is too short is at risk if it can be renewed or a longer one is within reach, and fails otherwise.
 */
function statusOf(best: RouteEntry, routes: readonly RouteEntry[], least: number): GateStatus {
  const months = monthsOf(best);
  // Only the longest possible grant is on record, and the first one may be shorter.
  if (Number.isNaN(months)) return best.way.route.longestMonths === null ? 'unknown' : 'at_risk';
  if (months >= least) return 'met';
  const other = routes.some((one) => one.way.kind !== 'short' && monthsOf(one) >= least);
  return best.way.route.renewable !== false || other ? 'at_risk' : 'failed';
}

/**
 * Compares the first grant of the household's permit with the months asked for. A right to settle meets it; a claim
 * by descent is at risk until it is proven.
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
