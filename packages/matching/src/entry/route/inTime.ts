import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import type { RouteEntry } from '../way.ts';

const DAYS_A_MONTH = 30;
/** Months between the decision and the move, in the order of countries as in the plan of a report. */
export const TO_MOVE = 1;

/** The whole months that so many days may take: of a decision, of a vaccination. */
export const wholeMonths = (days: number): number => Math.ceil(days / DAYS_A_MONTH);

/** Months behind the date beyond which more of them change nothing. */
const LATEST = 12;
/** What is left of the worth of a way in so late: it is there, for who can wait. */
const LATEST_SHARE = 0.5;
/** What each month behind the date takes of the score in the order of countries, in points. */
const POINTS_A_MONTH = 2;
/** What is left of the worth of a way in of which nobody knows by when it is granted. */
const DRAWN_SHARE = 0.7;

/** Ways of choosing in rounds, or by chance: nobody knows by when they are chosen. */
const BY_ROUNDS: readonly VisaRoute['conditions']['selection'][] = [
  'points',
  'lottery',
  'quota',
  'nomination',
];

/**
 * Whole months by which a decision, with the time for the move, may come behind the last month that the answer on the
 * date allows; 0 for one in time, and where no time or no date is told.
 */
export function monthsLate(
  { processingDays }: Pick<VisaRoute, 'processingDays'>,
  { latestMove }: Pick<Preferences, 'latestMove'>,
): number {
  if (processingDays === null || latestMove === null) return 0;
  return Math.max(0, wholeMonths(processingDays) + TO_MOVE - latestMove);
}

/** What is left of the worth of a way in that may come so many months behind the date, in [0.5,1]. */
export const shareLate = (months: number): number =>
  1 - (1 - LATEST_SHARE) * (Math.min(months, LATEST) / LATEST);

/**
 * Points of the score, 0-24, by which a country stands back in the order where its way in may come behind the date: a
 * few for a few months, so that nothing hangs on one day, and enough for a year that whatever suits nearly as well and
 * can be reached in time comes first. The score itself stays.
 */
export const pointsBack = (months: number): number => POINTS_A_MONTH * Math.min(months, LATEST);

/** A route as it stands beside the date of the move: one that may come too late is at risk, and worth less. */
export function heldToDate(preferences: Preferences, entry: RouteEntry): RouteEntry {
  const { way } = entry;
  if (way.kind === 'short') return entry;
  const status = entry.status === 'failed' ? 'failed' : 'at_risk';
  const months = monthsLate(way.route, preferences);
  if (months > 0)
    return {
      grade: entry.grade * shareLate(months),
      status,
      way: { ...way, late: 'decision', lateBy: months },
    };
  return preferences.statusEnds && BY_ROUNDS.includes(way.route.conditions.selection)
    ? { grade: entry.grade * DRAWN_SHARE, status, way: { ...way, late: 'draw' } }
    : entry;
}
