import type { Stored } from '@global-fit/atlas/stored';
import type { UnionContent, UnionLaw } from '@global-fit/atlas/law/unions';
import { z } from 'zod';
import { confidence, iso3, optionalText, securePage, text } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const schema = z.object({
  iso3,
  status: z.enum(['marriage', 'civil union', 'neither']),
  since: z
    .string()
    .regex(/^(\d{4}(-\d\d(-\d\d)?)?)?$/, 'is not a year, month or day')
    .transform((cell) => (cell === '' ? null : cell)),
  act: optionalText,
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** Reads each country's law on same-sex couples. */
export function compileUnions(context: Context): UnionContent {
  const rows = onePerCountry(context, readTable(context, 'practical/unions.csv', schema));
  const unions = rows.map((row): Stored<UnionLaw> => {
    if (row.status === 'marriage' && (row.since === null || row.act === null))
      context.report(row.at, 'since', 'a marriage law needs its date and its act');
    const from = context.provenances.ofRow(row);
    const { status, since, act, source_url: sourceUrl } = row;
    return { iso3: row.iso3, status, since, act, sourceUrl, from };
  });
  return { unions };
}
