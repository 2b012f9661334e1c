import type { AbortionContent, AbortionLaw } from '@global-fit/atlas/law/abortion';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, securePage, text } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const schema = z.object({
  iso3,
  status: z.enum(['on request', 'broad grounds', 'health', 'life', 'banned']),
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** Reads the law on abortion of each country. */
export function compileAbortion(context: Context): AbortionContent {
  const rows = onePerCountry(context, readTable(context, 'practical/abortion.csv', schema));
  const abortion = rows.map((row): Stored<AbortionLaw> => {
    const from = context.provenances.ofRow(row);
    return { iso3: row.iso3, status: row.status, sourceUrl: row.source_url, from };
  });
  return { abortion };
}
