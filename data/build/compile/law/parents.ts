import type { ParentContent, ParentLaw } from '@global-fit/atlas/law/parents';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, securePage, text, yesNo } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const schema = z.object({
  iso3,
  both_at_birth: yesNo,
  joint_adoption: yesNo,
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** Reads each country's law on two parents of the same sex. */
export function compileParents(context: Context): ParentContent {
  const rows = onePerCountry(context, readTable(context, 'practical/parents.csv', schema));
  const parents = rows.map((row): Stored<ParentLaw> => {
    const from = context.provenances.ofRow(row);
    const { both_at_birth: bothAtBirth, joint_adoption: jointAdoption, source_url: sourceUrl } = row;
    return { iso3: row.iso3, bothAtBirth, jointAdoption, sourceUrl, from };
  });
  return { parents };
}
