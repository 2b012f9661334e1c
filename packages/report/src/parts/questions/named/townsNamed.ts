import type { City } from '@global-fit/atlas/model';
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
    return town ? [town] : [];
  });
  return [...new Set(found)].slice(0, MOST);
}
