import type { City } from '@global-fit/atlas/model';
import { FROM } from '../conditions/geography/sizes.ts';

export type SizeClass = 'small town' | 'town' | 'mid-size city' | 'large city' | 'very large city';

/** Population below which a place has this name. */
const UP_TO: readonly (readonly [below: number, name: SizeClass])[] = [
  [FROM.town, 'small town'],
  [FROM.midSize, 'town'],
  [FROM.large, 'mid-size city'],
  [FROM.veryLarge, 'large city'],
  [Number.POSITIVE_INFINITY, 'very large city'],
];

/** The classes from small to large. */
export const SIZE_CLASSES: readonly SizeClass[] = UP_TO.map(([, name]) => name);

/** Population of a city, with its surroundings where it is their centre; null where none is stated. */
export function peopleOf(city: City): number | null {
  return city.largestAround ? (city.peopleAround ?? city.population) : (city.population ?? city.peopleAround);
}

/** The name of a city's size class; null where no population is stated. */
export function sizeClassOf(city: City): SizeClass | null {
  const people = peopleOf(city);
  return people === null ? null : (UP_TO.find(([below]) => people < below)?.[1] ?? null);
}

/**
 * The classes for each wish in the form. A suburb is a wish about the neighbourhood: every city has some, of any
 * size.
 */
const ANSWERS: Readonly<Record<string, readonly SizeClass[]>> = {
  'large-city': ['large city', 'very large city'],
  'mid-size-city': ['mid-size city'],
  'small-town': ['small town', 'town'],
  rural: ['small town'],
};

/** The classes for any of these wishes; null where none is about size. */
export function classesWished(wishes: readonly string[]): readonly SizeClass[] | null {
  const found = wishes.flatMap((wish) => ANSWERS[wish] ?? []);
  return found.length > 0 ? SIZE_CLASSES.filter((one) => found.includes(one)) : null;
}

const lowest = (name: SizeClass): number => UP_TO[SIZE_CLASSES.indexOf(name) - 1]?.[0] ?? 0;
const highest = (name: SizeClass): number => UP_TO[SIZE_CLASSES.indexOf(name)]?.[0] ?? 0;

/** A size this far from the wish, as a power of ten, does not satisfy it at all. */
const MISSED = 0.4;

/**
 * 1 within the classes wished for, falling to 0 at two and a half times their bounds; NaN where the size is unknown.
 */
export function sizeAnswers(city: City, wished: readonly SizeClass[]): number {
  const people = peopleOf(city);
  if (!people) return Number.NaN;
  const off = wished.map((name) =>
    people < lowest(name)
      ? Math.log10(lowest(name) / people)
      : people >= highest(name)
        ? Math.log10(people / highest(name))
        : 0,
  );
  return Math.max(0, 1 - Math.min(...off) / MISSED);
}
