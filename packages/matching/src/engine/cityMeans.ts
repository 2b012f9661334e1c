import type { Atlas } from '@global-fit/atlas/atlas';
import { annualMean } from '@global-fit/atlas/places/climate';

/** Minimum population; smaller towns, unless capitals, do not represent a country's climate. */
const SMALLEST = 20_000;

/** Yearly means in degrees Celsius of the towns that have a climate record, by country index. */
export function cityMeans(atlas: Atlas): readonly (readonly number[])[] {
  return atlas.countries.map(({ iso3 }) =>
    atlas.cities
      .of(iso3)
      .flatMap(({ temperatureC, isCapital, population }) =>
        temperatureC && (isCapital || (population ?? 0) >= SMALLEST) ? [annualMean(temperatureC)] : [],
      ),
  );
}
