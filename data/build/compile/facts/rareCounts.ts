import type { FactColumn } from '@global-fit/atlas/content';
import type { Country } from '@global-fit/atlas/model';

/** Rates per 100,000 people that are counted over one year. */
const RATES_OF_EVENTS = ['homicide_rate', 'road_deaths'];
const PER = 100_000;
/** With fewer people than this, a single death changes such a rate by nearly one. */
const FEW_PEOPLE = 125_000;
const FEW_CASES = 5;

/**
 * Removes rates of countries so small that they rest on a handful of cases: a year without a murder among 35,000
 * people says as little as a year with two. `out` counts the rates removed.
 */
export function withoutRareCounts(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
): { readonly columns: readonly FactColumn[]; readonly out: number } {
  const people = columns[ids.indexOf('population')]?.values ?? [];
  let out = 0;
  const left = columns.map((column, i): FactColumn => {
    if (!RATES_OF_EVENTS.includes(ids[i] ?? '')) return column;
    const tellsNothing = (row: number): boolean => {
      const [rate, count] = [column.values[row], people[row]];
      if (typeof rate !== 'number' || typeof count !== 'number') return false;
      return count < FEW_PEOPLE && (rate * count) / PER < FEW_CASES;
    };
    const rows = new Set(countries.flatMap((_, row) => (tellsNothing(row) ? [row] : [])));
    out += rows.size;
    const without = <T>(cells: readonly (T | null)[]): readonly (T | null)[] =>
      cells.map((cell, row) => (rows.has(row) ? null : cell));
    return { ...column, values: without(column.values), years: without(column.years) };
  });
  return { columns: left, out };
}
