import { countsAs, type Wanted } from './wanted.ts';
import { type RouteEntry, type RouteTest } from './way.ts';
import { allowsNoWork } from './route/recorded.ts';

/** Statuses of a route that is or may be met. */
const WITHIN_REACH: ReadonlySet<RouteTest> = new Set([
  'passed',
  'within',
  'by budget',
  'not told',
  'not stated',
]);

/** Whether a route's kind was ticked. */
export const isTicked = (wanted: Wanted, { way }: RouteEntry): boolean =>
  wanted.ticked.has(countsAs(wanted, wanted.preferences, way.route));

/**
 * Whether a plan can rest on a route: its requirements may be met, in time, for the whole stay, with the work stated.
 */
function mayBeBuiltOn({ preferences }: Wanted, { way }: RouteEntry): boolean {
  if (way.kind !== 'route' || !WITHIN_REACH.has(way.test)) return false;
  if (way.late || way.ends || way.unsure || way.apart || way.unqualified) return false;
  return preferences.arrangement === 'not-working' || !allowsNoWork(way.route);
}

/**
 * Which routes follow a ticked one that may be met: those not ticked, opened by the way of working alone, and without
 * a recorded sum. An unrecorded requirement is no lower hurdle than a sum within the stated income.
 */
export function ranksBehindTicked(
  wanted: Wanted,
  routes: readonly RouteEntry[],
): (entry: RouteEntry) => boolean {
  const built = routes.some((entry) => isTicked(wanted, entry) && mayBeBuiltOn(wanted, entry));
  return (entry) =>
    built && entry.way.kind === 'route' && entry.way.test === 'not stated' && !isTicked(wanted, entry);
}
