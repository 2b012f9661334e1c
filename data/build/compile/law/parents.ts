import type { ParentContent, ParentLaw } from '@global-fit/atlas/law/parents';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const told = z.enum(['yes', 'no', '']).transform((cell) => (cell === '' ? null : cell === 'yes'));

const schema = z.object({
  iso3,
  both_at_birth: told,
  joint_adoption: told,
  as_of: text,
  source: text,
  source_url: z.url({ protocol: /^https$/ }),
  confidence,
});

/** Reads each country's law on two parents of the same sex. */
export function compileParents(context: Context): ParentContent {
  const rows = readTable(context, 'practical/parents.csv', schema);
  uniqueBy(context, rows, 'iso3', (row) => row.iso3);
  const parents = rows.flatMap((row): Stored<ParentLaw>[] => {
    if (context.codes.country(row.iso3, row.at, 'iso3') === null) return [];
    const from = context.provenances.add(row.source, row.as_of, row.confidence, row.at);
    const { both_at_birth: bothAtBirth, joint_adoption: jointAdoption, source_url: sourceUrl } = row;
    return [{ iso3: row.iso3, bothAtBirth, jointAdoption, sourceUrl, from }];
  });
  return { parents };
}
