import type { Iso3 } from '../model.ts';

/** A figure as a reader sees it, with its number where it has one. */
export interface Statistic {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly value: number | null;
  readonly year: number;
  readonly source: string;
}

/** Twelve monthly means, January first. */
export interface ClimateSheet {
  /** Name of the city, or null for the mean of the country's stations. */
  readonly city: string | null;
  /** Degrees Celsius. */
  readonly temperature: readonly number[];
  /** Millimetres a month; null where unknown. */
  readonly rainfall: readonly number[] | null;
  /** True where the rainfall is reliable only as the shape of the seasons. */
  readonly rainIsRough: boolean;
  readonly sunshine: { readonly values: readonly number[]; readonly unit: 'hours' | 'percent' } | null;
  readonly source: string;
}

/** A price level where the United States is 100. */
export interface PriceLevel {
  readonly id: string;
  readonly label: string;
  readonly level: number;
  readonly year: number;
  readonly source: string;
}

/** What a short visit requires of holders of these passports. */
export interface VisitRule {
  readonly kind: string;
  readonly days: number | null;
  readonly passports: readonly Iso3[];
}

/** An agreement that covers holders of these passports here. */
export interface MovementRule {
  readonly name: string;
  readonly grade: 'settle' | 'partial' | 'visit';
  readonly rights: readonly string[];
  readonly note: string | null;
  readonly passports: readonly Iso3[];
  readonly source: string;
}

/** A visa or citizenship route in words; null where the record is silent. */
export interface RouteSheet {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly status: 'open' | 'closed' | 'announced';
  /** Passports of which one is required; null where any will do. */
  readonly passports: readonly Iso3[] | null;
  /** Passports whose holders are excluded. */
  readonly closedTo: readonly Iso3[];
  /** The requirement in words: "€ 3,680 a month (about US$ 4,148 a month)". */
  readonly income: string | null;
  readonly investment: string | null;
  readonly duration: string | null;
  readonly leadsTo: string | null;
  readonly fee: string | null;
  readonly processing: string | null;
  readonly remoteWork: boolean | null;
  readonly dependants: boolean | null;
  readonly notes: string | null;
  readonly asOf: string | null;
  readonly source: string;
  readonly url: string | null;
  readonly confidence: 'high' | 'medium' | 'low';
}

export interface CitySheet {
  readonly name: string;
  readonly region: string | null;
  readonly isCapital: boolean;
  /** [longitude, latitude] in degrees. */
  readonly point: readonly [number, number];
  readonly population: string | null;
  /** Means of the warmest and the coldest month in words. */
  readonly warmest: string | null;
  readonly coldest: string | null;
  readonly rain: string | null;
  /** Monthly rent of a one-bedroom flat where known (Europe). */
  readonly rent: string | null;
}

/** Everything a page shows about a country beyond its profile. */
export interface CountryDetail {
  readonly iso3: Iso3;
  readonly name: string;
  readonly officialName: string;
  readonly slug: string;
  readonly profileFile: string;
  readonly region: string;
  readonly subregion: string;
  readonly capital: string | null;
  readonly point: readonly [number, number];
  readonly neighbours: readonly { readonly name: string; readonly slug: string }[];
  readonly edition: string;
  readonly highlights: readonly { readonly text: string; readonly source: string }[];
  readonly statistics: readonly Statistic[];
  readonly climate: readonly ClimateSheet[];
  readonly prices: readonly PriceLevel[];
  readonly visits: {
    readonly rules: readonly VisitRule[];
    readonly asOf: string | null;
    readonly source: string;
  };
  readonly movement: readonly MovementRule[];
  readonly routes: readonly RouteSheet[];
  readonly cities: readonly CitySheet[];
  readonly citySources: readonly string[];
}
