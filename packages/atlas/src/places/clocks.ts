import { remembered } from '../remembered.ts';

/** From the time zone data of the runtime; NaN for an unknown zone. */
function askOffset(zone: string, day: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
    const name = parts
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? 'none') ?? [];
    if (name !== 'GMT' && sign === undefined) return Number.NaN;
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
  } catch {
    return Number.NaN;
  }
}

/**
 * Offset of a zone from UTC in January and in July, in hours; NaN for an unknown zone. Kept, because the runtime
 * needs a millisecond per zone.
 */
const offsetsOf = remembered((zone: string): readonly [january: number, july: number] => [
  askOffset(zone, '2026-01-15'),
  askOffset(zone, '2026-07-15'),
]);

/**
 * Standard offset of a zone ("Europe/Lisbon") from UTC in hours: the one without summer time. NaN for an unknown
 * zone.
 */
export const standardOffset = (zone: string): number => Math.min(...offsetsOf(zone));

/**
 * Hours by which one zone is ahead of another in January and in July. They differ where only one of them changes its
 * clock, or both do in opposite seasons. NaN for an unknown zone.
 */
export function zoneDifference(one: string, other: string): readonly [january: number, july: number] {
  const [here, there] = [offsetsOf(one), offsetsOf(other)];
  return [here[0] - there[0], here[1] - there[1]];
}

/** Difference of two offsets in hours, the short way round: at most 12. */
export function hoursBetween(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 24 - apart);
}
