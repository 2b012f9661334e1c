import type { FactColumn } from '@global-fit/atlas/content';
import type { Country } from '@global-fit/atlas/model';
import { columnOf } from './columns.ts';

const HOURS = 'weekly_hours_employees';
const HOURS_OF_ALL = 'weekly_working_hours';
const SALARIED = 'salaried_workers';

/**
 * From this share of employees on, the hours of all workers stand for theirs: where both were measured they differ by
 * 0.1 hours on average and at most by 2.5. Where many are self-employed, on farms or in small trade, they differ
 * widely.
 */
const MOST = 80;

/**
 * Fills the weekly hours of employees with those of all workers where employees were not counted separately and make
 * up nearly all.
 */
export function withHoursOfAll(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
): readonly FactColumn[] {
  const at = ids.indexOf(HOURS);
  const column = columns[at];
  const all = columnOf(columns, ids, HOURS_OF_ALL);
  const salaried = columnOf(columns, ids, SALARIED);
  if (!column || !all || !salaried) return columns;
  const isFilled = countries.map(
    (_, row) =>
      column.values[row] == null && all.values[row] != null && Number(salaried.values[row] ?? 0) >= MOST,
  );
  const marks = countries.flatMap(({ iso3 }, row) =>
    isFilled[row] ? [[iso3, { quality: 'proxy' as const, note: 'hours of all who work' }] as const] : [],
  );
  const filled: FactColumn = {
    values: column.values.map((value, row) => (isFilled[row] ? (all.values[row] ?? null) : value)),
    years: column.years.map((year, row) => (isFilled[row] ? (all.years[row] ?? null) : year)),
    marks: { ...column.marks, ...Object.fromEntries(marks) },
  };
  return columns.with(at, filled);
}
