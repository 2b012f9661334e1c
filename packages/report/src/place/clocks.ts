import { homeCity } from './home.ts';
import type { PlaceView } from './view.ts';

/**
 * The hours that a zone is ahead of universal time on a day, by the zone rules of the runtime; NaN for an
 * unknown zone.
 */
function offsetOn(zone: string, day: string): number {
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

/** Zones that were asked for: the runtime takes a millisecond for each, and a report asks for the same few often. */
const offsets = new Map<string, number>();

/** The standard time of a zone: what its clocks show in the half of the year without summer time. */
function standardOffset(zone: string): number {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  const offset = Math.min(offsetOn(zone, '2026-01-15'), offsetOn(zone, '2026-07-15'));
  offsets.set(zone, offset);
  return offset;
}

/** Hours between two clocks, and the records that say so. */
interface Apart {
  readonly hours: number;
  readonly facts: readonly string[];
}

/** Hours between the clocks of the city described and of home, with the records that say so; null when unknown. */
export function clocksApart(view: PlaceView): Apart | null {
  const { home, iso3, atlas, cities } = view;
  if (!home) return null;
  const here = cities[0];
  const there = homeCity(view);
  const known = here && there ? standardOffset(here.timezone) - standardOffset(there.timezone) : Number.NaN;
  if (here && there && !Number.isNaN(known))
    return { hours: known, facts: [`city:${here.id}`, `city:${there.id}`] };
  return clocksOfCapitals(atlas, iso3, home.iso3);
}

function clocksOfCapitals(atlas: PlaceView['atlas'], iso3: string, other: string): Apart | null {
  const capital = (of: string): unknown => atlas.fact(of, 'utc_offset_capital')?.value;
  const [one, two] = [capital(iso3), capital(other)];
  return typeof one === 'number' && typeof two === 'number'
    ? { hours: one - two, facts: [`utc_offset_capital:${iso3}`, `utc_offset_capital:${other}`] }
    : null;
}

/** The same between the city described and the capital of another country; null when unknown. */
export function clocksApartFrom({ atlas, iso3, cities }: PlaceView, other: string): Apart | null {
  const here = cities[0];
  const there = atlas.fact(other, 'utc_offset_capital')?.value;
  const hours = here && typeof there === 'number' ? standardOffset(here.timezone) - there : Number.NaN;
  return here && !Number.isNaN(hours)
    ? { hours, facts: [`city:${here.id}`, `utc_offset_capital:${other}`] }
    : clocksOfCapitals(atlas, iso3, other);
}
