import type { Atlas } from '@global-fit/atlas/atlas';
import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { shortestDay } from './townClimate.ts';

/** Months of winter, 0 for January, on either side of the equator. */
const WINTER = { north: [10, 11, 0, 1], south: [4, 5, 6, 7] } as const;
const DAYS = 30.5;

/** Above this size the mean of a country, in square kilometres, is that of no town. */
const ONE_SKY_KM2 = 400_000;
/** So far away the sun shines for as long, unless the town lies so many metres higher or lower. */
export const SAME_SUN = { withinKm: 50, withinM: 300 } as const;

function leastOfWinter(latitude: number, year: readonly number[]): number {
  const months = latitude >= 0 ? WINTER.north : WINTER.south;
  return Math.min(...months.map((month) => year[month] ?? Number.NaN));
}

/** The share of the possible sun over a country, in per cent by months. */
function shareOver(atlas: Atlas, iso3: Iso3): readonly number[] | null {
  const share = atlas.countryClimate(iso3)?.sunshine;
  return share?.from.shown && share.unit === 'percent' ? share.values : null;
}

/** The least of winter from that share, which towns have in common where the country is not too large. */
function byCountry(atlas: Atlas, { iso3, point }: City): number | null {
  const area = atlas.country(iso3)?.areaKm2 ?? Number.POSITIVE_INFINITY;
  const share = area <= ONE_SKY_KM2 ? shareOver(atlas, iso3) : null;
  return share && (leastOfWinter(point[1], share) / 100) * shortestDay(point[1]) * DAYS;
}

function measuredNear(atlas: Atlas, { point, elevationM }: City): City | null {
  const [, latitude] = point;
  return (
    atlas.cities.all.find(
      (one) =>
        one.sunshineHours !== null &&
        Math.abs(one.point[1] - latitude) < 1 &&
        Math.abs((one.elevationM ?? 0) - (elevationM ?? 0)) <= SAME_SUN.withinM &&
        distanceKm(one.point, point) <= SAME_SUN.withinKm,
    ) ?? null
  );
}

/** Hours of sunshine, and whose they are: those of a town, or the mean of a country. */
export interface SunFound {
  readonly hours: number;
  readonly of: City | 'country';
}

/**
 * Hours of sunshine in the least sunny month of winter: of the town, else by the mean of its country, else of a town
 * nearby that is measured; null where nothing is held.
 */
function winterSunOf(atlas: Atlas, city: City): SunFound | null {
  if (city.sunshineHours) return { hours: leastOfWinter(city.point[1], city.sunshineHours), of: city };
  const mean = byCountry(atlas, city);
  if (mean !== null) return { hours: mean, of: 'country' };
  const near = measuredNear(atlas, city);
  return near?.sunshineHours ? { hours: leastOfWinter(near.point[1], near.sunshineHours), of: near } : null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** From sunrise to sunset over a year, everywhere on earth. */
const LIGHT_HOURS = 4383;

/**
 * Hours of sunshine in a year: of the town, else of a town nearby that is measured, else by the mean of its country,
 * whatever its size; null where nothing is held.
 */
export function yearlySunOf(atlas: Atlas, city: City): SunFound | null {
  const measured = city.sunshineHours ? city : measuredNear(atlas, city);
  if (measured?.sunshineHours) return { hours: sum(measured.sunshineHours), of: measured };
  const share = shareOver(atlas, city.iso3);
  return share && { hours: (sum(share) / share.length / 100) * LIGHT_HOURS, of: 'country' };
}

/** What is held of the sun of a town, by the measure of it. */
export const SUN_OF = { 'winter sun': winterSunOf, 'yearly sun': yearlySunOf } as const;

export const isSun = (measure: string): measure is keyof typeof SUN_OF => measure in SUN_OF;

/** The hours alone; NaN where nothing is held. */
export const sunHours = (atlas: Atlas, measure: keyof typeof SUN_OF, city: City): number =>
  SUN_OF[measure](atlas, city)?.hours ?? Number.NaN;
