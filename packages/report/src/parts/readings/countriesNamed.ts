import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';
import { countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { isPartOfAnother, writtenNames } from '../../prose/countryNames.ts';
import { wholeWords } from '../../prose/wholeWords.ts';

/** The countries a text names after `lead`, in the order of the atlas. "South Sudan" does not count as Sudan. */
export function byName(atlas: Atlas, text: string, lead = /$/): readonly Country[] {
  const names = atlas.countries.flatMap(writtenNames).toSorted((a, b) => b.length - a.length);
  const found = [...text.matchAll(wholeWords(names, 'gu'))].filter(
    ({ index }) => lead.test(text.slice(0, index)) && !isPartOfAnother(text, index),
  );
  return atlas.countries.filter((one) => found.some(([name]) => writtenNames(one).includes(name)));
}

/** Every country a text names, by noun or adjective. */
export function countriesNamed(atlas: Atlas, text: string): readonly Country[] {
  const adjective = countryOfAdjective(atlas, text);
  const found = byName(atlas, text);
  return adjective && !found.includes(adjective) ? [...found, adjective] : found;
}

/** The country somebody comes from: by adjective, else by name ("from Bulgaria", "born in Malta"). */
export function originIn(atlas: Atlas, text: string): Country | null {
  return countryOfAdjective(atlas, text) ?? byName(atlas, text, /\b(?:from|born in) (?:the )?$/)[0] ?? null;
}
