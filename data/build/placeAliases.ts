import { z } from 'zod';
import { iso2, text, yn } from './cells.ts';
import type { Place } from './problem.ts';
import { readTable, type Tables, uniqueBy } from './table.ts';

const aliasSchema = z.object({ alias: text, name: text, iso2, english: yn });

/** A large city with its other names. */
export interface CityAliases {
  readonly iso2: string;
  /** The name in our table of cities; other gazetteers may use one of the others. */
  readonly name: string;
  readonly others: readonly string[];
  /** The English name where it is one of the others; null where the table has it. */
  readonly english: string | null;
  readonly at: Place;
}

/** Reads the cities that have more than one name. */
export function readPlaceAliases(tables: Tables): readonly CityAliases[] {
  const rows = readTable(tables, 'place_aliases.csv', aliasSchema);
  uniqueBy(tables, rows, 'alias', (row) => `${row.iso2} ${row.alias}`);
  return [...Map.groupBy(rows, (row) => `${row.iso2} ${row.name}`).values()].flatMap((found) => {
    const [first] = found;
    const english = found.find((row) => row.english === true)?.alias ?? null;
    return first ? [{ ...first, english, others: found.map(({ alias }) => alias) }] : [];
  });
}

/** The other names of each city by any one of its names, keyed `iso2 name`. */
export const byEveryName = (cities: readonly CityAliases[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    cities.flatMap(({ iso2, name, others }) => {
      const names = [name, ...others];
      return names.map((one) => [`${iso2} ${one}`, names.filter((other) => other !== one)] as const);
    }),
  );
