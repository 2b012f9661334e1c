import type { EnglishRow, LanguageRow, UnderstoodRow } from '@global-fit/atlas/content';
import { z } from 'zod';
import { iso2, iso3, numberIn, optionalNumberIn, optionalText, text } from '../cells.ts';
import { readTable, uniqueBy } from '../table.ts';
import type { Context } from './context.ts';

const languageSchema = z.object({
  iso3,
  language_code: text,
  language_name: text,
  speaker_percent: optionalNumberIn(0, 100),
  official_status: z
    .enum(['official', 'official regional', 'de facto official', ''], { error: 'is not a known status' })
    .transform((cell) => (cell === '' ? null : cell)),
  writing_percent: optionalNumberIn(0, 100),
  language_literacy_percent: optionalNumberIn(0, 100),
  as_of: text,
  source: text,
});
const englishSchema = z.object({
  iso2,
  english_speakers_pct: numberIn(0, 100),
  as_of: optionalText,
  source: text,
});

const branchSchema = z.object({ language_code: text, language_name: text, branch: text, source: text });

/** Reads the branch of the language family of each language. */
export function compileBranches(context: Context): Readonly<Record<string, string>> {
  const rows = readTable(context, 'practical/language_branches.csv', branchSchema);
  uniqueBy(context, rows, 'language_code', (row) => row.language_code);
  return Object.fromEntries(rows.map((row) => [row.language_code, row.branch]));
}

const understoodSchema = z.object({
  language_code: text,
  other_code: text,
  worth_percent: numberIn(1, 100),
  source: text,
});

/** Reads which languages are mutually intelligible, each pair once. */
export function compileUnderstood(context: Context): readonly UnderstoodRow[] {
  const rows = readTable(context, 'practical/understood_languages.csv', understoodSchema);
  uniqueBy(context, rows, 'language_code, other_code', (row) =>
    [row.language_code, row.other_code].toSorted().join(' '),
  );
  return rows.map((row) => ({ codes: [row.language_code, row.other_code], worth: row.worth_percent / 100 }));
}

/** Reads which languages are spoken in which country, and by how many. */
export function compileLanguages(context: Context): {
  readonly languages: readonly LanguageRow[];
  readonly english: readonly EnglishRow[];
} {
  const rows = readTable(context, 'practical/languages.csv', languageSchema);
  uniqueBy(context, rows, 'iso3, language_code', (row) => `${row.iso3} ${row.language_code}`);
  const languages = rows.flatMap((row): LanguageRow[] => {
    const country = context.codes.country(row.iso3, row.at, 'iso3');
    if (country === null) return [];
    const from = context.provenances.ofRow(row);
    const { language_code: code, language_name: name, speaker_percent: share, official_status: status } = row;
    return [{ iso3: country, code, name, share, status, from }];
  });

  const englishRows = readTable(context, 'routes/english_speakers.csv', englishSchema);
  uniqueBy(context, englishRows, 'iso2', (row) => row.iso2);
  const english = englishRows.flatMap((row): EnglishRow[] => {
    const country = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    if (country === null) return [];
    return [
      {
        iso3: country,
        share: row.english_speakers_pct,
        from: context.provenances.ofRow(row),
      },
    ];
  });
  return { languages, english };
}
