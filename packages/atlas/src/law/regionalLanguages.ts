import type { City, Iso3, Provenance } from '../model.ts';
import { restore, type Stored } from '../stored.ts';

/** A language that is official in one region or one town of a country. */
export interface RegionalLanguage {
  readonly iso3: Iso3;
  /** As cities name theirs; null where one town alone has the language. */
  readonly region: string | null;
  readonly town: string | null;
  readonly code: string;
  /** As it is called there: "Valencian". */
  readonly name: string;
  /** `alone`: offices and schools work in it instead of the most spoken language of the country; or `beside` that. */
  readonly standing: 'alone' | 'beside';
  readonly from: Provenance;
}

export interface RegionalLanguageLookups {
  /** What is official in single regions and towns of a country; empty where its own languages hold everywhere. */
  regionalLanguages(iso3: Iso3): readonly RegionalLanguage[];
  /** The same for one town, by its region before its name; null where the languages of the country hold there. */
  regionalLanguageIn(town: Pick<City, 'iso3' | 'region' | 'name'>): RegionalLanguage | null;
}

export interface RegionalLanguageContent {
  readonly regionalLanguages: readonly Stored<RegionalLanguage>[];
}

/** Indexes the languages of regions by country. */
export function openRegionalLanguages(
  content: RegionalLanguageContent,
  provenances: readonly Provenance[],
): RegionalLanguageLookups {
  const byCountry = Map.groupBy(
    content.regionalLanguages.map((row) => restore<RegionalLanguage>(row, provenances)),
    ({ iso3 }) => iso3,
  );
  const of = (iso3: Iso3): readonly RegionalLanguage[] => byCountry.get(iso3) ?? [];
  return {
    regionalLanguages: of,
    regionalLanguageIn: ({ iso3, region, name }) =>
      of(iso3).find((one) => one.region !== null && one.region === region) ??
      of(iso3).find((one) => one.town === name) ??
      null,
  };
}
