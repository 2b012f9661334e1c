import { remembered } from '@global-fit/atlas/remembered';
import { COUNTRIES } from '@global-fit/questionnaire/lists/countries';

const ISO2 = new Map(COUNTRIES.map(({ iso3, iso2 }) => [iso3, iso2]));

/** Country names in a language, as the browser knows them; null where it has none. */
const namesIn = remembered((language: string): Intl.DisplayNames | null => {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  } catch {
    return null;
  }
});

/**
 * Names of a country in its main languages and in those of the browser: "España", and "Spanien" for a German. Empty
 * for anything that is not a country (ISO 3166-1 alpha-3).
 */
export const namesElsewhere = remembered((iso3: string): readonly string[] => {
  const iso2 = ISO2.get(iso3);
  if (iso2 === undefined) return [];
  const own = new Intl.Locale(`und-${iso2}`).maximize().language;
  return [own, ...navigator.languages].flatMap((language) => namesIn(language)?.of(iso2) ?? []);
});
