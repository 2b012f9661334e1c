import type { Atlas } from '@global-fit/atlas/atlas';
import { annualMean } from '@global-fit/atlas/places/climate';

/** Smaller towns, but for a capital, do not tell of the climate of a country. */
const SMALLEST = 20_000;

/** Yearly means, in degrees Celsius, of the cities with a record of their own, by country index. */
export function cityMeans(atlas: Atlas): readonly (readonly number[])[] {
  return atlas.countries.map(({ iso3 }) =>
    atlas.cities
      .of(iso3)
      .flatMap(({ temperatureC, isCapital, population }) =>
        temperatureC && (isCapital || (population ?? 0) >= SMALLEST) ? [annualMean(temperatureC)] : [],
      ),
  );
}
