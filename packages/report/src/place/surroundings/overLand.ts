import type { Iso3 } from '@global-fit/atlas/model';
import type { PlaceView } from '../view.ts';

/** More borders than this are no realistic drive: nobody goes from Spain to Morocco around the Mediterranean. */
const MOST_BORDERS = 9;

/** The countries reachable by road over at most that many recorded land borders, including the starting one. */
export function byRoadFrom(
  { atlas }: Pick<PlaceView, 'atlas'>,
  from: Iso3,
  borders: number = MOST_BORDERS,
): ReadonlySet<Iso3> {
  const crossed = new Map<Iso3, number>([[from, 0]]);
  for (const [iso3, before] of crossed) {
    const country = before < borders ? atlas.country(iso3) : null;
    for (const next of country?.borders ?? [])
      if (!crossed.has(next) && !country?.roadless.includes(next)) crossed.set(next, before + 1);
  }
  return new Set(crossed.keys());
}
