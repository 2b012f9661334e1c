import type { ReligiousDress, ReligiousDressContent } from '@global-fit/atlas/law/religiousDress';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, securePage, text } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const HEAD = ['protected', 'some', 'many', 'forbidden', 'required'] as const;
const FACE = ['banned', 'some'] as const;

const schema = z.object({
  iso3,
  head: z.enum(['', ...HEAD]),
  head_rule: z.string(),
  face: z.enum(['', ...FACE]),
  face_rule: z.string(),
  as_of: text,
  source: text,
  source_url: securePage,
  confidence,
});

/** A law with its clause; null where none was found. */
const told = <Law extends string>(law: Law | '', rule: string): { law: Law; rule: string } | null =>
  law === '' ? null : { law, rule };

/** Reads what each country's law says of the dress of a faith; a law without its clause is reported. */
export function compileReligiousDress(context: Context): ReligiousDressContent {
  const rows = onePerCountry(context, readTable(context, 'practical/religious_dress.csv', schema));
  const religiousDress = rows.map((row): Stored<ReligiousDress> => {
    if ((row.head === '') !== (row.head_rule === ''))
      context.report(row.at, 'head_rule', 'and head belong together');
    if ((row.face === '') !== (row.face_rule === ''))
      context.report(row.at, 'face_rule', 'and face belong together');
    const from = context.provenances.ofRow(row);
    return {
      iso3: row.iso3,
      head: told(row.head, row.head_rule),
      face: told(row.face, row.face_rule),
      sourceUrl: row.source_url,
      from,
    };
  });
  return { religiousDress };
}
