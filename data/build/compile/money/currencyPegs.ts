import type { CurrencyPeg, CurrencyPegContent } from '@global-fit/atlas/money/currencyPegs';
import type { Stored } from '@global-fit/atlas/stored';
import type { Country } from '@global-fit/atlas/model';
import { z } from 'zod';
import { confidence, currency, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const schema = z.object({
  currency,
  anchor: currency,
  arrangement: z.enum(['held', 'no notes']),
  as_of: text,
  source: text,
  confidence,
});

/** Reads pegged currencies. Each of them, and each anchor, has to be the currency of a country. */
export function compileCurrencyPegs(context: Context, countries: readonly Country[]): CurrencyPegContent {
  const { provenances, report } = context;
  const rows = readTable(context, 'money/currency_pegs.csv', schema);
  uniqueBy(context, rows, 'currency', (row) => row.currency);
  const inUse = new Set(countries.flatMap(({ currencies }) => currencies));
  for (const row of rows)
    for (const column of ['currency', 'anchor'] as const)
      if (!inUse.has(row[column])) report(row.at, column, `no country pays in "${row[column]}"`);
  return {
    currencyPegs: rows.map(
      (row): Stored<CurrencyPeg> => ({
        currency: row.currency,
        anchor: row.anchor,
        arrangement: row.arrangement,
        from: provenances.ofRow(row),
      }),
    ),
  };
}
