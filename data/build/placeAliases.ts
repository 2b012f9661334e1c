import { z } from 'zod';
import { iso2, text, yn } from './cells.ts';
import type { Place } from './problem.ts';
import { readTable, type Tables, uniqueBy } from './table.ts';

const aliasSchema = z.object({ alias: text, name: text, iso2, english: yn });

/** A large city and the names that people know it by besides. */
export interface NamedBesides {
  readonly iso2: string;
  /** As the cities that can be recommended have it; another gazetteer may have one of the others. */
  readonly name: string;
  readonly others: readonly string[];
  /** One of the others, where it is what the city is called in English; null where the table has that name. */
  readonly english: string | null;
  readonly at: Place;
}

/** Large cities that go by more than one name. */
export function readPlaceAliases(tables: Tables): readonly NamedBesides[] {
  const rows = readTable(tables, 'place_aliases.csv', aliasSchema);
  uniqueBy(tables, rows, 'alias', (row) => `${row.iso2} ${row.alias}`);
  return [...Map.groupBy(rows, (row) => `${row.iso2} ${row.name}`).values()].flatMap((found) => {
    const [first] = found;
    const english = found.find((row) => row.english === true)?.alias ?? null;
    return first ? [{ ...first, english, others: found.map(({ alias }) => alias) }] : [];
  });
}

/** The other names of a city, by any of its names: "iso2 name". */
export const byEveryName = (cities: readonly NamedBesides[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    cities.flatMap(({ iso2, name, others }) => {
      const names = [name, ...others];
      return names.map((one) => [`${iso2} ${one}`, names.filter((other) => other !== one)] as const);
    }),
  );
