import type { Atlas } from '../atlas.ts';
import type { LanguageUse } from '../languages.ts';
import type { City, Iso3 } from '../model.ts';

type Laws = Pick<Atlas, 'languages' | 'regionalLanguages' | 'regionalLanguageIn'>;

/**
 * Dialects that are spoken everywhere and in which no law is written: federal constitution of Switzerland, article 70.
 */
const SPOKEN_ONLY: ReadonlySet<string> = new Set(['gsw']);

/** Languages in which the law of a whole country is written, the most spoken first. */
export function languagesOfLaw(atlas: Laws, iso3: Iso3): readonly LanguageUse[] {
  return atlas.languages
    .of(iso3)
    .filter(
      ({ code, status }) =>
        (status === 'official' || status === 'de facto official') && !SPOKEN_ONLY.has(code),
    );
}

/** Whether offices and schools of a country work in another language by region. */
export function worksByRegion(atlas: Laws, iso3: Iso3): boolean {
  return atlas.regionalLanguages(iso3).some(({ standing }) => standing === 'alone');
}

/** The language in which offices and schools of a town work in place of that of its country; null where it is that. */
export function languageAlone(atlas: Laws, town: Pick<City, 'iso3' | 'region' | 'name'>): string | null {
  const regional = atlas.regionalLanguageIn(town);
  return regional?.standing === 'alone' ? regional.code : null;
}

/**
 * Languages in which offices and schools of a town work: that of its region where regions differ, else those of the
 * country. One that a region has beside them is left out.
 */
export function languagesOfTown(
  atlas: Laws,
  town: Pick<City, 'iso3' | 'region' | 'name'>,
): readonly LanguageUse[] {
  const official = languagesOfLaw(atlas, town.iso3);
  if (!worksByRegion(atlas, town.iso3) || !town.region) return official;
  const code = languageAlone(atlas, town);
  // Elsewhere in such a country the most spoken language is that of the region.
  return official.filter((one) => (code ? one.code === code : one === official[0]));
}
