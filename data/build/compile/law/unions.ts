import type { Stored } from '@global-fit/atlas/stored';
import type { UnionContent, UnionLaw } from '@global-fit/atlas/law/unions';
import { z } from 'zod';
import { confidence, iso3, optionalText, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

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
  source_url: z.url({ protocol: /^https$/ }),
  confidence,
});

/** Reads each country's law on same-sex couples. */
export function compileUnions(context: Context): UnionContent {
  const rows = readTable(context, 'practical/unions.csv', schema);
  uniqueBy(context, rows, 'iso3', (row) => row.iso3);
  const unions = rows.flatMap((row): Stored<UnionLaw>[] => {
    if (context.codes.country(row.iso3, row.at, 'iso3') === null) return [];
    if (row.status === 'marriage' && (row.since === null || row.act === null))
      context.report(row.at, 'since', 'a marriage law needs its date and its act');
    const from = context.provenances.add(row.source, row.as_of, row.confidence, row.at);
    const { status, since, act, source_url: sourceUrl } = row;
    return [{ iso3: row.iso3, status, since, act, sourceUrl, from }];
  });
  return { unions };
}
