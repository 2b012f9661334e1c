import type { ProfessionRegister, RegisterContent } from '@global-fit/atlas/law/registers';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { iso2, list, optionalText, text } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';

const schema = z.object({
  iso2,
  professions: list,
  register: text,
  language: optionalText,
  exam: optionalText,
  as_of: optionalText,
  source: text,
  source_url: optionalText,
});

/** Reads who recognises foreign qualifications: at most one body for a profession in a country. */
export function compileRegisters(context: Context): RegisterContent {
  const seen = new Set<string>();
  const registers = readTable(context, 'practical/registers.csv', schema).flatMap(
    (row): Stored<ProfessionRegister>[] => {
      const iso3 = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
      if (iso3 === null) return [];
      if (row.professions.length === 0) context.report(row.at, 'professions', 'is empty');
      for (const profession of row.professions) {
        const key = `${row.iso2} ${profession}`;
        if (seen.has(key)) context.report(row.at, 'professions', `${key} stands in an earlier row too`);
        seen.add(key);
      }
      const from = context.provenances.ofRow(row);
      const { professions, register: body, language, exam, source_url: sourceUrl } = row;
      return [{ iso3, professions, body, language, exam, sourceUrl, from }];
    },
  );
  return { registers };
}
