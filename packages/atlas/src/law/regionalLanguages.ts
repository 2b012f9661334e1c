import type { City, Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** A language that is official in one region or town of a country. */
export interface RegionalLanguage {
  readonly iso3: Iso3;
  /** The region as cities state it; null where it is official in a single town. */
  readonly region: string | null;
  readonly town: string | null;
  readonly code: string;
  /** The local name of the language: "Valencian". */
  readonly name: string;
  /** `alone`: offices and schools work in it rather than in the country's main language; `beside`: in both. */
  readonly standing: 'alone' | 'beside';
  readonly from: Provenance;
}

export interface RegionalLanguageLookups {
  /** Official languages of single regions and towns; empty where those of the country apply everywhere. */
  regionalLanguages(iso3: Iso3): readonly RegionalLanguage[];
  /** The same for one town, by its region before its name; null where the country's own languages apply. */
  regionalLanguageIn(town: Pick<City, 'iso3' | 'region' | 'name'>): RegionalLanguage | null;
}

export interface RegionalLanguageContent {
  readonly regionalLanguages: readonly Stored<RegionalLanguage>[];
}

/** Indexes regional languages by country. */
export function openRegionalLanguages(
  content: RegionalLanguageContent,
  provenances: readonly Provenance[],
): RegionalLanguageLookups {
  const of = openByCountry<RegionalLanguage>(content.regionalLanguages, provenances);
  return {
    regionalLanguages: of,
    regionalLanguageIn: ({ iso3, region, name }) =>
      of(iso3).find((one) => one.region !== null && one.region === region) ??
      of(iso3).find((one) => one.town === name) ??
      null,
  };
}
