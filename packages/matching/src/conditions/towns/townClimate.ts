import type { Atlas } from '@global-fit/atlas/atlas';
import { annualMean } from '@global-fit/atlas/places/climate';
import type { City } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import type { ClimateMeasure } from '../readFrom.ts';

type Months = readonly number[];

/**
 * Degrees between a month around the clock and its nights or afternoons, taken from the means of the country: towns
 * have normals of whole days only. NaN where either is unknown.
 */
function fromMean(atlas: Atlas, { iso3 }: City, indicator: string, month: (year: Months) => number): number {
  const year = atlas.countryClimate(iso3)?.temperatureC;
  const extreme = atlas.fact(iso3, indicator)?.value;
  return year && typeof extreme === 'number' ? extreme - month(year) : Number.NaN;
}

const coldest = (year: Months): number => Math.min(...year);
const warmest = (year: Months): number => Math.max(...year);

const OF_YEAR: Readonly<Record<ClimateMeasure, (atlas: Atlas, city: City, year: Months) => number>> = {
  'winter nights': (atlas, city, year) => coldest(year) + fromMean(atlas, city, 'winter_daily_low', coldest),
  // The means of these normals lie half way between nights and afternoons.
  'winter days': (atlas, city, year) => coldest(year) - fromMean(atlas, city, 'winter_daily_low', coldest),
  'winter means': (_, __, year) => coldest(year),
  'summer afternoons': (atlas, city, year) =>
    warmest(year) + fromMean(atlas, city, 'summer_daily_high', warmest),
  warmth: (_, __, year) => annualMean(year),
};

/** What the climate of a town is judged by, in degrees Celsius; NaN where nothing is held. */
export function townClimate(atlas: Atlas, measure: ClimateMeasure, city: City): number {
  const year = nearClimate(atlas, city)?.temperatureC;
  return year ? OF_YEAR[measure](atlas, city, year) : Number.NaN;
}

/** Degrees by which the axis of the earth leans, and by which the sun stands below the horizon as its rim rises. */
const [AXIAL_TILT, SUNRISE] = [23.44, 0.833];

/** Hours from sunrise to sunset on the shortest day at a latitude in degrees; 0 where the sun never rises on it. */
export function shortestDay(latitude: number): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [here, tilt] = [radians(Math.abs(latitude)), radians(AXIAL_TILT)];
  const cosine =
    (Math.sin(here) * Math.sin(tilt) - Math.sin(radians(SUNRISE))) / (Math.cos(here) * Math.cos(tilt));
  return cosine >= 1 ? 0 : (24 / Math.PI) * Math.acos(cosine);
}
