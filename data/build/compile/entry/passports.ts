import type { BlocRow, PassportTable } from '@global-fit/atlas/content';
import { z } from 'zod';
import { confidence, iso3, list, optionalText, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

const WORDS = ['visa free', 'visa on arrival', 'eta', 'e-visa', 'visa required', 'no admission'];

const pairSchema = z.object({
  passport: iso3,
  destination: iso3,
  requirement: z
    .string()
    .refine((cell) => WORDS.includes(cell) || /^[1-9]\d{0,2}$/.test(cell), 'is not a known requirement'),
});

/** Reads the passport matrix into one line of characters per passport. */
export function compilePassports(context: Context): {
  readonly table: PassportTable;
  readonly pairs: number;
} {
  const rows = readTable(context, 'core/passport_matrix.csv', pairSchema);
  uniqueBy(context, rows, 'passport, destination', (row) => `${row.passport} ${row.destination}`);
  for (const row of rows) {
    context.codes.anywhere(row.passport, row.at, 'passport');
    context.codes.anywhere(row.destination, row.at, 'destination');
  }
  const holders = [...new Set(rows.map((row) => row.passport))].sort();
  const place = new Map(holders.map((holder, i) => [holder, i]));
  const words = [...new Set(rows.map((row) => row.requirement))].sort();
  const characterOf = new Map(words.map((word, i) => [word, String.fromCharCode(97 + i)]));
  const lines = holders.map(() => holders.map(() => '-'));
  for (const row of rows) {
    const line = lines[place.get(row.passport) ?? -1];
    const column = place.get(row.destination);
    if (line && column !== undefined) line[column] = characterOf.get(row.requirement) ?? '-';
  }
  return {
    table: {
      holders,
      legend: Object.fromEntries(words.map((word) => [characterOf.get(word) as string, word])),
      rows: lines.map((line) => line.join('')),
      from: context.provenances.add('table:passports', '2025-01-12', null, {
        file: 'core/passport_matrix.csv',
        line: 1,
      }),
    },
    pairs: rows.length,
  };
}

const blocSchema = z.object({
  bloc: text,
  name: text,
  members: list,
  host: z.string(),
  right: list.refine(
    (rights) => rights.every((one) => ['reside', 'work', 'visit'].includes(one)),
    'is not a known right',
  ),
  note: optionalText,
  as_of: text,
  source: text,
  confidence,
  family: optionalText,
  family_except: list,
  family_apart: optionalText,
  family_apart_except: list,
});

/** Reads the free-movement blocs. */
export function compileBlocs(context: Context): readonly BlocRow[] {
  const rows = readTable(context, 'practical/free_movement.csv', blocSchema);
  uniqueBy(context, rows, 'bloc', (row) => row.bloc);
  return rows.map((row) => {
    for (const member of [...row.members, ...row.family_except, ...row.family_apart_except])
      context.codes.country(member, row.at, 'members');
    return {
      id: row.bloc,
      name: row.name,
      members: row.members,
      host: row.host === '' ? null : context.codes.country(row.host, row.at, 'host'),
      rights: row.right as BlocRow['rights'],
      note: row.note,
      family: row.family,
      familyExcept: row.family_except,
      familyApart: row.family_apart,
      familyApartExcept: row.family_apart_except,
      from: context.provenances.ofRow(row),
    };
  });
}
