import type { Stored } from '@global-fit/atlas/stored';
import type { Tuition, TuitionContent } from '@global-fit/atlas/law/tuition';
import { z } from 'zod';
import {
  confidence,
  currency,
  iso2,
  list,
  number,
  optionalNumber,
  optionalText,
  text,
  yn,
} from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const schema = z.object({
  iso2,
  level: z.enum(['any', 'bachelor', 'master'], { error: 'is not any, bachelor or master' }),
  low: number,
  high: optionalNumber,
  currency,
  free_movers_as_nationals: yn,
  as_nationals: list,
  note: optionalText,
  as_of: optionalText,
  source: text,
  source_url: optionalText,
  confidence,
});

/** Reads yearly tuition at public universities for students from abroad. */
export function compileTuitions(context: Context): TuitionContent {
  const rows = readTable(context, 'practical/tuition.csv', schema);
  uniqueBy(context, rows, 'level', (row) => `${row.iso2} ${row.level}`);
  const tuitions = rows.flatMap((row): Stored<Tuition>[] => {
    const iso3 = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    if (iso3 === null) return [];
    if (row.low < 0) context.report(row.at, 'low', 'is less than nothing');
    if (row.high !== null && row.high <= row.low) context.report(row.at, 'high', 'is not above low');
    return [
      {
        iso3,
        level: row.level,
        low: row.low,
        high: row.high,
        currency: row.currency,
        freeMoversAsNationals: row.free_movers_as_nationals === true,
        asNationals: row.as_nationals.flatMap(
          (code) => context.codes.countryOfIso2(code, row.at, 'as_nationals') ?? [],
        ),
        note: row.note,
        sourceUrl: row.source_url,
        from: context.provenances.ofRow(row),
      },
    ];
  });
  return { tuitions };
}
