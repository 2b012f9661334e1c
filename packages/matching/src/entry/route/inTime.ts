import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import type { RouteEntry } from '../way.ts';

const DAYS_A_MONTH = 30;
/** Months between the decision and the move, in the ranking as in the report's plan. */
export const TO_MOVE = 1;

/** Whole months for a number of days, of a decision or a vaccination. */
export const wholeMonths = (days: number): number => Math.ceil(days / DAYS_A_MONTH);

/** Delays beyond this many months make no further difference. */
const LATEST = 12;
/** Remaining share of the grade at that delay: the way in exists for those who can wait. */
const LATEST_SHARE = 0.5;
/** Points deducted from the ranking for each month of delay. */
const POINTS_A_MONTH = 2;
/** Remaining share of the grade of a way in whose date of decision nobody knows. */
const DRAWN_SHARE = 0.7;

/** Ways of choosing applicants in rounds or by lot, at dates nobody knows. */
const BY_ROUNDS: readonly VisaRoute['conditions']['selection'][] = [
  'points',
  'lottery',
  'quota',
  'nomination',
];

/**
 * Whole months by which a decision, with time for the move, may miss the latest date in the answers; 0 where it is in
 * time, or where duration or date is unknown.
 */
export function monthsLate(
  { processingDays }: Pick<VisaRoute, 'processingDays'>,
  { latestMove }: Pick<Preferences, 'latestMove'>,
): number {
  if (processingDays === null || latestMove === null) return 0;
  return Math.max(0, wholeMonths(processingDays) + TO_MOVE - latestMove);
}

/** Remaining share of the grade of a way in that may be this many months late, in [0.5,1]. */
export const shareForDelay = (months: number): number =>
  1 - (1 - LATEST_SHARE) * (Math.min(months, LATEST) / LATEST);

/**
 * Points (0-24) deducted from a country in the ranking where its way in may be late: few for a few months, so that
 * nothing depends on a single day, and enough for a year that a place nearly as good and reachable in time comes
 * first. The score itself does not change.
 */
export const pointsForDelay = (months: number): number => POINTS_A_MONTH * Math.min(months, LATEST);

/** Whether a decision may come so long after the date of the move that no plan for that date can rest on it. */
export const isOutOfTime = (months: number): boolean => months >= LATEST;

/** Grades a route by the date of the move: one that may come too late is at risk and worth less. */
export function gradedByDate(preferences: Preferences, entry: RouteEntry): RouteEntry {
  const { way } = entry;
  if (way.kind === 'short') return entry;
  const status = entry.status === 'failed' ? 'failed' : 'at_risk';
  const months = monthsLate(way.route, preferences);
  if (months > 0)
    return {
      grade: entry.grade * shareForDelay(months),
      status,
      way: { ...way, late: 'decision', lateBy: months },
    };
  return preferences.statusEnds && BY_ROUNDS.includes(way.route.conditions.selection)
    ? { grade: entry.grade * DRAWN_SHARE, status, way: { ...way, late: 'draw' } }
    : entry;
}
