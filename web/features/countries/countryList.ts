import type { Atlas } from '@global-fit/atlas/atlas';

/** A country in lists and pickers. */
export interface CountryName {
  readonly iso3: string;
  readonly name: string;
  readonly slug: string;
  /** Name of the profile file without `.json`. */
  readonly file: string;
  readonly region: string;
}

/** Runs at build: all countries by name. */
export function countryNames(atlas: Atlas): CountryName[] {
  const byName = new Intl.Collator('en');
  return atlas.countries
    .map(({ iso3, name, slug, profileFile, region }) => ({ iso3, name, slug, file: profileFile, region }))
    .sort((a, b) => byName.compare(a.name, b.name));
}
