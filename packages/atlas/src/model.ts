/**
 * The world as data. `data/build` compiles the tables of `data/tables` into one artefact of the shape `AtlasContent`,
 * which `openAtlas` (atlas.ts) indexes. What is unknown is `null`, never zero or a guess.
 */

/** ISO 3166-1 alpha-3, upper case; Kosovo is `XKX`. */
export type Iso3 = string;

export type Dimension =
  | 'economy'
  | 'cost_of_living'
  | 'jobs'
  | 'healthcare'
  | 'education'
  | 'safety'
  | 'politics_governance'
  | 'rights_freedoms'
  | 'immigration'
  | 'taxation_business'
  | 'climate'
  | 'environment'
  | 'infrastructure_digital'
  | 'culture_language'
  | 'family_demographics'
  | 'housing_urban'
  | 'lifestyle';

export type Direction = 'higher_better' | 'lower_better' | 'preference' | 'info';

/** `structural`: may be old without being outdated. `proxy` and `correction`: filled or corrected, see `Fact.note`. */
export type Quality = 'ok' | 'low' | 'proxy' | 'correction' | 'structural';

export interface Country {
  readonly iso3: Iso3;
  readonly iso2: string;
  readonly name: string;
  readonly officialName: string;
  readonly slug: string;
  /** File name of the public profile without `.json`, e.g. `united_states_of_america_profile`. */
  readonly profileFile: string;
  readonly capital: string | null;
  /** [longitude, latitude] in degrees. */
  readonly capitalPoint: readonly [number, number] | null;
  readonly region: string;
  readonly subregion: string;
  readonly point: readonly [number, number];
  readonly areaKm2: number | null;
  readonly landlocked: boolean | null;
  readonly borders: readonly Iso3[];
  /** Those of `borders` that no road crosses, or that only land beyond the sea touches. */
  readonly roadless: readonly Iso3[];
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly callingCode: string | null;
  readonly drivesOn: 'left' | 'right' | null;
}

export interface Indicator {
  readonly id: string;
  readonly name: string;
  readonly dimension: Dimension;
  readonly unit: string;
  readonly direction: Direction;
  readonly source: string;
  readonly licence: string;
  /**
   * The licence requires adaptations to carry the same licence, so these columns stay separable: see
   * data/LICENSES.md.
   */
  readonly shareAlike: boolean;
  /** False where no clear licence is stated: the value may be used in arithmetic but is never printed. */
  readonly shown: boolean;
  readonly note: string | null;
  /** Bounds that the build enforces; null for indicators in words. */
  readonly range: readonly [number, number] | null;
  /** The words an indicator may take; null for indicators in numbers. */
  readonly values: readonly string[] | null;
  /** Forecasts and enacted retirement ages have years after the edition of the tables. */
  readonly forecast: boolean;
}

/** Where a record other than a fact comes from. Every look-up returns one, so that a report can cite it. */
export interface Provenance {
  /** The original publishers, never a mirror; several are joined with "; ". */
  readonly source: string;
  readonly licence: string;
  readonly shareAlike: boolean;
  /** False where no clear licence is stated: the value may be used in arithmetic but is never printed. */
  readonly shown: boolean;
  /** Year or date of the record, as its table states it. */
  readonly asOf: string | null;
  /** Null where the table states none. */
  readonly confidence: 'high' | 'medium' | 'low' | null;
}

/** One value of one indicator for one country. */
export interface Fact {
  readonly iso3: Iso3;
  readonly indicator: Indicator;
  readonly value: number | string;
  readonly year: number;
  /** Publisher of this value: that of the indicator, unless it was filled from another source. */
  readonly source: string;
  readonly quality: Quality;
  readonly note: string | null;
}

export interface City {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** Other names in use: "Lisboa", "Saigon". */
  readonly otherNames?: readonly string[];
  readonly iso3: Iso3;
  readonly region: string | null;
  readonly point: readonly [number, number];
  /** Null where GeoNames states none. */
  readonly population: number | null;
  /**
   * For a centre, the population counted with it within 15 km, or that of a capital's built-up area where it is
   * larger; for other towns, everybody within 15 km in the country. Null where no figures are stated.
   */
  readonly peopleAround: number | null;
  /** Whether it is a centre, the largest place within 15 km. People around a smaller place are not its own. */
  readonly largestAround: boolean;
  /** The far larger place within 15 km that it is a suburb of; null where there is none. */
  readonly near: string | null;
  /** The area it lies in, where the government whose law we describe has no control; null elsewhere. */
  readonly outsideControl: {
    readonly area: string;
    readonly reason: string;
    readonly source: string;
    readonly asOf: string;
  } | null;
  /** The area it lies in, where a government specifically advises against travel; null elsewhere. */
  readonly advisedAgainst: {
    readonly area: string;
    readonly advice: string;
    readonly source: string;
    readonly asOf: string;
  } | null;
  readonly elevationM: number | null;
  readonly timezone: string;
  readonly isCapital: boolean;
  /** Twelve monthly means in degrees Celsius, January first; null where no land cell was found. */
  readonly temperatureC: readonly number[] | null;
  /** The record's grid cell lies at such a different height that temperatures are accurate only to 5 °C. */
  readonly roughWarmth: boolean;
  readonly rainfallMm: readonly number[] | null;
  readonly rainfallQuality: 'ok' | 'low' | null;
  readonly sunshineHours: readonly number[] | null;
  /** Monthly rent in EUR in areas preferred by international staff; Europe only. */
  readonly rentEur: {
    readonly oneBed: number | null;
    readonly twoBed: number | null;
    readonly year: number;
  } | null;
  /**
   * Metro price parities (US = 100) and the median annual wage of all jobs in US dollars, United States only.
   */
  readonly usMetro: {
    readonly name: string;
    readonly priceAll: number | null;
    readonly priceHousing: number | null;
    readonly medianWageUsd: number | null;
  } | null;
}
