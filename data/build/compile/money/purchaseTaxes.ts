import type { PurchaseTax, PurchaseTaxContent } from '@global-fit/atlas/money/purchaseTaxes';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, list, numberIn, securePage, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';
import { ofCountries } from '../countryRows.ts';

/** In percent: no known tax on a purchase exceeds the price. */
const rate = numberIn(0, 100);

const schema = z.object({
  iso3,
  levy: text,
  falls_on: z.enum(['every home', 'existing home', 'new home', 'second home', 'buyer from abroad']),
  low_pct: rate,
  high_pct: rate,
  of_price: z.enum(['yes', 'no']),
  condition: text,
  spared: list,
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** Reads the taxes due on buying a home. */
export function compilePurchaseTaxes(context: Context): PurchaseTaxContent {
  const { codes, provenances, report } = context;
  const rows = readTable(context, 'money/purchase_taxes.csv', schema);
  uniqueBy(context, rows, 'iso3, levy, falls_on', (row) => `${row.iso3} ${row.levy} ${row.falls_on}`);
  const purchaseTaxes = ofCountries(context, rows).map((row): Stored<PurchaseTax> => {
    for (const one of row.spared) codes.country(one, row.at, 'spared');
    if (row.low_pct > row.high_pct) report(row.at, 'low_pct', 'is more than high_pct');
    return {
      iso3: row.iso3,
      levy: row.levy,
      fallsOn: row.falls_on,
      lowPercent: row.low_pct,
      highPercent: row.high_pct,
      ofPrice: row.of_price === 'yes',
      condition: row.condition,
      spared: row.spared,
      sourceUrl: row.source_url,
      from: provenances.ofRow(row),
    };
  });
  return { purchaseTaxes };
}
