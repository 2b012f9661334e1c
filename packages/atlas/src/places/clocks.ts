import { remembered } from '../remembered.ts';

/** By the zone rules of the runtime; NaN for an unknown zone. */
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
 * The hours that a zone is ahead of universal time in January and in July; NaN for an unknown zone. The runtime takes a
 * millisecond for each zone, and the same few are asked for often.
 */
const offsetsOf = remembered((zone: string): readonly [january: number, july: number] => [
  askOffset(zone, '2026-01-15'),
  askOffset(zone, '2026-07-15'),
]);

/**
 * The standard time of a zone ("Europe/Lisbon"), in hours ahead of universal time: what its clocks show in the half of
 * the year without summer time. NaN for an unknown zone.
 */
export const standardOffset = (zone: string): number => Math.min(...offsetsOf(zone));

/**
 * Hours by which the clock of one zone is ahead of that of another in January and in July: they differ where one side
 * alone changes its clock, or each in another half of the year. NaN for an unknown zone.
 */
export function zonesApart(one: string, other: string): readonly [january: number, july: number] {
  const [here, there] = [offsetsOf(one), offsetsOf(other)];
  return [here[0] - there[0], here[1] - there[1]];
}

/** Hours between two clocks, given in hours ahead of universal time, the short way round: 12 at most. */
export function hoursBetween(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 24 - apart);
}
