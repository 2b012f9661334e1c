import type { FactColumn } from '@global-fit/atlas/content';
import { columnOf, withoutRows } from './columns.ts';

/** Rates per 100,000 people that are counted over one year. */
const RATES_OF_EVENTS = ['homicide_rate', 'road_deaths'];
const PER = 100_000;
/** With fewer people than this, a single death changes such a rate by nearly one. */
const FEW_PEOPLE = 125_000;
const FEW_CASES = 5;

/**
 * Removes rates of countries so small that they rest on a handful of cases: a year without a murder among 35,000
 * people says as little as a year with two.
 */
export function withoutRareCounts(
  columns: readonly FactColumn[],
  ids: readonly string[],
): readonly FactColumn[] {
  const people = columnOf(columns, ids, 'population')?.values ?? [];
  return columns.map((column, i): FactColumn => {
    if (!RATES_OF_EVENTS.includes(ids[i] ?? '')) return column;
    const tellsNothing = (row: number): boolean => {
      const [rate, count] = [column.values[row], people[row]];
      if (typeof rate !== 'number' || typeof count !== 'number') return false;
      return count < FEW_PEOPLE && (rate * count) / PER < FEW_CASES;
    };
    return withoutRows(column, tellsNothing);
  });
}
