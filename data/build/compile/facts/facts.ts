import type { FactColumn } from '@global-fit/atlas/content';
import type { Country, Quality } from '@global-fit/atlas/model';
import { z } from 'zod';
import { iso3, number, text } from '../../cells.ts';
import type { Place } from '../../problem.ts';
import type { Sources } from '../../sources.ts';
import { readTable, type Tables, uniqueBy } from '../../table.ts';
import { checkPlausible } from './plausible.ts';
import { checkedValue, checkYear, type Range } from './ranges.ts';

const factSchema = z.object({ iso3, indicator_id: text, value: text, year: number });
const fillSchema = factSchema.extend({ proxy: text });
const correctionSchema = z.object({
  iso3,
  indicator_id: text,
  table_value: text,
  use_value: z.string(),
  reason: text,
});

const FACT_TABLES = ['core/facts.csv', 'money/facts.csv'];

/** The prefix of fills that update a fact to a newer law; all other fills name a proxy. */
const MENDED = 'correction: ';

interface Keyed {
  readonly iso3: string;
  readonly indicator_id: string;
  readonly at: Place;
}

interface Column {
  readonly values: (number | string | null)[];
  readonly years: (number | null)[];
  readonly marks: Record<string, { quality: Quality; note: string | null; source?: string }>;
}

/** The publisher of a fill that is registered as `proxy:…`; all others keep the publisher of the indicator. */
function publisherOf(sources: Sources, proxy: string): { readonly source?: string } {
  const entry = sources.all.find((source) => source.label === `proxy:${proxy}`);
  return entry ? { source: entry.publisher } : {};
}

const keyOf = (row: Keyed): string => `${row.iso3} ${row.indicator_id}`;

/** Reads all facts into columns aligned with `indicatorIds` and `countries`, applies corrections and marks fills. */
export function compileFacts(
  tables: Tables,
  indicatorIds: readonly string[],
  ranges: ReadonlyMap<string, Range>,
  sources: Sources,
  countries: readonly Country[],
): readonly FactColumn[] {
  const places = new Map(indicatorIds.map((id, i) => [id, i]));
  const rowOf = new Map(countries.map((country, i) => [country.iso3, i]));
  const columns = indicatorIds.map(
    (): Column => ({
      values: countries.map(() => null),
      years: countries.map(() => null),
      marks: {},
    }),
  );

  /** The column and row of a fact; reports an unknown code and returns null. */
  function cellOf(row: Keyed): { readonly column: Column; readonly country: number } | null {
    const country = rowOf.get(row.iso3);
    const column = columns[places.get(row.indicator_id) ?? -1];
    if (country === undefined) tables.report(row.at, 'iso3', `unknown country code "${row.iso3}"`);
    if (!column) tables.report(row.at, 'indicator_id', `unknown indicator "${row.indicator_id}"`);
    return country === undefined || !column ? null : { column, country };
  }

  const correctionRows = readTable(tables, 'corrections.csv', correctionSchema);
  const corrections = uniqueBy(tables, correctionRows, 'iso3, indicator_id', keyOf);
  const factRows = FACT_TABLES.flatMap((file) => readTable(tables, file, factSchema));
  const facts = uniqueBy(tables, factRows, 'iso3, indicator_id', keyOf);

  for (const row of correctionRows) {
    if (facts.get(keyOf(row))?.value !== row.table_value)
      tables.report(
        row.at,
        'table_value',
        `the fact is no longer "${row.table_value}": drop this correction`,
      );
  }
  checkPlausible(tables, facts.values(), (row) => {
    const correction = corrections.get(keyOf(row));
    return correction ? correction.use_value || null : row.value;
  });
  for (const [key, row] of facts) {
    const cell = cellOf(row);
    const range = ranges.get(row.indicator_id);
    const correction = corrections.get(key);
    if (!cell || !range || correction?.use_value === '') continue;
    const value = checkedValue(tables, row.at, correction?.use_value ?? row.value, range);
    checkYear(tables, row.at, row.year, range);
    if (value === null) continue;
    cell.column.values[cell.country] = value;
    cell.column.years[cell.country] = row.year;
    if (correction) cell.column.marks[row.iso3] = { quality: 'correction', note: correction.reason };
  }

  const fillRows = readTable(tables, 'core/fills.csv', fillSchema);
  uniqueBy(tables, fillRows, 'iso3, indicator_id', keyOf);
  for (const row of fillRows) {
    const cell = cellOf(row);
    if (!cell) continue;
    if (facts.get(keyOf(row))?.value !== row.value)
      tables.report(row.at, 'value', 'differs from the fact it explains');
    cell.column.marks[row.iso3] = row.proxy.startsWith(MENDED)
      ? { quality: 'correction', note: row.proxy.slice(MENDED.length) }
      : { quality: 'proxy', note: row.proxy, ...publisherOf(sources, row.proxy) };
  }
  return columns;
}
