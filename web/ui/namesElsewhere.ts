import { COUNTRIES } from '@global-fit/questionnaire/countries';

const ISO2 = new Map(COUNTRIES.map(({ iso3, iso2 }) => [iso3, iso2]));
const byLanguage = new Map<string, Intl.DisplayNames>();
const byCountry = new Map<string, readonly string[]>();

/** The name of a country in a language, as the browser knows it. */
function nameIn(language: string, iso2: string): string | undefined {
  const known = byLanguage.get(language);
  const names = known ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  if (!known) byLanguage.set(language, names);
  return names.of(iso2);
}

/**
 * What a country is called in the language most of its people speak and in those of the browser: "España", and
 * "Spanien" for a German. Empty for what is no country (ISO 3166-1 alpha-3).
 */
export function namesElsewhere(iso3: string): readonly string[] {
  const known = byCountry.get(iso3);
  if (known) return known;
  const iso2 = ISO2.get(iso3);
  if (iso2 === undefined) return [];
  const own = new Intl.Locale(`und-${iso2}`).maximize().language;
  const names = [own, ...navigator.languages].flatMap((language) => nameIn(language, iso2) ?? []);
  byCountry.set(iso3, names);
  return names;
}
