import type { Place } from '../problem.ts';
import { uniqueBy } from '../table.ts';
import type { Context } from './context.ts';

interface CountryRow {
  readonly iso3: string;
  readonly at: Place;
}

/** The rows of countries. Those of territories are left out; codes of neither are reported. */
export const ofCountries = <R extends CountryRow>({ codes }: Context, rows: readonly R[]): readonly R[] =>
  rows.filter((row) => codes.country(row.iso3, row.at, 'iso3') !== null);

/** The same of a table with one row per country; a second one is reported. */
export function onePerCountry<R extends CountryRow>(context: Context, rows: readonly R[]): readonly R[] {
  uniqueBy(context, rows, 'iso3', (row) => row.iso3);
  return ofCountries(context, rows);
}
