import type { FactColumn } from '@global-fit/atlas/content';
import type { Country, Dimension, Indicator, Quality } from '@global-fit/atlas/model';
import { z } from 'zod';
import { iso3, list, number, optionalNumber, optionalText, text } from '../cells.ts';
import { EDITION_YEAR } from '../edition.ts';
import { provenanceOf } from '../provenance.ts';
import type { Sources } from '../sources.ts';
import { readTable, type Row, type Tables, uniqueBy } from '../table.ts';

const DIMENSIONS = [
  'economy',
  'cost_of_living',
  'jobs',
  'healthcare',
  'education',
  'safety',
  'politics_governance',
  'rights_freedoms',
  'immigration',
  'taxation_business',
  'climate',
  'environment',
  'infrastructure_digital',
  'culture_language',
  'family_demographics',
  'housing_urban',
  'lifestyle',
] as const satisfies readonly Dimension[];

const indicatorSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, 'is not an indicator id'),
  name: text,
  dimension: z.enum(DIMENSIONS, { error: 'is not a dimension' }),
  unit: text,
  direction: z.enum(['higher_better', 'lower_better', 'preference', 'info'], { error: 'is not a direction' }),
  source: text,
  source_repository: z.string(),
  licence: text,
  years: z.string(),
  countries: z.string(),
  note: optionalText,
});
const rangeSchema = z.object({
  indicator_id: text,
  low: optionalNumber,
  high: optionalNumber,
  values: list,
  last_year: optionalNumber,
});
const factSchema = z.object({ iso3, indicator_id: text, value: text, year: number });
const fillSchema = factSchema.extend({ proxy: text });
const correctionSchema = z.object({
  iso3,
  indicator_id: text,
  table_value: text,
  use_value: z.string(),
  reason: text,
});

type FactRow = Row<typeof factSchema>;
type Range = Row<typeof rangeSchema>;

const FACT_TABLES = ['core/facts.csv', 'money/facts.csv'];
const INDICATOR_TABLES = ['core/indicators.csv', 'money/indicators.csv'];

/** The value of a fact if it keeps to the declared range of its indicator; reports and answers null otherwise. */
function checkedValue(tables: Tables, row: FactRow, range: Range): number | string | null {
  if (range.values.length > 0) {
    if (range.values.includes(row.value)) return row.value;
    tables.report(row.at, 'value', `"${row.value}" is not one of ${range.values.join(', ')}`);
    return null;
  }
  const value = Number(row.value);
  if (Number.isNaN(value)) {
    tables.report(row.at, 'value', `"${row.value}" is not a number`);
    return null;
  }
  const { low, high } = range;
  if (low === null || high === null || (value >= low && value <= high)) return value;
  tables.report(
    row.at,
    'value',
    `${row.indicator_id} of ${value} is outside the declared range ${low} to ${high}`,
  );
  return null;
}

function checkYear(tables: Tables, row: FactRow, range: Range): void {
  const last = range.last_year ?? EDITION_YEAR;
  if (!Number.isInteger(row.year) || row.year < 1900)
    tables.report(row.at, 'year', `${row.year} is not a year`);
  else if (row.year > last)
    tables.report(row.at, 'year', `${row.year} is in the future (last allowed year ${last})`);
}

/** Reads indicators, their ranges, all facts, fills and corrections; answers columns aligned with the countries. */
export function compileIndicators(
  tables: Tables,
  sources: Sources,
  countries: readonly Country[],
): {
  readonly indicators: readonly Indicator[];
  readonly columns: readonly FactColumn[];
  readonly facts: number;
} {
  const rows = INDICATOR_TABLES.flatMap((file) => readTable(tables, file, indicatorSchema));
  uniqueBy(tables, rows, 'id', (row) => row.id);
  const ids = new Map(rows.map((row, i) => [row.id, i]));
  const rangeRows = readTable(tables, 'ranges.csv', rangeSchema);
  const ranges = uniqueBy(tables, rangeRows, 'indicator_id', (row) => row.indicator_id);
  const indexOf = new Map(countries.map((country, i) => [country.iso3, i]));

  for (const row of rangeRows) {
    if (!ids.has(row.indicator_id))
      tables.report(row.at, 'indicator_id', `unknown indicator "${row.indicator_id}"`);
    if (row.values.length === 0 && !((row.low ?? 1) < (row.high ?? 0)))
      tables.report(row.at, 'low', 'is not below high');
  }
  for (const row of rows)
    if (!ranges.has(row.id)) tables.report(row.at, 'id', `"${row.id}" has no range in ranges.csv`);

  const columns = rows.map(() => ({
    values: countries.map((): number | string | null => null),
    years: countries.map((): number | null => null),
    marks: {} as Record<string, { quality: Quality; note: string | null }>,
  }));

  /** Where a row belongs, or null after reporting an unknown code. */
  function cellOf(row: { iso3: string; indicator_id: string; at: FactRow['at'] }) {
    const country = indexOf.get(row.iso3);
    const indicator = ids.get(row.indicator_id);
    if (country === undefined) tables.report(row.at, 'iso3', `unknown country code "${row.iso3}"`);
    if (indicator === undefined)
      tables.report(row.at, 'indicator_id', `unknown indicator "${row.indicator_id}"`);
    if (country === undefined || indicator === undefined) return null;
    return { country, column: columns[indicator] as (typeof columns)[number] };
  }

  const keyOf = (row: { iso3: string; indicator_id: string }): string => `${row.iso3} ${row.indicator_id}`;
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
  let count = 0;
  for (const row of facts.values()) {
    const cell = cellOf(row);
    const range = ranges.get(row.indicator_id);
    if (!cell || !range) continue;
    const correction = corrections.get(keyOf(row));
    if (correction?.use_value === '') continue;
    const value = checkedValue(tables, correction ? { ...row, value: correction.use_value } : row, range);
    checkYear(tables, row, range);
    cell.column.values[cell.country] = value;
    cell.column.years[cell.country] = row.year;
    if (correction) cell.column.marks[row.iso3] = { quality: 'correction', note: correction.reason };
    if (value !== null) count += 1;
  }
  for (const row of readTable(tables, 'core/fills.csv', fillSchema)) {
    const cell = cellOf(row);
    if (!cell) continue;
    if (facts.get(keyOf(row))?.value !== row.value)
      tables.report(row.at, 'value', 'differs from the fact it explains');
    const corrected = row.proxy.startsWith('correction: ');
    cell.column.marks[row.iso3] = {
      quality: corrected ? 'correction' : 'proxy',
      note: corrected ? row.proxy.slice('correction: '.length) : row.proxy,
    };
  }

  const indicators = rows.map((row, i): Indicator => {
    const range = ranges.get(row.id);
    const own = sources.all.find((source) => source.label === `indicator:${row.id}`);
    const source = own ?? sources.one(row.source, row.at, 'source');
    const from = provenanceOf(source ? [source] : [], null, null);
    const { low = null, high = null, values = [] } = range ?? {};
    return {
      id: row.id,
      name: row.name,
      dimension: row.dimension,
      unit: row.unit,
      direction: row.direction,
      source: from.source,
      licence: from.licence,
      shareAlike: from.shareAlike,
      shown: from.shown,
      note: row.note,
      coverage: columns[i]?.values.filter((value) => value !== null).length ?? 0,
      range: low !== null && high !== null ? [low, high] : null,
      values: values.length > 0 ? values : null,
      forecast: (range?.last_year ?? 0) > EDITION_YEAR,
    };
  });
  return { indicators, columns, facts: count };
}
