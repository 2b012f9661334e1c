import { countsAs, type Wanted } from './wanted.ts';
import { allowsNoWork, type RouteEntry, type RouteTest } from './way.ts';

/** How a route stands that is reached, or may be. */
const WITHIN_REACH: ReadonlySet<RouteTest> = new Set([
  'passed',
  'within',
  'by budget',
  'not told',
  'not stated',
]);

/** Whether a route was asked for by the name of its kind. */
const isTicked = (wanted: Wanted, { way }: RouteEntry): boolean =>
  wanted.ticked.has(countsAs(wanted, wanted.preferences, way.route));

/** Whether somebody may build on a route: what it asks may be met, in time, for as long as the stay, with the work told. */
function mayBeBuiltOn({ preferences }: Wanted, { way }: RouteEntry): boolean {
  if (way.kind !== 'route' || !WITHIN_REACH.has(way.test)) return false;
  if (way.late || way.ends || way.unsure || way.apart || way.unqualified) return false;
  return preferences.arrangement === 'not-working' || !allowsNoWork(way.route);
}

/**
 * Which routes into a country stand behind one of a kind that was ticked and may be met: those that nobody ticked, which
 * the way of working alone opens, and of which no sum is on record. What is not written down is no smaller hurdle than a
 * sum within the income told.
 */
export function behindTicked(wanted: Wanted, routes: readonly RouteEntry[]): (entry: RouteEntry) => boolean {
  const built = routes.some((entry) => isTicked(wanted, entry) && mayBeBuiltOn(wanted, entry));
  return (entry) =>
    built && entry.way.kind === 'route' && entry.way.test === 'not stated' && !isTicked(wanted, entry);
}
