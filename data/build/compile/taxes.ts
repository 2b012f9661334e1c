import type {
  Deduction,
  NetPayCase,
  SpecialRegime,
  TaxBand,
  TaxContent,
  TaxFacts,
} from '@global-fit/atlas/taxes';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import {
  confidence,
  currency,
  iso2,
  iso3,
  numberIn,
  optionalNumber,
  optionalNumberIn,
  optionalText,
  text,
} from '../cells.ts';
import { EDITION_YEAR } from '../edition.ts';
import type { Place } from '../problem.ts';
import { readTable, type Row, uniqueBy } from '../table.ts';
import type { Context } from './context.ts';

const percent = numberIn(0, 100);
const rate = optionalNumberIn(0, 75);
const year = numberIn(2000, EDITION_YEAR);
const amount = numberIn(0, 1e10);

const factSchema = z.object({
  iso2,
  top_personal_income_tax_rate: rate,
  oecd_all_in_top_rate: rate,
  capital_gains_rate: rate,
  corporate_rate: rate,
  vat_rate: optionalNumberIn(0, 30),
  tax_residency_days: optionalNumberIn(30, 366),
  has_special_expat_regime: optionalText,
  territorial_taxation: z.enum(['y', 'n', 'remittance', '']).transform((cell) => (cell === '' ? null : cell)),
  as_of: optionalText,
  source: z.string(),
});
export const deductionSchema = z.object({
  iso3,
  gross_usd: amount,
  gross_local: amount,
  currency,
  deductions_pct: percent,
  rules_of: year,
  method: z.enum(['rule table', 'between computed cases']),
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
const regimeSchema = z.object({
  iso3,
  regime: text,
  kind: text,
  rate_or_share_pct: percent,
  years: optionalNumberIn(1, 30),
  conditions: text,
  who: text,
  rules_of: year,
});

const DEDUCTION_SOURCE =
  'derived here from public rule tables (national tax authorities, OECD, PwC, KPMG as cited there)';

/** A row's figures without those that only a source without a licence can have given. */
function clearFigures(row: Row<typeof factSchema>): Omit<TaxFacts, 'iso3' | 'from'> | null {
  const unclear = row.source.includes('habitat-compass');
  const nomad = row.source.includes('GlobeNomad');
  const top = !unclear || nomad || row.source.includes('Wikipedia List');
  const figures = {
    topIncomeTax: top ? row.top_personal_income_tax_rate : null,
    topAllIn: row.oecd_all_in_top_rate,
    capitalGains: row.capital_gains_rate,
    corporate: row.corporate_rate,
    vat: row.vat_rate,
    residencyDays: !unclear || nomad ? row.tax_residency_days : null,
    newcomerRegime: row.has_special_expat_regime,
    territorial: !unclear || nomad ? row.territorial_taxation : null,
  };
  return Object.values(figures).some((figure) => figure !== null) ? figures : null;
}

function compileTaxFacts(context: Context): readonly Stored<TaxFacts>[] {
  const rows = readTable(context, 'routes/tax_facts.csv', factSchema);
  uniqueBy(context, rows, 'iso2', (row) => row.iso2);
  return rows.flatMap((row): Stored<TaxFacts>[] => {
    const country = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    const figures = clearFigures(row);
    if (country === null || figures === null) return [];
    return [
      { iso3: country, ...figures, from: context.provenances.add(row.source, row.as_of, null, row.at) },
    ];
  });
}

/** Reads tax rates, deductions, worked cases, bands and regimes for newcomers. */
export function compileTaxes(context: Context): TaxContent {
  const { codes, provenances } = context;
  const isCountry = (row: { readonly iso3: string; readonly at: Place }): boolean =>
    codes.country(row.iso3, row.at, 'iso3') !== null;

  const deductionRows = readTable(context, 'money/deductions_estimates.csv', deductionSchema);
  uniqueBy(context, deductionRows, 'iso3, gross_usd', (row) => `${row.iso3} ${row.gross_usd}`);
  const caseRows = readTable(context, 'money/net_pay_cases.csv', caseSchema);
  // Two cases may differ by household alone, which the table does not name; the net pay then tells them apart.
  uniqueBy(context, caseRows, 'all', (row) => Object.values(row).slice(0, -1).join(' '));
  const bandRows = readTable(context, 'money/tax_brackets_2024.csv', bandSchema);
  uniqueBy(context, bandRows, 'iso3, from_amount', (row) => `${row.iso3} ${row.from_amount}`);
  const regimeRows = readTable(context, 'money/special_regimes.csv', regimeSchema);
  uniqueBy(context, regimeRows, 'iso3, regime', (row) => `${row.iso3} ${row.regime}`);

  return {
    taxFacts: compileTaxFacts(context),
    deductions: deductionRows.filter(isCountry).map(
      (row): Stored<Deduction> => ({
        iso3: row.iso3,
        grossUsd: row.gross_usd,
        grossLocal: row.gross_local,
        currency: row.currency,
        percent: row.deductions_pct,
        rulesOf: row.rules_of,
        method: row.method,
        from: provenances.add(DEDUCTION_SOURCE, row.rules_of, row.confidence, row.at),
      }),
    ),
    netPayCases: caseRows.filter(isCountry).map(
      (row): Stored<NetPayCase> => ({
        iso3: row.iso3,
        taxYear: row.tax_year,
        regime: row.regime,
        filing: row.filing_status,
        place: row.place,
        grossAnnual: row.gross_annual,
        currency: row.currency,
        grossUsd: row.gross_usd,
        netAnnual: row.net_annual,
        percent: row.deductions_pct,
        from: provenances.add('table:net_pay_cases', row.tax_year, null, row.at),
      }),
    ),
    taxBands: bandRows.filter(isCountry).map(
      (row): Stored<TaxBand> => ({
        iso3: row.iso3,
        rulesOf: row.rules_of,
        currency: row.currency,
        fromAmount: row.from_amount,
        toAmount: row.to_amount,
        percent: row.rate_pct,
        allowance: row.allowance,
        from: provenances.add('table:tax_brackets', row.rules_of, row.source_confidence, row.at),
      }),
    ),
    specialRegimes: regimeRows.filter(isCountry).map(
      (row): Stored<SpecialRegime> => ({
        iso3: row.iso3,
        name: row.regime,
        kind: row.kind,
        percent: row.rate_or_share_pct,
        years: row.years,
        conditions: row.conditions,
        who: row.who,
        from: provenances.add('table:special_regimes', row.rules_of, null, row.at),
      }),
    ),
  };
}
