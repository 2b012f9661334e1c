import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import type { PlaceView } from '../../../place/view.ts';
import { NOT_THAT_TOWN } from './heldThere.ts';
import { isOfPaper } from './paperTown.ts';
import { largest, people, townNamesIn } from './townNames.ts';

/** The most towns in a readable table. */
const MOST = 4;
/** Shorter names are mostly something else. */
const LEAST_LETTERS = 4;
/** A town this many times as large as any other of its name is the one meant. */
const MUCH_LARGER = 4;

/** The famous one of several towns of a name; null where none stands out. */
function bestKnown(called: readonly City[]): City | null {
  const first = largest(called);
  const others = called.filter((one) => one !== first && one.iso3 !== first?.iso3);
  return first && others.every((one) => MUCH_LARGER * people(one) < people(first)) ? first : null;
}

interface Region {
  readonly iso3: Iso3;
  /** The people of its largest town. */
  readonly people: number;
}

/** Regions by name: a state or province of one country may be called like a town of another. */
const regionsOf = rememberedOf(
  (atlas: Atlas): ReadonlyMap<string, readonly Region[]> =>
    new Map(
      [...Map.groupBy(atlas.cities.all, ({ region }) => region ?? '')].map(([name, cities]) => [
        name,
        [...Map.groupBy(cities, ({ iso3 }) => iso3)].map(([iso3, within]) => ({
          iso3,
          people: people(largest(within) as City),
        })),
      ]),
    ),
);

/**
 * Whether the name rather means a region of another country with a far larger town: Ontario is a province before it is
 * a town in California. In a report about the town's country and not about the region's, it is the town.
 */
function isRegion(atlas: Atlas, name: string, town: City, there: ReadonlySet<Iso3>): boolean {
  const regions = regionsOf(atlas).get(name) ?? [];
  if (regions.some(({ iso3 }) => iso3 === town.iso3)) return false;
  return regions.some(
    (one) => MUCH_LARGER * people(town) < one.people && (!there.has(town.iso3) || there.has(one.iso3)),
  );
}

/** Whether the name rather means the larger town at home: Sydney to somebody who lives in Australia. */
function isOwnTown({ home }: PlaceView, called: readonly City[], town: City): boolean {
  const own = largest(called.filter(({ iso3 }) => iso3 === home?.iso3));
  return own !== null && town.iso3 !== home?.iso3 && people(own) > people(town);
}

/**
 * The towns a question asks about, in order, at most four. Of several with one name, the one in a country of the
 * report counts, else the famous one. Towns at home count only in a move within the country.
 */
export function townsNamed(places: readonly PlaceView[], text: string): readonly City[] {
  const [view] = places;
  if (!view) return [];
  const there = new Set(places.map(({ iso3 }) => iso3));
  const found = townNamesIn(view, text).flatMap((one): readonly City[] => {
    const { name, before, called } = one;
    if (name.length < LEAST_LETTERS || NOT_THAT_TOWN.test(before) || isOfPaper(one)) return [];
    const away = called.filter(({ iso3 }) => there.has(iso3) || iso3 !== view.home?.iso3);
    const town = largest(away.filter(({ iso3 }) => there.has(iso3))) ?? bestKnown(away);
    if (town && isOwnTown(view, called, town)) return [];
    return town && !isRegion(view.atlas, name, town, there) ? [town] : [];
  });
  return [...new Set(found)].slice(0, MOST);
}
