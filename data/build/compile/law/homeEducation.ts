import type { HomeEducation, HomeEducationContent } from '@global-fit/atlas/law/homeEducation';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, securePage, text } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const schema = z.object({
  iso3,
  status: z.enum(['lawful', 'permission', 'forbidden']),
  condition: text,
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** Reads each country's law on home education. */
export function compileHomeEducation(context: Context): HomeEducationContent {
  const rows = onePerCountry(context, readTable(context, 'practical/home_education.csv', schema));
  const homeEducation = rows.map((row): Stored<HomeEducation> => {
    const from = context.provenances.ofRow(row);
    const { status, condition, source_url: sourceUrl } = row;
    return { iso3: row.iso3, status, condition, sourceUrl, from };
  });
  return { homeEducation };
}
