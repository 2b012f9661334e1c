import type { SpecialRegime, TaxContent, TaxFacts } from '@global-fit/atlas/money/taxes';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { iso2, iso3, numberIn, optionalNumberIn, optionalText, text, yn } from '../../cells.ts';
import { EDITION_YEAR } from '../../edition.ts';
import { readTable, type Row, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';
import { ofCountries } from '../countryRows.ts';

const rate = optionalNumberIn(0, 75);
const year = numberIn(2000, EDITION_YEAR);

const factSchema = z.object({
  iso2,
  top_personal_income_tax_rate: rate,
  oecd_all_in_top_rate: rate,
  capital_gains_rate: rate,
  corporate_rate: rate,
  vat_rate: optionalNumberIn(0, 30),
  tax_residency_days: optionalNumberIn(30, 366),
  resident_by_home: yn,
  has_special_expat_regime: optionalText,
  territorial_taxation: z.enum(['y', 'n', 'remittance', '']).transform((cell) => (cell === '' ? null : cell)),
  remittance_who: z
    .enum(['foreigners', 'not-domiciled', ''])
    .transform((cell) => (cell === '' ? null : cell)),
  remittance_years: optionalNumberIn(1, 30),
  as_of: optionalText,
  source: z.string(),
});
const regimeSchema = z.object({
  iso3,
  regime: text,
  kind: text,
  rate_or_share_pct: optionalNumberIn(0, 100),
  gives: optionalText,
  years: optionalNumberIn(1, 30),
  conditions: text,
  who: text,
  rules_of: year,
  source: text,
});

/** A row without the figures that only an unlicensed source can have supplied. */
function clearFigures(row: Row<typeof factSchema>): Omit<TaxFacts, 'iso3' | 'from'> | null {
  const unclear = row.source.includes('habitat-compass');
  const nomad = row.source.includes('GlobeNomad');
  const top = !unclear || nomad || row.source.includes('Wikipedia List');
  const figures = {
    topIncomeTax: top ? row.top_personal_income_tax_rate : null,
    capitalGains: row.capital_gains_rate,
    corporate: row.corporate_rate,
    vat: row.vat_rate,
    residencyDays: !unclear || nomad ? row.tax_residency_days : null,
    residentByHome: row.resident_by_home === true,
    territorial: !unclear || nomad ? row.territorial_taxation : null,
    remittance:
      row.territorial_taxation === 'remittance'
        ? { who: row.remittance_who, years: row.remittance_years }
        : null,
  };
  return Object.values(figures).some((figure) => figure !== null && figure !== false) ? figures : null;
}

function compileTaxFacts(context: Context): readonly Stored<TaxFacts>[] {
  const rows = readTable(context, 'routes/tax_facts.csv', factSchema);
  uniqueBy(context, rows, 'iso2', (row) => row.iso2);
  return rows.flatMap((row): Stored<TaxFacts>[] => {
    if (row.territorial_taxation !== 'remittance' && (row.remittance_who ?? row.remittance_years) !== null)
      context.report(row.at, 'remittance_who', 'income is not taxed as it is brought in');
    const country = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    const figures = clearFigures(row);
    if (country === null || figures === null) return [];
    return [{ iso3: country, ...figures, from: context.provenances.ofRow(row) }];
  });
}

/** Reads tax rates and regimes for newcomers. */
export function compileTaxes(context: Context): TaxContent {
  const { provenances } = context;

  const regimeRows = readTable(context, 'money/special_regimes.csv', regimeSchema);
  uniqueBy(context, regimeRows, 'iso3, regime', (row) => `${row.iso3} ${row.regime}`);
  for (const row of regimeRows)
    if ((row.rate_or_share_pct === null) === (row.gives === null))
      context.report(row.at, 'gives', 'needs a percentage or words, and not both');

  return {
    taxFacts: compileTaxFacts(context),
    specialRegimes: ofCountries(context, regimeRows).map(
      (row): Stored<SpecialRegime> => ({
        iso3: row.iso3,
        name: row.regime,
        kind: row.kind,
        percent: row.rate_or_share_pct,
        gives: row.gives,
        years: row.years,
        conditions: row.conditions,
        who: row.who,
        from: provenances.add(row.source, row.rules_of, null, row.at),
      }),
    ),
  };
}
