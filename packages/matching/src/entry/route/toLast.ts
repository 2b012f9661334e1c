import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import type { RouteEntry } from '../way.ts';

/** What is left of the worth of a way in that ends before the stay is meant to: it is there, for a beginning. */
const PASSING_SHARE = 0.7;

/**
 * Months for which a permit for remote work can be held in all; null where it can be renewed on and on, where something
 * follows on it by its record, and for permits of other kinds, whose years count towards the status of residents.
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

/** A route as it stands beside the time meant to be stayed: one that ends before is at risk, and worth less. */
export function heldToStay({ leastStay, partYear }: Preferences, entry: RouteEntry): RouteEntry {
  const { way } = entry;
  const months = way.kind === 'short' || leastStay === null || partYear ? null : monthsInAll(way.route);
  if (months === null || months >= (leastStay ?? 0)) return entry;
  const status = entry.status === 'failed' ? 'failed' : 'at_risk';
  return { grade: entry.grade * PASSING_SHARE, status, way: { ...way, ends: months } };
}
