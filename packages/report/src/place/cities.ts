import type { City } from '@global-fit/atlas/model';
import type { Studied } from '@global-fit/matching/model';
import type { ReportPlace } from '../model.ts';
import { list, monthName } from '../prose/english.ts';
import { climateAtHome, degrees } from '../sections/lifestyle/climate.ts';
import type { PlaceView } from './view.ts';
import { grouped } from '../figures/format.ts';

export type PlaceCity = ReportPlace['cities'][number];

const SIZE_WISHES: Readonly<Record<string, readonly [number, number]>> = {
  'large-city': [700_000, Number.POSITIVE_INFINITY],
  'mid-size-city': [120_000, 700_000],
  'small-town': [0, 120_000],
  rural: [0, 60_000],
};

/** Fallback where the engine names no cities: the largest ones of the sizes asked for, the capital among them. */
export function citiesWithoutEngine(cities: readonly City[], wishes: readonly string[]): readonly City[] {
  const ranges = wishes.flatMap((wish) => (SIZE_WISHES[wish] ? [SIZE_WISHES[wish]] : []));
  const fits = (city: City): boolean =>
    ranges.length === 0 ||
    ranges.some(([low, high]) => (city.population ?? 0) >= low && (city.population ?? 0) < high);
  const suited = cities.filter((city) => city.temperatureC !== null && fits(city));
  const chosen = suited.length >= 2 ? suited : cities;
  return chosen.slice(0, 3);
}

/** The engine's cities of a match as rows of the atlas, two or three of them. */
export function citiesOfMatch(studied: Studied | null, lookup: (id: number) => City | null): readonly City[] {
  return (studied?.cities ?? []).slice(0, 3).flatMap((city) => lookup(city.cityId) ?? []);
}

/** What people call a place of so many inhabitants: of one, and of several. */
const SIZE_WORDS: readonly (readonly [upTo: number, one: string, many: string])[] = [
  [50_000, 'small town', 'small towns'],
  [100_000, 'town', 'towns'],
  [600_000, 'mid-size city', 'mid-size cities'],
  [2_000_000, 'large city', 'large cities'],
  [Number.POSITIVE_INFINITY, 'very large city', 'very large cities'],
];

function sizeRow({ population }: City) {
  return SIZE_WORDS.find(([upTo]) => (population ?? 0) <= upTo) ?? (['', 'city', 'cities'] as const);
}

/** "Odense is a mid-size city and Cork and Limerick are towns", the smallest first. */
export function citiesBySize(cities: readonly City[]): string {
  const groups = SIZE_WORDS.map((row) => ({
    row,
    names: cities.filter((city) => sizeRow(city) === row).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
  return list(
    groups.map(({ row: [, one, many], names }) =>
      names.length === 1 ? `${names[0]} is a ${one}` : `${list(names)} are ${many}`,
    ),
  );
}

/** Whether every city named meets what was asked of its size and setting, as far as the engine judged it. */
export function meetsSetting({ studied, cities }: PlaceView): boolean {
  const named = new Set(cities.map(({ id }) => id));
  const judged = (studied?.cities ?? [])
    .filter(({ cityId }) => named.has(cityId))
    .flatMap(({ contributions }) =>
      contributions.filter(({ because }) => because.questionIds.includes('location-type')),
    );
  return judged.length > 0 && judged.every(({ utility }) => (utility ?? 0) >= 0.5);
}

/** What sets a city apart from the other ones named with it. */
export function whyCity(view: PlaceView, city: City): string {
  const [, size] = sizeRow(city);
  const kind = city.isCapital
    ? `the capital, a ${size}`
    : `a ${size}${city.region && city.region !== city.name ? ` in ${city.region}` : ''}`;
  const parts: string[] = [];
  if (city.temperatureC) {
    const warm = city.temperatureC.indexOf(Math.max(...city.temperatureC));
    const cold = city.temperatureC.indexOf(Math.min(...city.temperatureC));
    parts.push(
      `${degrees(city.temperatureC[warm] as number)} in ${monthName(warm + 1)} and ${degrees(city.temperatureC[cold] as number)} in ${monthName(cold + 1)}`,
    );
  }
  const height = city.elevationM ?? 0;
  if (height >= 600) parts.push(`${grouped(height)} m above the sea`);
  if (city.rentEur?.oneBed)
    parts.push(`from €${grouped(city.rentEur.oneBed)} a month for one bedroom in a sought-after quarter`);
  if (city.usMetro?.priceAll)
    parts.push(`prices at ${Math.round(city.usMetro.priceAll)} of the national average of 100`);
  const home = climateAtHome(view);
  const winter =
    city.temperatureC && home ? Math.min(...city.temperatureC) - Math.min(...home.temperatureC) : 0;
  if (parts.length < 2 && Math.abs(winter) >= 4)
    parts.push(winter > 0 ? 'a milder winter than at home' : 'a harder winter than at home');
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`;
}
