/**
 * The world as data. `data/build` compiles the tables of `data/tables` to one artefact of the shape
 * `AtlasContent`; `openAtlas` (atlas.ts) indexes it. Unknown stays unknown: `null`, never zero or a guess.
 */

/** ISO 3166-1 alpha-3, upper case; Kosovo is `XKX`. */
export type Iso3 = string;

export type Dimension =
  | 'economy' | 'cost_of_living' | 'jobs' | 'healthcare' | 'education' | 'safety' | 'politics_governance'
  | 'rights_freedoms' | 'immigration' | 'taxation_business' | 'climate' | 'environment'
  | 'infrastructure_digital' | 'culture_language' | 'family_demographics' | 'housing_urban' | 'lifestyle';

export type Direction = 'higher_better' | 'lower_better' | 'preference' | 'info';

/** `structural`: may be old without being stale. `proxy` / `correction`: the cell was filled or mended, see `Fact.note`. */
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
  /** False where the licence is share-alike or unclear enough to keep separable; see data/LICENSES.md. */
  readonly shareAlike: boolean;
  readonly note: string | null;
  readonly coverage: number;
  /** Declared bounds that the build enforces. */
  readonly range: readonly [number, number] | null;
}

/** One value of one indicator for one country. */
export interface Fact {
  readonly iso3: Iso3;
  readonly indicator: Indicator;
  readonly value: number | string;
  readonly year: number;
  readonly quality: Quality;
  readonly note: string | null;
}

export interface City {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  readonly iso3: Iso3;
  readonly region: string | null;
  readonly point: readonly [number, number];
  readonly population: number;
  readonly elevationM: number | null;
  readonly timezone: string;
  readonly isCapital: boolean;
  /** Twelve monthly means in degrees Celsius, January first; null where no land cell was found. */
  readonly temperatureC: readonly number[] | null;
  readonly rainfallMm: readonly number[] | null;
  readonly rainfallQuality: 'ok' | 'low' | null;
  readonly sunshineHours: readonly number[] | null;
  /** Monthly rent in EUR (good flats, areas international staff choose), Europe only. */
  readonly rentEur: { readonly oneBed: number | null; readonly twoBed: number | null; readonly year: number } | null;
  /** Metro price parities (US = 100) and median annual wage in US dollars, United States only. */
  readonly usMetro: { readonly name: string; readonly priceAll: number | null; readonly priceHousing: number | null; readonly medianWageUsd: number | null } | null;
}

export type RouteKind =
  | 'citizenship' | 'descent' | 'permanent' | 'work' | 'skilled' | 'digital_nomad' | 'entrepreneur' | 'investor'
  | 'retirement' | 'passive_income' | 'study' | 'family' | 'other';

export interface VisaRoute {
  readonly id: string;
  readonly iso3: Iso3;
  /** As in the table; see `data/tables/routes/visa_routes.csv`. */
  readonly kind: string;
  readonly name: string;
  readonly minIncome: { readonly amount: number; readonly currency: string; readonly period: 'month' | 'year'; readonly monthlyUsd: number | null } | null;
  readonly minInvestment: { readonly amount: number; readonly currency: string; readonly usd: number | null } | null;
  readonly durationMonths: number | null;
  readonly renewable: boolean | null;
  readonly yearsToPermanence: number | null;
  readonly yearsToCitizenship: number | null;
  readonly fee: { readonly amount: number; readonly currency: string } | null;
  readonly processingDays: number | null;
  readonly remoteWorkAllowed: boolean | null;
  readonly dependantsAllowed: boolean | null;
  readonly status: 'open' | 'closed' | 'announced';
  readonly notes: string | null;
  readonly asOf: string;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly confidence: 'high' | 'medium' | 'low';
}
