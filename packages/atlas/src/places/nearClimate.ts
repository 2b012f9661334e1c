import type { Atlas } from '../atlas.ts';
import { distanceKm } from './distance.ts';
import type { City, Iso3 } from '../model.ts';

/** The climate of a city, and whose record it is from. */
export interface NearClimate {
  readonly temperatureC: readonly number[];
  readonly rainfallMm: readonly number[] | null;
  /** The city the record belongs to, itself or the nearest with a record; null for the mean of the country. */
  readonly city: City | null;
}

/** Between places of about the same height, a record from this far away still describes the climate. */
const NEAR_KM = 60;
const SAME_HEIGHT_M = 250;
/** Across water the climate is alike further than across mountains, hence the wider reach. */
const ISLES_KM = 150;
/** In a country of at most this area (km²) the climate is alike everywhere at one height. */
const SMALL_COUNTRY_KM2 = 5_000;

/**
 * The climate of a city: its own record, else that of the nearest city in its country at a similar height within 60
 * km, else the mean of a small country, else that nearest city within 150 km. Null where all are unknown.
 */
export function nearClimate(atlas: Atlas, city: City): NearClimate | null {
  const own = recordOf(city);
  if (own) return own;
  const found = borrowed.get(city) ?? { climate: borrowedClimate(atlas, city) };
  borrowed.set(city, found);
  return found.climate;
}

/** Cached for cities without a record, because every other city has to be compared. */
const borrowed = new WeakMap<City, { readonly climate: NearClimate | null }>();

function recordOf(city: City): NearClimate | null {
  return city.temperatureC && { temperatureC: city.temperatureC, rainfallMm: rainOf(city), city };
}

function borrowedClimate(atlas: Atlas, city: City): NearClimate | null {
  const nearest = atlas.cities.all
    // A record that is only approximate for its own town is no use for another.
    .filter((one) => one.iso3 === city.iso3 && one.temperatureC !== null && !one.roughWarmth)
    .filter((one) => Math.abs((one.elevationM ?? 0) - (city.elevationM ?? 0)) <= SAME_HEIGHT_M)
    .map((one) => ({ one, km: distanceKm(one.point, city.point) }))
    .sort((a, b) => a.km - b.km)[0];
  const within = (km: number): NearClimate | null =>
    nearest && nearest.km <= km ? recordOf(nearest.one) : null;
  return within(NEAR_KM) ?? meanOfSmall(atlas, city.iso3) ?? within(ISLES_KM);
}

function meanOfSmall(atlas: Atlas, iso3: Iso3): NearClimate | null {
  const area = atlas.fact(iso3, 'area_km2')?.value;
  const climate = atlas.countryClimate(iso3);
  if (typeof area !== 'number' || area > SMALL_COUNTRY_KM2 || !climate?.temperatureC) return null;
  return { temperatureC: climate.temperatureC, rainfallMm: climate.rainfallMm, city: null };
}

/** Rainfall whose totals may be stated; an approximate record gives only the shape of the seasons. */
function rainOf(city: City): readonly number[] | null {
  return city.rainfallQuality === 'ok' ? city.rainfallMm : null;
}
