import { NO_CEILING } from '@global-fit/atlas/money/deductions';
import { z } from 'zod';
import { confidence, currency, iso3, numberIn, optionalNumber, optionalText, text } from '../../cells.ts';
import { EDITION_YEAR } from '../../edition.ts';
import { readTable, type Row, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const percent = numberIn(0, 100);
const year = numberIn(2000, EDITION_YEAR);
const amount = numberIn(0, 1e10);

export const deductionSchema = z.object({
  iso3,
  gross_usd: amount,
  gross_local: amount,
  currency,
  deductions_pct: percent,
  rules_of: year,
  method: z.enum(['rule table', NO_CEILING, 'between computed cases']),
  confidence,
});
export const caseSchema = z.object({
  iso3,
  tax_year: year,
  regime: text,
  filing_status: text,
  place: optionalText,
  gross_annual: amount,
  currency,
  gross_usd: amount,
  net_annual: amount,
  deductions_pct: numberIn(-20, 100),
});
const bandSchema = z.object({
  iso3,
  rules_of: year,
  currency,
  from_amount: amount,
  to_amount: optionalNumber,
  rate_pct: percent,
  allowance: amount,
  source_confidence: confidence,
});

/** Income tax and contributions as percent of gross pay; the facts repeat these shares. */
export type DeductionRow = Row<typeof deductionSchema>;

/**
 * Reads the estimates of deductions, and checks the worked cases and tax bands behind them. The atlas contains none
 * of these, since only the facts are shown and scored.
 */
export function readDeductions(context: Context): readonly DeductionRow[] {
  const deductions = readTable(context, 'money/deductions_estimates.csv', deductionSchema);
  uniqueBy(context, deductions, 'iso3, gross_usd', (row) => `${row.iso3} ${row.gross_usd}`);
  const caseRows = readTable(context, 'money/net_pay_cases.csv', caseSchema);
  // Two cases may differ only in their household, which the table does not name; their net pay tells them apart.
  uniqueBy(context, caseRows, 'all', (row) => JSON.stringify(Object.values(row).slice(0, -1)));
  const bandRows = readTable(context, 'money/tax_brackets_2024.csv', bandSchema);
  uniqueBy(context, bandRows, 'iso3, from_amount', (row) => `${row.iso3} ${row.from_amount}`);
  for (const row of [...caseRows, ...bandRows]) context.codes.country(row.iso3, row.at, 'iso3');
  return deductions.filter((row) => context.codes.country(row.iso3, row.at, 'iso3') !== null);
}
