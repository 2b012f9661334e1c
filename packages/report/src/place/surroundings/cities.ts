import { needsTwoBedrooms } from '../../profile/profile.ts';
import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City } from '@global-fit/atlas/model';
import {
  classesWished,
  peopleOf,
  SIZE_CLASSES,
  type SizeClass,
  sizeAnswers,
  sizeClassOf,
} from '@global-fit/matching/cities/sizeClass';
import { isByTheSea, seaOf } from '@global-fit/matching/cities/sea';
import { isOneCity } from '@global-fit/matching/costs/oneCity';
import { engineOf } from '@global-fit/matching/engine/engine';
import type { Studied } from '@global-fit/matching/ranking';
import { capitalised, list, monthName, numberWord } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';
import { degrees, grouped, roughly } from '../../figures/format.ts';

/** Towns where the engine names none: the largest of the sizes asked for, including the capital. */
export function citiesWithoutEngine(cities: readonly City[], wishes: readonly string[]): readonly City[] {
  const wished = classesWished(wishes);
  const suited = cities.filter(
    (city) => city.temperatureC !== null && (wished === null || sizeAnswers(city, wished) === 1),
  );
  const chosen = suited.length >= 2 ? suited : cities;
  return chosen.slice(0, 3);
}

/** The engine's towns of a match as atlas rows, two or three of them. */
export function citiesOfMatch(studied: Studied | null, lookup: (id: number) => City | null): readonly City[] {
  return (studied?.cities ?? []).slice(0, 3).flatMap((city) => lookup(city.cityId) ?? []);
}

