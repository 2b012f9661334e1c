import type { AbortionContent, AbortionLaw } from '@global-fit/atlas/law/abortion';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const schema = z.object({
  iso3,
  status: z.enum(['on request', 'broad grounds', 'health', 'life', 'banned']),
  as_of: text,
  source: text,
  source_url: z.url({ protocol: /^https$/ }),
  confidence,
});

/** Reads the law on abortion of each country. */
export function compileAbortion(context: Context): AbortionContent {
  const rows = readTable(context, 'practical/abortion.csv', schema);
  uniqueBy(context, rows, 'iso3', (row) => row.iso3);
  const abortion = rows.flatMap((row): Stored<AbortionLaw>[] => {
    if (context.codes.country(row.iso3, row.at, 'iso3') === null) return [];
    const from = context.provenances.add(row.source, row.as_of, row.confidence, row.at);
    return [{ iso3: row.iso3, status: row.status, sourceUrl: row.source_url, from }];
  });
  return { abortion };
}
