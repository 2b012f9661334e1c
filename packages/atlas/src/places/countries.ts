import { fold } from '../fold.ts';
import type { Country, Iso3 } from '../model.ts';

export interface Countries {
  readonly countries: readonly Country[];
  country(iso3: Iso3): Country | null;
  countryByIso2(iso2: string): Country | null;
  countryBySlug(slug: string): Country | null;
  /** By the file name of the public profile, without `.json`. */
  countryByProfileFile(file: string): Country | null;
  /** By common or official name, ignoring case and accents. */
  countryByName(name: string): Country | null;
  /** Position in `countries` and so in every column; -1 where unknown. */
  indexOf(iso3: Iso3): number;
}

/** Indexes countries by their codes and names. */
export function openCountries(countries: readonly Country[]): Countries {
  const index = new Map(countries.map((country, i) => [country.iso3, i]));
  const by = (key: (country: Country) => string): Map<string, Country> =>
    new Map(countries.map((country) => [key(country), country]));
  const iso2 = by((country) => country.iso2);
  const slug = by((country) => country.slug);
  const file = by((country) => country.profileFile);
  const official = by((country) => fold(country.officialName));
  const name = by((country) => fold(country.name));

  return {
    countries,
    country: (iso3) => countries[index.get(iso3) ?? -1] ?? null,
    countryByIso2: (code) => iso2.get(code.toUpperCase()) ?? null,
    countryBySlug: (text) => slug.get(text) ?? null,
    countryByProfileFile: (text) => file.get(text) ?? null,
    countryByName: (text) => name.get(fold(text)) ?? official.get(fold(text)) ?? null,
    indexOf: (iso3) => index.get(iso3) ?? -1,
  };
}