/** "mid-size cities". */
function several(name: SizeClass): string {
  return name.endsWith('city') ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** "Cork and Limerick are towns and Odense is a mid-size city", the smallest first. */
export function citiesBySize(cities: readonly City[]): string {
  const groups = SIZE_CLASSES.map((name) => ({
    name,
    names: cities.filter((city) => sizeClassOf(city) === name).map((city) => city.name),
  })).filter(({ names }) => names.length > 0);
  return list(
    groups.map(({ name, names }) =>
      names.length === 1 ? `${names[0]} is a ${name}` : `${list(names)} are ${several(name)}`,
    ),
  );
}

/** How the engine judged the wish for surroundings, for one town. */
function settingOf({ studied }: PlaceView, { id }: City) {
  return (studied?.cities ?? [])
    .filter(({ cityId }) => cityId === id)
    .flatMap(({ contributions }) =>
      contributions.filter(({ because }) => because.questionIds.includes('location-type')),
    );
}

/** Whether a town has the size and surroundings asked for, as far as the engine judged. */
function answersSetting(view: PlaceView, city: City): boolean {
  const wished = classesWished(view.profile.read.choices('location-type'));
  return (
    (!wished || sizeAnswers(city, wished) === 1) &&
    settingOf(view, city).every(({ utility }) => (utility ?? 0) >= 0.8)
  );
}

/** The towns that meet the whole wish for surroundings; empty where the engine judged none. */
export function meetingSetting(view: PlaceView): readonly City[] {
  const judged = view.cities.some((city) => settingOf(view, city).length > 0);
  return judged ? view.cities.filter((city) => answersSetting(view, city)) : [];
}

/** Kinds of place known for every town, which may be missing where other towns have the size asked for. */
const KINDS: Readonly<Record<string, (city: City) => boolean>> = {
  coast: ({ id }) => isByTheSea(id),
  island: ({ id }) => seaOf(id)?.island ?? false,
};
/** Alternatives to these that our list does not record. */
const OTHER_KINDS = ['mountain', 'lake-river'] as const;

/** The size and kind of place asked for, and the listed towns that have them. */
interface SizeAsked {
  readonly size: string;
  /** "by the sea"; empty where no recorded kind of place was asked for. */
  readonly where: string;
  readonly ofSize: readonly City[];
  readonly asAsked: readonly City[];
}

/** The size asked for, where every town named is larger; null otherwise, and where no size was asked for. */
function sizeAsked({ atlas, cities, iso3, profile: { read } }: PlaceView): SizeAsked | null {
  const wished = classesWished(read.choices('location-type'));
  if (!wished || cities.length === 0) return null;
  const largest = Math.max(...wished.map((name) => SIZE_CLASSES.indexOf(name)));
  const larger = (city: City): boolean => {
    const name = sizeClassOf(city);
    return name !== null && SIZE_CLASSES.indexOf(name) > largest;
  };
  if (!cities.every(larger)) return null;
  const kinds = read.has('location-type', ...OTHER_KINDS)
    ? []
    : read.choices('location-type').filter((one) => KINDS[one] !== undefined);
  const ofSize = atlas.cities.of(iso3).filter((city) => sizeAnswers(city, wished) === 1);
  return {
    size: list(wished, 'or'),
    where: list(
      kinds.map((one) => (read.label('location-type', one)?.text ?? '').toLowerCase()),
      'or',
    ),
    ofSize,
    asAsked: ofSize.filter((city) => kinds.length === 0 || kinds.some((kind) => KINDS[kind]?.(city))),
  };
}

/**
 * What was asked for, where every town named is larger and our list holds none in the country: "small town or town",
 * "small town or town by the sea"; else null.
 */
export function sizeNotListed(view: PlaceView): string | null {
  const asked = sizeAsked(view);
  if (!asked || asked.asAsked.length > 0) return null;
  return asked.ofSize.length > 0 ? `${asked.size} ${asked.where}` : asked.size;
}

/** How many towns of the size asked for are named beside larger ones. */
const NAMED = 3;

/**
 * "Jakarta is larger than you asked for: our list holds no small town by the sea in …", or names those it holds; of a
 * country that is one city, that it is. Null where a town named is no larger.
 */
export function sizeMissed(view: PlaceView): Said | null {
  const asked = sizeAsked(view);
  if (!asked) return null;
  const missing = sizeNotListed(view);
  const held = asked.asAsked.slice(0, NAMED);
  const instead = missing
    ? `our list holds no ${missing} in ${view.name}. Look for one on a map before you count on the country.`
    : `of that size our list holds ${list(held.map(({ name }) => name))}, which came lower because of a larger neighbour or other answers of yours. Look at ${held.length === 1 ? 'it' : 'them'} as well.`;
  const names = list(view.cities.map(({ name }) => name));
  const facts = [...view.cities, ...(missing ? [] : held)].map(({ id }) => `city:${id}`);
  if (isOneCity({ engine: engineOf(view.atlas) }, view.atlas.indexOf(view.iso3)))
    return {
      ...because(
        words(
          `${view.Name} is a single city, larger than you asked for: there you choose a quarter of it, not a town.`,
        ),
        'location-type',
      ),
      facts,
    };
  return {
    ...because(
      words(`${names} ${view.cities.length === 1 ? 'is' : 'are'} larger than you asked for: ${instead}`),
      'location-type',
    ),
    facts,
  };
}

/** A property in which a town can stand out from the others named, and its words. */
interface Trait {
  readonly of: (city: City) => number;
  /** Whether the town's value exceeds another's by enough. */
  readonly by: (mine: number, other: number) => boolean;
  readonly most: string;
  readonly least: string | null;
}

const coldest = ({ temperatureC }: City): number => (temperatureC ? Math.min(...temperatureC) : Number.NaN);
const warmest = ({ temperatureC }: City): number => (temperatureC ? Math.max(...temperatureC) : Number.NaN);
const wet = ({ rainfallMm, rainfallQuality }: City): number =>
  rainfallMm && rainfallQuality === 'ok' ? rainfallMm.reduce((sum, one) => sum + one, 0) : Number.NaN;
const byDegrees = (mine: number, other: number): boolean => Math.round(mine) > Math.round(other);
const byThird = (mine: number, other: number): boolean => mine > 1.3 * other;

const TRAITS: readonly Trait[] = [
  { of: coldest, by: byDegrees, most: 'the mildest winter', least: 'the coldest winter' },
  { of: warmest, by: byDegrees, most: 'the hottest summer', least: 'the coolest summer' },
  { of: wet, by: byThird, most: 'the most rain', least: 'the least rain' },
  {
    of: (city) => peopleOf(city) ?? Number.NaN,
    by: byThird,
    most: 'the most people',
    least: 'the fewest people',
  },
];

/** Kilometres beyond which a day trip to the sea is too far. */
const DAY_TRIP_KM = 100;

/** Distance to the sea distinguishes towns for those who asked for the coast, or where all are within a day trip. */
function wayToSea({ profile }: PlaceView): Trait {
  const asked = profile.read.has('location-type', 'coast');
  return {
    of: ({ id }) => seaOf(id)?.km ?? Number.NaN,
    by: (mine, other) => mine > other + 10 && (asked || mine <= DAY_TRIP_KM),
    most: 'the longest way to the sea',
    least: null,
  };
}

/** "the mildest winter and the least rain of the three": how a town stands out from those named with it. */
function apart(view: PlaceView, city: City): string | null {
  const { cities } = view;
  const others = cities.filter(({ id }) => id !== city.id);
  if (others.length === 0) return null;
  const found = [...TRAITS, wayToSea(view)]
    .flatMap(({ of, by, most, least }) => {
      if (others.every((other) => by(of(city), of(other)))) return [most];
      return least !== null && others.every((other) => by(of(other), of(city))) ? [least] : [];
    })
    .slice(0, 2);
  return found.length > 0 ? `${list(found)} of the ${numberWord(cities.length)}` : null;
}

/**
 * Kilometres, inhabitants and share of the town from which a neighbour belongs to its built-up area; each is counted
 * separately.
 */
const BESIDE_KM = 25;
const BESIDE_PEOPLE = 100_000;
const BESIDE_SHARE = 0.2;

/** ", surroundings included": who is counted, except a large neighbour counted on its own. */
function whoIsCounted({ atlas }: PlaceView, city: City, people: number): string {
  if (!city.largestAround) return city.near ? `, near ${city.near}` : '';
  // A capital is counted with its whole built-up area.
  const beside = city.isCapital
    ? []
    : atlas.cities
        .of(city.iso3)
        .filter((one) => one.id !== city.id && one.largestAround && one.region === city.region)
        .filter((one) => distanceKm(one.point, city.point) <= BESIDE_KM)
        .map((one) => ({ name: one.name, people: peopleOf(one) ?? 0 }))
        .filter((one) => one.people >= Math.max(BESIDE_PEOPLE, BESIDE_SHARE * people))
        .toSorted((a, b) => b.people - a.people);
  return `, surroundings included${beside[0] ? ` but for ${beside[0].name}` : ''}`;
}

/** What distinguishes a town from the others named with it. */
export function whyCity(view: PlaceView, city: City): string {
  const size = sizeClassOf(city) ?? 'city';
  const people = peopleOf(city);
  const region = city.region && city.region !== city.name ? ` (${city.region})` : '';
  const around = people ? ` of about ${roughly(people)} people${whoIsCounted(view, city, people)}` : '';
  const kind = `${city.isCapital ? `the capital, a ${size}` : `a ${size}`}${around}${city.isCapital ? '' : region}`;
  const parts: string[] = [];
  if (city.temperatureC) {
    const warm = city.temperatureC.indexOf(Math.max(...city.temperatureC));
    const cold = city.temperatureC.indexOf(Math.min(...city.temperatureC));
    parts.push(
      `${degrees(city.temperatureC[warm] as number)} in ${monthName(warm + 1)} and ${degrees(city.temperatureC[cold] as number)} in ${monthName(cold + 1)}`,
    );
  }
  const differs = apart(view, city);
  if (differs) parts.push(differs);
  const height = city.elevationM ?? 0;
  if (height >= 600) parts.push(`${grouped(height)} m above the sea`);
  const wide = needsTwoBedrooms(view.profile);
  const rent = wide ? city.rentEur?.twoBed : city.rentEur?.oneBed;
  if (rent)
    parts.push(
      `from €${grouped(rent)} a month for ${wide ? 'two bedrooms' : 'one bedroom'} in a sought-after quarter`,
    );
  if (city.usMetro?.priceAll)
    parts.push(`prices at ${Math.round(city.usMetro.priceAll)} of the national average of 100`);
  return `${capitalised(kind)}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`;
}
