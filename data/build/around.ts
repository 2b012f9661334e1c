import { distanceKm } from '@global-fit/atlas/places/distance';
import { type Locality, loadLocalities } from './geonames.ts';

const AROUND_KM = 15;
/** A degree of latitude is about 111 km. */
const AROUND_DEGREES = AROUND_KM / 111;

/** Quarters of a city, whose people are counted with it already, and places given up or destroyed. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** A place this many times larger gives its name to those around it. */
const FAR_LARGER = 1.5;

/**
 * The second figure for a capital, that of its built-up area, may lag behind ours or be of another city, as where
 * government and business sit apart: one that is more than so many times ours is of another.
 */
const MOST_TIMES = 4;

/** A town of our tables. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly iso2: string;
  readonly point: readonly [number, number];
  readonly population: number | null;
  /** The number of the gazetteer was found wrong, and no better one is held: nobody is counted. */
  readonly withheld: boolean;
  /** The people of its built-up area by a second source, for a capital; null for every other town. */
  readonly builtUp: number | null;
}

/** What lies within 15 km of a town. */
export interface Around {
  /** Those whose centre a town is; for a town that is none, inhabitants of all places there. Its own among them. */
  readonly people: number;
  /** Whether it is the centre there: only then are all those people its own surroundings. */
  readonly largest: boolean;
  /** The name of its centre where that is far larger; else null. */
  readonly near: string | null;
}

/** A place while its country is reckoned. */
interface Place {
  readonly id: number;
  readonly name: string;
  readonly point: readonly [number, number];
  readonly population: number;
  /** What it counts as centre: its inhabitants, or the built-up area of a capital where that is believed. */
  weight: number;
}

type Near = (point: readonly [number, number]) => readonly Place[];

/** Looks up the places of a country within 15 km of a point, by bands of latitude. */
function nearIn(places: readonly Place[]): Near {
  const band = ([, lat]: readonly [number, number]): number => Math.floor(lat / AROUND_DEGREES);
  const bands = Map.groupBy(places, ({ point }) => band(point));
  return (point) => {
    const at = band(point);
    return [at - 1, at, at + 1]
      .flatMap((one) => bands.get(one) ?? [])
      .filter((one) => distanceKm(one.point, point) <= AROUND_KM);
  };
}

const peopleOf = (places: readonly Place[]): number =>
  places.reduce((sum, { population }) => sum + population, 0);

/** Our figure for a place is read, where we have one, so that two editions of GeoNames are never compared. */
function placesOf(
  listed: readonly Locality[],
  towns: readonly Town[],
  stated: ReadonlyMap<number, number>,
): readonly Place[] {
  const ours = new Map(towns.map((town) => [town.id, town]));
  const others = listed.filter(
    ({ cityId, featureCode }) => !ours.has(cityId) && !NOT_COUNTED.has(featureCode),
  );
  return [
    ...towns.map(({ id, name, point, population, withheld }) => ({
      id,
      name,
      point,
      population: withheld ? 0 : (population ?? stated.get(id) ?? 0),
    })),
    ...others.map(({ cityId, name, loc, population }) => ({
      id: cityId,
      name,
      point: loc.coordinates,
      population,
    })),
  ].map((place) => ({ ...place, weight: place.population }));
}

const larger = (one: Place, other: Place): boolean =>
  one.weight > other.weight || (one.weight === other.weight && one.id < other.id);

function aroundTowns(towns: readonly Town[], listed: readonly Locality[]): readonly [number, Around][] {
  const stated = new Map(listed.map(({ cityId, population }) => [cityId, population]));
  const places = placesOf(listed, towns, stated);
  const near = nearIn(places);
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const { id, point, builtUp } of towns) {
    const place = byId.get(id) as Place;
    // GeoNames may have counted the whole built-up area once, and now counts the city alone.
    const ours = Math.max(peopleOf(near(point)), stated.get(id) ?? 0);
    if (builtUp !== null && builtUp > place.weight && builtUp <= MOST_TIMES * ours) place.weight = builtUp;
  }
  const centres = new Map<Place, boolean>();
  const isCentre = (place: Place): boolean => {
    const known = centres.get(place) ?? near(place.point).every((one) => one === place || larger(place, one));
    centres.set(place, known);
    return known;
  };
  /** The one centre that the people of a place are counted with. */
  const centreOf = (place: Place): Place | undefined =>
    near(place.point)
      .filter(isCentre)
      .reduce<Place | undefined>((most, one) => (most && larger(most, one) ? most : one), undefined);
  return towns.map(({ id }): [number, Around] => {
    const place = byId.get(id) as Place;
    const there = near(place.point);
    if (isCentre(place)) {
      const people = peopleOf(there.filter((one) => centreOf(one) === place));
      return [id, { people: Math.max(place.weight, people), largest: true, near: null }];
    }
    const top = there.reduce((most, one) => (larger(most, one) ? most : one));
    const name = top.weight >= FAR_LARGER * place.population ? top.name : null;
    return [id, { people: peopleOf(there), largest: false, near: name }];
  });
}

/**
 * What lies within 15 km of each town in its own country, from GeoNames (CC BY 4.0), by the town's id: a measure of how
 * large the town is that one lives in, whatever its boundary. Everybody is counted with one centre only, the largest
 * place there that no larger one is near to; a place stated with and without its suburbs counts twice.
 */
export function around(towns: readonly Town[]): ReadonlyMap<number, Around> {
  const listed = Map.groupBy(loadLocalities(), ({ country }) => country);
  const countries = Map.groupBy(towns, ({ iso2 }) => iso2);
  return new Map([...countries].flatMap(([iso2, of]) => aroundTowns(of, listed.get(iso2) ?? [])));
}
