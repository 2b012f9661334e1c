import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../model/preferences.ts';
import type { Late, RouteEntry } from './way.ts';

const DAYS_A_MONTH = 30;
/** Months between the decision and the move, as in the plan of a report. */
const TO_MOVE = 1;
/** What is left of the worth of a way in that may not keep the date: it is there, for who can wait. */
const LATE_SHARE = 0.7;

/** Ways of choosing in rounds, or by chance: nobody knows by when they are chosen. */
const BY_ROUNDS: readonly VisaRoute['conditions']['selection'][] = [
  'points',
  'lottery',
  'quota',
  'nomination',
];

/** Whether a way in may not keep the date: the answer on the move, and the end of a present status. */
function lateness(
  { processingDays, conditions }: VisaRoute,
  { latestMove, statusEnds }: Preferences,
): Late | null {
  const months = processingDays === null ? 0 : Math.ceil(processingDays / DAYS_A_MONTH) + TO_MOVE;
  if (latestMove !== null && months > latestMove) return 'decision';
  return statusEnds && BY_ROUNDS.includes(conditions.selection) ? 'draw' : null;
}

/** A route as it stands beside the date of the move: one that may come too late is at risk, and worth less. */
export function heldToDate(preferences: Preferences, entry: RouteEntry): RouteEntry {
  const late = entry.way.kind === 'short' ? null : lateness(entry.way.route, preferences);
  if (!late) return entry;
  const status = entry.status === 'failed' ? 'failed' : 'at_risk';
  return { grade: entry.grade * LATE_SHARE, status, way: { ...entry.way, late } };
}
