/**
 * The world as data. `data/build` compiles the tables of `data/tables` to one artefact of the shape
 * `AtlasContent`; `openAtlas` (atlas.ts) indexes it. Unknown stays unknown: `null`, never zero or a guess.
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

/**
 * `structural`: may be old without being stale. `proxy` / `correction`: the cell was filled or mended, see
 * `Fact.note`.
 */
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
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly callingCode: string | null;
  readonly drivesOn: 'left' | 'right' | null;
  readonly timezones: readonly string[];
  readonly unMember: boolean;
}

export interface Indicator {
  readonly id: string;
  readonly name: string;
  readonly dimension: Dimension;
  readonly unit: string;
  readonly direction: Direction;
  readonly source: string;
  readonly licence: string;
  /** The licence asks that adaptations carry the same licence; such columns stay separable, see data/LICENSES.md. */
  readonly shareAlike: boolean;
  /** False where no clear licence is stated: may be computed with, is never printed. */
  readonly shown: boolean;
  readonly note: string | null;
  readonly coverage: number;
  /** Declared bounds that the build enforces; null for indicators in words. */
  readonly range: readonly [number, number] | null;
  /** The words an indicator may take; null for indicators in numbers. */
  readonly values: readonly string[] | null;
  /** Forecasts and legislated ages carry years after the edition of the tables. */
  readonly forecast: boolean;
}

/** Where a row that is not a fact comes from. Every look-up hands one out, so that a report can cite it. */
export interface Provenance {
  /** Publishers, never the mirror; several joined with "; ". */
  readonly source: string;
  readonly licence: string;
  readonly shareAlike: boolean;
  /** False where no clear licence is stated: may be computed with, is never printed. */
  readonly shown: boolean;
  /** Year or date the row speaks of, as its table states it. */
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
  /** Publisher of this very value: that of the indicator, unless the cell was filled from elsewhere. */
  readonly source: string;
  readonly quality: Quality;
  readonly note: string | null;
}

export interface City {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** What people call it besides: "Lisboa", "Saigon". */
  readonly otherNames?: readonly string[];
  readonly iso3: Iso3;
  readonly region: string | null;
  readonly point: readonly [number, number];
  /** Null where GeoNames states none. */
  readonly population: number | null;
  /**
   * Inhabitants of the places of its country within 15 km that have it as their centre, or of the built-up area of a
   * capital where that is more; for a town that is no centre, of all places there. Null where none are stated.
   */
  readonly peopleAround: number | null;
  /** Whether it is the centre within 15 km: the people around a smaller place are not its own. */
  readonly largestAround: boolean;
  /** The far larger place within 15 km that it belongs to; null where there is none. */
  readonly near: string | null;
  /** The area it lies in, where the government whose law we describe has no control there; else null. */
  readonly outsideControl: {
    readonly area: string;
    readonly reason: string;
    readonly source: string;
    readonly asOf: string;
  } | null;
  /** The area it lies in, where a government singles it out and advises against travel there; else null. */
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
  /** The cell of the record lies so far above or below the city that its degrees are good to five alone. */
  readonly roughWarmth: boolean;
  readonly rainfallMm: readonly number[] | null;
  readonly rainfallQuality: 'ok' | 'low' | null;
  readonly sunshineHours: readonly number[] | null;
  /** Monthly rent in EUR (good flats, areas international staff choose), Europe only. */
  readonly rentEur: {
    readonly oneBed: number | null;
    readonly twoBed: number | null;
    readonly year: number;
  } | null;
  /**
   * Metro price parities (US = 100) and median annual wages in US dollars (all jobs, and by group), United
   * States only.
   */
  readonly usMetro: {
    readonly name: string;
    readonly priceAll: number | null;
    readonly priceHousing: number | null;
    readonly medianWageUsd: number | null;
    readonly wagesUsd: Readonly<Record<string, number | null>>;
  } | null;
}
