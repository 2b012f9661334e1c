import type { Atlas } from '@global-fit/atlas/atlas';
import { annualMean } from '@global-fit/atlas/climate';
import type { City } from '@global-fit/atlas/model';

/** Climate of the cities of a country, ready for comparing with a wish. */
export interface PlaceClimate {
  /** Cities with a known climate and at least 20,000 inhabitants (or the capital), with their annual mean. */
  readonly cities: readonly { readonly city: City; readonly meanC: number }[];
}

export interface Places {
  /** By country index. */
  readonly climate: readonly PlaceClimate[];
}

const SMALLEST = 20_000;

function climateOf(cities: readonly City[]): PlaceClimate {
  const known = cities.flatMap((city) =>
    city.temperatureC && (city.isCapital || (city.population ?? 0) >= SMALLEST)
      ? [{ city, meanC: annualMean(city.temperatureC) }]
      : [],
  );
  return { cities: known };
}

/** Prepares what personal factors read about cities. */
export function openPlaces(atlas: Atlas): Places {
  return { climate: atlas.countries.map((country) => climateOf(atlas.cities.of(country.iso3))) };
}
