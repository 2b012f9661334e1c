import { distanceKm } from '@global-fit/atlas/places/distance';
import { type Locality, loadLocalities } from './geonames.ts';

const AROUND_KM = 15;
/** A degree of latitude is about 111 km. */
const AROUND_DEGREES = AROUND_KM / 111;

/**
 * GeoNames classes that are left out: quarters of a city, whose people the city counts already, and places that were
 * abandoned or destroyed.
 */
const NOT_COUNTED: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** GeoNames classes of the seats of a country, and of its first-level regions. */
const SEATS: ReadonlySet<string> = new Set(['PPLC', 'PPLA']);

/**
 * A seat of at least so many inhabitants is the centre beside a neighbour of up to this many times its own: large cities
 * grow past their boundaries, and no one calls Guadalajara by its suburb Zapopan. Small towns do not: La Chaux-de-Fonds
 * in its mountains is no suburb of Neuchâtel.
 */
const SEAT_TIMES = 1.25;
const SEAT_FROM = 100_000;

/** A town is described as near its centre where the centre has this many times its inhabitants. */
const FAR_LARGER = 1.5;

/**
 * A second source states the population of a capital's built-up area. Beyond this multiple of our own count it must
 * mean another city, as in countries whose government does not sit in the largest one.
 */
const MOST_TIMES = 4;

/** A town from our tables. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly iso2: string;
  readonly point: readonly [number, number];
  readonly population: number | null;
  /**
   * The population in the gazetteer was found wrong and no better figure is known, so the town counts as having
   * nobody.
   */
  readonly withheld: boolean;
  /** Population of the built-up area by a second source, for capitals; null for other towns. */
  readonly builtUp: number | null;
}

/** The population within 15 km of a town. */
export interface Around {
  /**
   * For a centre, everybody who is counted with it; for other towns, everybody within 15 km. The town itself
   * included.
   */
  readonly people: number;
  /** Whether the town is a centre: larger than every other place within 15 km. */
  readonly largest: boolean;
  /** Name of the largest place within 15 km where it is far larger; null otherwise. */
  readonly near: string | null;
}

/** A place with the size by which it is compared with its neighbours. */
interface Place {
  readonly id: number;
  readonly name: string;
  readonly point: readonly [number, number];
  readonly population: number;
  /** Its inhabitants, or those of the built-up area of a capital where that figure is plausible. */
  weight: number;
  /** Whether it is the seat of a country or of one of its regions. */
  readonly isSeat: boolean;
}

type Near = (point: readonly [number, number]) => readonly Place[];

/** Finds the places within 15 km of a point. Grouping them by bands of latitude spares measuring every distance. */
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

/**
 * All places of a country. For towns in our tables our own population is used, so that two editions of GeoNames are
 * never mixed.
 */
function placesOf(
  listed: readonly Locality[],
  towns: readonly Town[],
  stated: ReadonlyMap<number, number>,
): readonly Place[] {
  const ours = new Map(towns.map((town) => [town.id, town]));
  const seats = new Set(
    listed.flatMap(({ cityId, featureCode }) => (SEATS.has(featureCode) ? [cityId] : [])),
  );
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
  ].map((place) => ({ ...place, weight: place.population, isSeat: seats.has(place.id) }));
}

/** What a place counts beside its neighbours. */
const standing = ({ weight, isSeat }: Place): number =>
  (isSeat && weight >= SEAT_FROM ? SEAT_TIMES : 1) * weight;

const larger = (one: Place, other: Place): boolean => {
  const more = standing(one) - standing(other);
  return more > 0 || (more === 0 && one.id < other.id);
};

function aroundTowns(towns: readonly Town[], listed: readonly Locality[]): readonly [number, Around][] {
  const stated = new Map(listed.map(({ cityId, population }) => [cityId, population]));
  const places = placesOf(listed, towns, stated);
  const near = nearIn(places);
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const { id, point, builtUp } of towns) {
    const place = byId.get(id) as Place;
    // Some editions of GeoNames count the built-up area and others the city alone; the larger figure decides.
    const ours = Math.max(peopleOf(near(point)), stated.get(id) ?? 0);
    if (builtUp !== null && builtUp > place.weight && builtUp <= MOST_TIMES * ours) place.weight = builtUp;
  }
  const centres = new Map<Place, boolean>();
  const isCentre = (place: Place): boolean => {
    const known = centres.get(place) ?? near(place.point).every((one) => one === place || larger(place, one));
    centres.set(place, known);
    return known;
  };
  /** The largest centre within 15 km: the one with which this place is counted. */
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
 * The population around each town within its country, by town id, from GeoNames (CC BY 4.0). It measures how large a
 * town feels whatever its boundary. Each place is counted with one centre only, so neighbouring centres share no
 * inhabitants; a city that GeoNames lists both with and without its suburbs is counted twice.
 */
export function around(towns: readonly Town[]): ReadonlyMap<number, Around> {
  const listed = Map.groupBy(loadLocalities(), ({ country }) => country);
  const countries = Map.groupBy(towns, ({ iso2 }) => iso2);
  return new Map([...countries].flatMap(([iso2, of]) => aroundTowns(of, listed.get(iso2) ?? [])));
}
