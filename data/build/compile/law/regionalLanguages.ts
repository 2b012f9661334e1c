import type { LanguageRow } from '@global-fit/atlas/content';
import type { RegionalLanguage, RegionalLanguageContent } from '@global-fit/atlas/law/regionalLanguages';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { address, confidence, iso3, optionalText, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';
import { ofCountries } from '../countryRows.ts';

const schema = z.object({
  iso3,
  region: optionalText,
  town: optionalText,
  language_code: text,
  language_name: text,
  standing: z.enum(['alone', 'beside']),
  as_of: text,
  page: address,
  source: text,
  confidence,
});

/** Reads the official languages of regions and towns, where they replace or join those of the country. */
export function compileRegionalLanguages(
  context: Context,
  languages: readonly LanguageRow[],
): RegionalLanguageContent {
  const { provenances, report } = context;
  const spoken = new Set(languages.map((row) => `${row.iso3} ${row.code}`));
  const rows = readTable(context, 'practical/regional_languages.csv', schema);
  uniqueBy(context, rows, 'iso3, region, town', (row) => `${row.iso3} ${row.region} ${row.town}`);
  const regionalLanguages = ofCountries(context, rows).map((row): Stored<RegionalLanguage> => {
    const { region, town, language_code: code, language_name: name, standing } = row;
    if ((region === null) === (town === null))
      report(row.at, 'region', 'has to be filled, or the town, and not both');
    if (!spoken.has(`${row.iso3} ${code}`))
      report(row.at, 'language_code', 'is no language of that country in languages.csv');
    const from = provenances.ofRow(row);
    return { iso3: row.iso3, region, town, code, name, standing, from };
  });
  return { regionalLanguages };
}
