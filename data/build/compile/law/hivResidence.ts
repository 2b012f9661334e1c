import type { HivResidence, HivResidenceContent } from '@global-fit/atlas/law/hivResidence';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, securePage, text } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const schema = z.object({
  iso3,
  law: z.enum(['refused', 'asked', 'lifted']),
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** Reads which countries refuse residence to people with HIV, or ask for a test of it. */
export function compileHivResidence(context: Context): HivResidenceContent {
  const rows = onePerCountry(context, readTable(context, 'practical/hiv_residence.csv', schema));
  return {
    hivResidence: rows.map(
      (row): Stored<HivResidence> => ({
        iso3: row.iso3,
        law: row.law,
        sourceUrl: row.source_url,
        from: context.provenances.ofRow(row),
      }),
    ),
  };
}
