import { standardOffset, zoneDifference } from '@global-fit/atlas/places/clocks';
import { homeCity } from './home.ts';
import type { PlaceView } from '../view.ts';

/** Hours between two clocks, with the records behind them. */
export interface ClocksApart {
  /** By standard time on both sides. */
  readonly hours: number;
  /** The same in January and July, which differ where only one side changes its clocks. */
  readonly halves: readonly [january: number, july: number];
  readonly facts: readonly string[];
}

/** Hours between the described town's clock and home's; null where unknown. */
export function clocksApart(view: PlaceView): ClocksApart | null {
  const { home, iso3, atlas, cities } = view;
  if (!home) return null;
  const here = cities[0];
  const there = homeCity(view);
  const known = here && there ? standardOffset(here.timezone) - standardOffset(there.timezone) : Number.NaN;
  if (here && there && !Number.isNaN(known))
    return {
      hours: known,
      halves: zoneDifference(here.timezone, there.timezone),
      facts: [`city:${here.id}`, `city:${there.id}`],
    };
  return clocksOfCapitals(atlas, iso3, home.iso3);
}

function clocksOfCapitals(atlas: PlaceView['atlas'], iso3: string, other: string): ClocksApart | null {
  const capital = (of: string): unknown => atlas.fact(of, 'utc_offset_capital')?.value;
  const [one, two] = [capital(iso3), capital(other)];
  if (typeof one !== 'number' || typeof two !== 'number') return null;
  const hours = one - two;
  return {
    hours,
    halves: halvesOf(hours, atlas.cities.capitalOf(iso3)?.timezone, atlas.cities.capitalOf(other)?.timezone),
    facts: [`utc_offset_capital:${iso3}`, `utc_offset_capital:${other}`],
  };
}

/** The hours in each half of the year; by standard time where a zone is unknown. */
function halvesOf(hours: number, one: string | undefined, other: string | undefined): ClocksApart['halves'] {
  return one && other ? zoneDifference(one, other) : [hours, hours];
}

/** The same between the described town and the capital of another country; null where unknown. */
export function clocksApartFrom({ atlas, iso3, cities }: PlaceView, other: string): ClocksApart | null {
  const here = cities[0];
  const there = atlas.fact(other, 'utc_offset_capital')?.value;
  const hours = here && typeof there === 'number' ? standardOffset(here.timezone) - there : Number.NaN;
  return here && !Number.isNaN(hours)
    ? {
        hours,
        halves: halvesOf(hours, here.timezone, atlas.cities.capitalOf(other)?.timezone),
        facts: [`city:${here.id}`, `utc_offset_capital:${other}`],
      }
    : clocksOfCapitals(atlas, iso3, other);
}

/** The place's clock compared with a named zone, by standard time on both sides. */
export function apartFromZone(view: PlaceView, clock: number): ClocksApart | null {
  const here = view.cities[0] ?? view.atlas.cities.capitalOf(view.iso3);
  const hours = here ? standardOffset(here.timezone) - clock : Number.NaN;
  return here && !Number.isNaN(hours) ? { hours, halves: [hours, hours], facts: [`city:${here.id}`] } : null;
}
