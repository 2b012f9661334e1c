import type { Iso3 } from '@global-fit/atlas/model';
import type { PlaceView } from '../view.ts';

/** Countries that touch without a road between them, or only where one of them has land across the sea. */
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

/** Nobody drives further than over so many borders: round the Mediterranean lies no way from Spain to Morocco. */
const MOST_BORDERS = 9;

/**
 * The countries to which a road leads from one over at most so many borders, by the land borders on record; the one
 * itself among them.
 */
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
