import type { Stored } from '@global-fit/atlas/stored';
import type { StudentLaw, StudentLawContent } from '@global-fit/atlas/law/studentLaw';
import { z } from 'zod';
import { iso2, optionalNumberIn, optionalText, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

/** In months; no country lets graduates look for work for longer. */
const LONGEST_STAY = 60;

const schema = z.object({
  iso2,
  work_hours: optionalText,
  work_note: optionalText,
  stay_months: optionalNumberIn(1, LONGEST_STAY),
  stay_note: optionalText,
  as_of: optionalText,
  source: text,
  source_url: optionalText,
});

/** Reads how much work student permits allow, and how long graduates may stay to look for a job. */
export function compileStudentLaws(context: Context): StudentLawContent {
  const rows = readTable(context, 'practical/student_work.csv', schema);
  uniqueBy(context, rows, 'iso2', (row) => row.iso2);
  const studentLaws = rows.flatMap((row): Stored<StudentLaw>[] => {
    const iso3 = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    if (iso3 === null) return [];
    if (row.work_hours === null && row.stay_months === null)
      context.report(row.at, 'work_hours', 'is empty, and so is stay_months');
    const from = context.provenances.ofRow(row);
    return [
      {
        iso3,
        work: row.work_hours === null ? null : { limit: row.work_hours, note: row.work_note },
        stay: row.stay_months === null ? null : { months: row.stay_months, note: row.stay_note },
        sourceUrl: row.source_url,
        from,
      },
    ];
  });
  return { studentLaws };
}
