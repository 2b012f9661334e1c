import { z } from 'zod';
import { list, number, optionalNumber, text } from '../../cells.ts';
import { EDITION_YEAR } from '../../edition.ts';
import type { Place } from '../../problem.ts';
import { readTable, type Row, type Tables, uniqueBy } from '../../table.ts';

const rangeSchema = z.object({
  indicator_id: text,
  low: optionalNumber,
  high: optionalNumber,
  values: list,
  last_year: optionalNumber,
});

/** The values an indicator may take, between two bounds or from a list of words, and its latest year. */
export type Range = Row<typeof rangeSchema>;

/** Reads the declared range of every indicator. */
export function readRanges(tables: Tables): ReadonlyMap<string, Range> {
  const rows = readTable(tables, 'ranges.csv', rangeSchema);
  for (const { at, low, high, values } of rows) {
    if (values.length > 0) continue;
    if (low === null || high === null) tables.report(at, 'low', 'has neither two bounds nor a list of words');
    else if (low >= high) tables.report(at, 'low', 'is not below high');
  }
  return uniqueBy(tables, rows, 'indicator_id', (row) => row.indicator_id);
}

/** The value of a cell where it is in range; reports it otherwise and returns null. */
export function checkedValue(
  tables: Tables,
  place: Place,
  cell: string,
  range: Range,
): number | string | null {
  if (range.values.length > 0) {
    if (range.values.includes(cell)) return cell;
    tables.report(place, 'value', `"${cell}" is not one of ${range.values.join(', ')}`);
    return null;
  }
  const parsed = number.safeParse(cell);
  if (!parsed.success) {
    tables.report(place, 'value', `"${cell}" is not a number`);
    return null;
  }
  const value = parsed.data;
  const { low, high } = range;
  if (low !== null && high !== null && value >= low && value <= high) return value;
  tables.report(
    place,
    'value',
    `${range.indicator_id} of ${value} is outside the declared range ${low} to ${high}`,
  );
  return null;
}

/** Reports what is no year, and a year after the edition of the tables unless it is a declared forecast. */
export function checkYear(tables: Tables, place: Place, year: number, range: Range): void {
  const last = range.last_year ?? EDITION_YEAR;
  if (!Number.isInteger(year) || year < 1900) tables.report(place, 'year', `${year} is not a year`);
  else if (year > last) tables.report(place, 'year', `${year} is in the future (last allowed year ${last})`);
}
