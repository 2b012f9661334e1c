import type { HomeEducation, HomeEducationContent } from '@global-fit/atlas/law/homeEducation';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const schema = z.object({
  iso3,
  status: z.enum(['lawful', 'permission', 'forbidden']),
  condition: text,
  as_of: text,
  source: text,
  source_url: z.url({ protocol: /^https$/ }),
  confidence,
});

/** Reads each country's law on home education. */
export function compileHomeEducation(context: Context): HomeEducationContent {
  const rows = readTable(context, 'practical/home_education.csv', schema);
  uniqueBy(context, rows, 'iso3', (row) => row.iso3);
  const homeEducation = rows.flatMap((row): Stored<HomeEducation>[] => {
    if (context.codes.country(row.iso3, row.at, 'iso3') === null) return [];
    const from = context.provenances.add(row.source, row.as_of, row.confidence, row.at);
    const { status, condition, source_url: sourceUrl } = row;
    return [{ iso3: row.iso3, status, condition, sourceUrl, from }];
  });
  return { homeEducation };
}
