import type { City, Iso3, Provenance } from '../model.ts';

/** Twelve values, January first; null where unknown. Normals, not measurements of one year. */
export interface MonthlyClimate {
  readonly temperatureC: readonly number[] | null;
  readonly rainfallMm: readonly number[] | null;
  /** `low`: the rainfall is reliable only as the shape of the seasons. */
  readonly rainfallQuality: 'ok' | 'low' | null;
  /** Hours per month for cities, percent of possible for countries. */
  readonly sunshine: {
    readonly values: readonly number[];
    readonly unit: 'hours' | 'percent';
    readonly from: Provenance;
  } | null;
  readonly from: Provenance;
}

/** Mean of twelve monthly means. */
export function annualMean(months: readonly number[]): number {
  return months.reduce((sum, month) => sum + month, 0) / months.length;
}

/** The same over some months, 1 for January; over the whole year where none are given. */
export function meanOver(year: readonly number[], months: readonly number[] | null | undefined): number {
  return months ? annualMean(months.map((month) => year[month - 1] ?? Number.NaN)) : annualMean(year);
}

export interface ClimateLookups {
  /** Mean over the country's stations, 1961-1990; for large countries prefer a city. */
  countryClimate(iso3: Iso3): MonthlyClimate | null;
  /** Normals 1991-2020 at the city; null where no land cell was found. */
  cityClimate(city: City): MonthlyClimate | null;
}

export interface ClimateContent {
  readonly climate: Readonly<
    Record<
      Iso3,
      {
        readonly t: readonly number[] | null;
        readonly r: readonly number[] | null;
        readonly s: readonly number[] | null;
      }
    >
  >;
  readonly climateFrom: number;
  readonly cityClimateFrom: number;
  readonly citySunshineFrom: number;
}

/** Opens the climate of countries and cities, with its provenance. */
export function openClimate(content: ClimateContent, provenances: readonly Provenance[]): ClimateLookups {
  const countryFrom = provenances[content.climateFrom] as Provenance;
  const cityFrom = provenances[content.cityClimateFrom] as Provenance;
  const sunshineFrom = provenances[content.citySunshineFrom] as Provenance;
  return {
    countryClimate(iso3) {
      const row = content.climate[iso3];
      if (!row) return null;
      return {
        temperatureC: row.t,
        rainfallMm: row.r,
        rainfallQuality: row.r ? 'ok' : null,
        sunshine: row.s ? { values: row.s, unit: 'percent', from: countryFrom } : null,
        from: countryFrom,
      };
    },
    cityClimate(city) {
      if (!city.temperatureC && !city.sunshineHours) return null;
      return {
        temperatureC: city.temperatureC,
        rainfallMm: city.rainfallMm,
        rainfallQuality: city.rainfallQuality,
        sunshine: city.sunshineHours
          ? { values: city.sunshineHours, unit: 'hours', from: sunshineFrom }
          : null,
        from: cityFrom,
      };
    },
  };
}
