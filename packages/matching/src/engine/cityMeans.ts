import type { Atlas } from '@global-fit/atlas/atlas';
import { annualMean } from '@global-fit/atlas/places/climate';

/** Minimum population; smaller towns, unless capitals, do not represent a country's climate. */
const SMALLEST = 20_000;

/** A town with a climate record. */
export interface CityMean {
  /** Yearly mean in degrees Celsius. */
  readonly meanC: number;
  readonly people: number;
}

/** The towns that have a climate record, by country index. */
export function cityMeans(atlas: Atlas): readonly (readonly CityMean[])[] {
  return atlas.countries.map(({ iso3 }) =>
    atlas.cities.of(iso3).flatMap(({ temperatureC, isCapital, population }) => {
      const people = population ?? 0;
      return temperatureC && (isCapital || people >= SMALLEST)
        ? [{ meanC: annualMean(temperatureC), people: Math.max(1, people) }]
        : [];
    }),
  );
}
