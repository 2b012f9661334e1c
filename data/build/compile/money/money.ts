import type {
  EarningsNote,
  MinimumWage,
  MoneyContent,
  Occupation,
  OccupationWage,
} from '@global-fit/atlas/money/money';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { currency, iso3, numberIn, optionalNumberIn, optionalText, text } from '../../cells.ts';
import { EDITION_YEAR } from '../../edition.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';
import { ofCountries, onePerCountry } from '../countryRows.ts';

const OCCUPATIONS = [
  'total',
  'managers',
  'professionals',
  'technicians',
  'clerical',
  'service_sales',
  'skilled_agriculture',
  'craft_trades',
  'machine_operators',
  'elementary',
] as const satisfies readonly Occupation[];

const year = numberIn(1990, EDITION_YEAR);
const flag = z.enum(['', 'Break in series', 'Unreliable', 'Not believed']);

const wageSchema = z.object({
  iso3,
  occupation_isco08: z.enum(OCCUPATIONS, { error: 'is not an ISCO-08 group' }),
  monthly_local: numberIn(1, 2e8),
  currency,
  monthly_usd: optionalNumberIn(10, 25_000),
  year,
  source_type: text,
  flag,
});
const noteSchema = z.object({
  iso3,
  year,
  source: text,
  currency,
  concept: z.enum(['gross', 'net', 'not stated']),
  measure: z.enum(['mean', 'median']),
  coverage: z.enum(['all', 'full-time']),
  flag,
});
const minimumSchema = z.object({
  iso3,
  monthly_local: numberIn(1, 1e8),
  currency,
  monthly_usd: optionalNumberIn(1, 8000),
  year,
  note: optionalText,
});

const WAGE_SOURCE = 'ILO, ILOSTAT (download of 15 April 2026)';
const MINIMUM_SOURCE = 'ILO, ILOSTAT: statutory gross monthly minimum wage (Eurostat for Europe 2026)';

/**
 * Marks of averages that are no figure of pay: the survey's own, and ours. We do not believe a mean that an economy
 * cannot pay, as where old and new money were mixed: 17 times what Liberia makes a head, nine times what Mauritania
 * does, and in the Bahamas three and a half times the minimum wage for work that asks for no training.
 */
const NO_AVERAGES: ReadonlySet<string> = new Set(['Unreliable', 'Not believed']);

/** Reads wages by occupation, what each survey measured, and minimum wages. */
export function compileMoney(context: Context): MoneyContent {
  const { provenances } = context;
  const wageRows = readTable(context, 'money/wages_by_occupation.csv', wageSchema);
  uniqueBy(context, wageRows, 'iso3, occupation_isco08', (row) => `${row.iso3} ${row.occupation_isco08}`);
  const wages = ofCountries(context, wageRows).map((row): Stored<OccupationWage> => {
    const unreliable = NO_AVERAGES.has(row.flag ?? '');
    return {
      iso3: row.iso3,
      occupation: row.occupation_isco08,
      monthlyLocal: row.monthly_local,
      currency: row.currency,
      monthlyUsd: row.flag === 'Not believed' ? null : row.monthly_usd,
      year: row.year,
      unreliable,
      from: provenances.add(WAGE_SOURCE, row.year, unreliable ? 'low' : null, row.at),
    };
  });

  const noteRows = onePerCountry(context, readTable(context, 'money/earnings_sources.csv', noteSchema));
  const earningsNotes = noteRows.map((row): Stored<EarningsNote> => {
    const { year: of, source: survey, concept, measure, coverage } = row;
    const unreliable = NO_AVERAGES.has(row.flag ?? '');
    return {
      iso3: row.iso3,
      year: of,
      survey,
      concept,
      measure,
      coverage,
      unreliable,
      from: provenances.add(WAGE_SOURCE, of, unreliable ? 'low' : null, row.at),
    };
  });

  const minimumRows = onePerCountry(context, readTable(context, 'money/minimum_wages.csv', minimumSchema));
  const minimumWages = minimumRows.map((row): Stored<MinimumWage> => {
    return {
      iso3: row.iso3,
      monthlyLocal: row.monthly_local,
      currency: row.currency,
      monthlyUsd: row.monthly_usd,
      year: row.year,
      note: row.note,
      from: provenances.add(MINIMUM_SOURCE, row.year, null, row.at),
    };
  });
  return { wages, earningsNotes, minimumWages };
}
