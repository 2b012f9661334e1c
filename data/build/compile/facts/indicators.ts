import type { FactColumn } from '@global-fit/atlas/content';
import type { Country, Dimension, Indicator } from '@global-fit/atlas/model';
import { z } from 'zod';
import { optionalText, text } from '../../cells.ts';
import { EDITION_YEAR } from '../../edition.ts';
import { provenanceOf } from '../../provenance.ts';
import type { Sources } from '../../sources.ts';
import { readTable, type Row, type Tables, uniqueBy } from '../../table.ts';
import { compileFacts } from './facts.ts';
import { withFinerCounts } from './finerCounts.ts';
import { withHoursOfAll } from './hoursOfAll.ts';
import { type Range, readRanges } from './ranges.ts';
import { withoutRareCounts } from './rareCounts.ts';

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

const DIRECTIONS = ['higher_better', 'lower_better', 'preference', 'info'] as const;

const indicatorSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, 'is not an indicator id'),
  name: text,
  dimension: z.enum(DIMENSIONS, { error: 'is not a dimension' }),
  unit: text,
  direction: z.enum(DIRECTIONS, { error: 'is not a direction' }),
  source: text,
  source_repository: z.string(),
  licence: text,
  years: z.string(),
  countries: z.string(),
  note: optionalText,
});

const INDICATOR_TABLES = ['core/indicators.csv', 'money/indicators.csv'];

/** The entry of an indicator in sources.csv: its own where we compute it, else that of its source. */
function indicatorOf(
  row: Row<typeof indicatorSchema>,
  range: Range | undefined,
  sources: Sources,
): Indicator {
  const own = sources.all.find((source) => source.label === `indicator:${row.id}`);
  const source = own ?? sources.one(row.source, row.at, 'source');
  const { source: publisher, licence, shareAlike, shown } = provenanceOf(source ? [source] : [], null, null);
  const { low = null, high = null, values = [], last_year = null } = range ?? {};
  return {
    id: row.id,
    name: row.name,
    dimension: row.dimension,
    unit: row.unit,
    direction: row.direction,
    source: publisher,
    licence,
    shareAlike,
    shown,
    note: row.note,
    range: low !== null && high !== null ? [low, high] : null,
    values: values.length > 0 ? values : null,
    forecast: (last_year ?? 0) > EDITION_YEAR || row.name.includes('forecast'),
  };
}

/**
 * Reads indicators with their ranges and facts; columns are aligned with the countries. The indices we compute are
 * empty until `withWorldIndices`.
 */
export function compileIndicators(
  tables: Tables,
  sources: Sources,
  countries: readonly Country[],
): {
  readonly indicators: readonly Indicator[];
  readonly columns: readonly FactColumn[];
} {
  const rows = INDICATOR_TABLES.flatMap((file) => readTable(tables, file, indicatorSchema));
  const byId = uniqueBy(tables, rows, 'id', (row) => row.id);
  const ranges = readRanges(tables);
  for (const row of rows)
    if (!ranges.has(row.id)) tables.report(row.at, 'id', `"${row.id}" has no range in ranges.csv`);
  for (const range of ranges.values()) {
    if (!byId.has(range.indicator_id))
      tables.report(range.at, 'indicator_id', `unknown indicator "${range.indicator_id}"`);
  }
  const ids = rows.map((row) => row.id);
  const read = compileFacts(tables, ids, ranges, sources, countries);
  const publisherOf = (id: string): string | null => {
    const row = rows.find((one) => one.id === id);
    return row ? (sources.one(row.source, row.at, 'source')?.publisher ?? null) : null;
  };
  const finer = withFinerCounts(withoutRareCounts(read, ids), ids, countries, publisherOf);
  return {
    indicators: rows.map((row) => indicatorOf(row, ranges.get(row.id), sources)),
    columns: withHoursOfAll(finer, ids, countries),
  };
}
