import type { SecondCitizenship, SecondCitizenshipContent } from '@global-fit/atlas/law/secondCitizenship';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, iso3, list, optionalText, text } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';
import { ofCountries } from '../countryRows.ts';

const schema = z.object({
  iso3,
  acquired: list,
  effect: z.enum(['kept', 'kept by birth', 'ends']),
  act: text,
  after: optionalText,
  as_of: text,
  source: text,
  confidence,
});

/** Reads what happens to each citizenship when its holder acquires another. */
export function compileSecondCitizenship(context: Context): SecondCitizenshipContent {
  const { codes, provenances } = context;
  const rows = readTable(context, 'practical/second_citizenship.csv', schema);
  uniqueBy(context, rows, 'iso3, effect', (row) => `${row.iso3} ${row.effect}`);
  return {
    secondCitizenship: ofCountries(context, rows).map((row): Stored<SecondCitizenship> => {
      for (const one of row.acquired) codes.country(one, row.at, 'acquired');
      const { effect, act, after } = row;
      const acquired = row.acquired.length > 0 ? row.acquired : null;
      const from = provenances.ofRow(row);
      return { iso3: row.iso3, acquired, effect, act, after, from };
    }),
  };
}
