import type { Iso3 } from '@global-fit/atlas/model';
import type { PlaceView } from '../view.ts';

/** Pairs of neighbours without a road between them, or that border only on an overseas territory. */
const NO_ROAD: readonly (readonly [Iso3, Iso3])[] = [
  ['PAN', 'COL'],
  ['ESP', 'MAR'],
  ['FRA', 'BRA'],
  ['FRA', 'SUR'],
  ['GBR', 'IRL'],
  ['GBR', 'ESP'],
  ['GBR', 'CYP'],
];

const roadless: ReadonlySet<string> = new Set(NO_ROAD.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));

/** More borders than this are no realistic drive: nobody goes from Spain to Morocco around the Mediterranean. */
const MOST_BORDERS = 9;

/** The countries reachable by road over at most that many recorded land borders, including the starting one. */
export function byRoadFrom(
  { atlas }: Pick<PlaceView, 'atlas'>,
  from: Iso3,
  borders: number = MOST_BORDERS,
): ReadonlySet<Iso3> {
  const crossed = new Map<Iso3, number>([[from, 0]]);
  for (const [iso3, before] of crossed)
    for (const next of before < borders ? (atlas.country(iso3)?.borders ?? []) : [])
      if (!crossed.has(next) && !roadless.has(`${iso3}-${next}`)) crossed.set(next, before + 1);
  return new Set(crossed.keys());
}
