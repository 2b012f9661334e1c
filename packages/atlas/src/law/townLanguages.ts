import type { Atlas } from '../atlas.ts';
import type { LanguageUse } from '../languages.ts';
import type { City, Iso3 } from '../model.ts';

type Laws = Pick<Atlas, 'languages' | 'regionalLanguages' | 'regionalLanguageIn'>;

/**
 * Spoken everywhere but not written in law: article 70 of the Swiss federal constitution names German, not Swiss
 * German.
 */
const SPOKEN_ONLY: ReadonlySet<string> = new Set(['gsw']);

/** The official languages of a whole country, the most spoken first. */
export function languagesOfLaw(atlas: Laws, iso3: Iso3): readonly LanguageUse[] {
  return atlas.languages
    .of(iso3)
    .filter(
      ({ code, status }) =>
        (status === 'official' || status === 'de facto official') && !SPOKEN_ONLY.has(code),
    );
}

/** Whether offices and schools of a country work in different languages by region. */
export function worksByRegion(atlas: Laws, iso3: Iso3): boolean {
  return atlas.regionalLanguages(iso3).some(({ standing }) => standing === 'alone');
}

/** The language of a town's offices and schools where it replaces that of the country; null otherwise. */
export function languageAlone(atlas: Laws, town: Pick<City, 'iso3' | 'region' | 'name'>): string | null {
  const regional = atlas.regionalLanguageIn(town);
  return regional?.standing === 'alone' ? regional.code : null;
}

/**
 * The languages of a town's offices and schools: that of its region where regions differ, else those of the country.
 * Languages that a region uses beside them are left out.
 */
export function languagesOfTown(
  atlas: Laws,
  town: Pick<City, 'iso3' | 'region' | 'name'>,
): readonly LanguageUse[] {
  const official = languagesOfLaw(atlas, town.iso3);
  if (!worksByRegion(atlas, town.iso3) || !town.region) return official;
  const code = languageAlone(atlas, town);
  // In the other regions of such a country, the most spoken language applies.
  return official.filter((one) => (code ? one.code === code : one === official[0]));
}
