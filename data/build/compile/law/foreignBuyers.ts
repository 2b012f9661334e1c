import type { ForeignBuyerContent, ForeignBuyers } from '@global-fit/atlas/law/foreignBuyers';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, list, optionalDay, securePage, text } from '../../cells.ts';
import { ENDED, hasEnded } from '../../edition.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const access = z.enum(['open', 'limited', 'permission', 'closed']);

const schema = z.object({
  iso3,
  house: access,
  flat: access,
  as_nationals: list,
  condition: text,
  until: optionalDay,
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** Areas that a cell may name in place of their members. */
export type Areas = Readonly<Record<'EU' | 'EEA', readonly Iso3[]>>;

/** Reads each country's law on foreigners who want to buy a home. */
export function compileForeignBuyers(context: Context, areas: Areas): ForeignBuyerContent {
  const { codes, provenances, report } = context;
  const rows = onePerCountry(context, readTable(context, 'practical/foreign_buyers.csv', schema));
  const foreignBuyers = rows.map((row): Stored<ForeignBuyers> => {
    const asNationals = row.as_nationals
      .flatMap((one) =>
        one === 'EU' || one === 'EEA' ? areas[one] : (codes.country(one, row.at, 'as_nationals') ?? []),
      )
      .filter((one) => one !== row.iso3);
    if (hasEnded(row.until)) report(row.at, 'until', ENDED);
    if (row.until !== null && !row.condition.includes(row.until.slice(0, 4)))
      report(row.at, 'condition', 'does not say until when it holds');
    const { house, flat, condition, until, source_url: sourceUrl } = row;
    const from = provenances.ofRow(row);
    return { iso3: row.iso3, house, flat, asNationals, condition, until, sourceUrl, from };
  });
  return { foreignBuyers };
}
