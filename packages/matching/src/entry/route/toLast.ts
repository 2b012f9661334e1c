import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import type { RouteEntry } from '../way.ts';

/** Remaining share of the grade of a way in that ends before the planned stay: it serves for a start. */
const PASSING_SHARE = 0.7;

/**
 * Maximum total months of a remote work permit; null where it can be renewed indefinitely, where a further status
 * follows by its record, and for other kinds of permit, whose years count towards residence.
 */
function monthsInAll({
  kind,
  durationMonths,
  longestMonths,
  renewable,
  yearsToPermanence,
  yearsToCitizenship,
}: VisaRoute): number | null {
  if (kind !== 'digital-nomad' || yearsToPermanence !== null || yearsToCitizenship !== null) return null;
  return longestMonths ?? (renewable === false ? durationMonths : null);
}

/** Grades a route by the planned length of stay: one that ends earlier is at risk and worth less. */
export function gradedByStay({ leastStay, partYear }: Preferences, entry: RouteEntry): RouteEntry {
  const { way } = entry;
  const months = way.kind === 'short' || leastStay === null || partYear ? null : monthsInAll(way.route);
  if (months === null || months >= (leastStay ?? 0)) return entry;
  const status = entry.status === 'failed' ? 'failed' : 'at_risk';
  return { grade: entry.grade * PASSING_SHARE, status, way: { ...way, ends: months } };
}
