import { animalName } from './animalName.ts';
import { otherParentCalled } from '../../../profile/people/otherParent.ts';
import type { Atlas } from '@global-fit/atlas/atlas';
import { withoutMarks } from '@global-fit/atlas/fold';
import type { City } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { peopleOf } from '@global-fit/matching/cities/sizeClass';
import type { PlaceView } from '../../../place/view.ts';
import type { Profile } from '../../../profile/profile.ts';
import { writtenNames } from '../../../prose/countryNames.ts';
import { wholeWords } from '../../../prose/wholeWords.ts';

/** Town names that are also English words. */
export const ALSO_WORDS: ReadonlySet<string> = new Set([
  'Nice',
  'Split',
  'Bath',
  'Reading',
  'Mobile',
  'Orange',
  'Male',
  'Most',
  'Sale',
]);
/** Regions with the name of their town, for which people say “Quebec City”. */
const REGIONS = new Set(['Quebec', 'Québec']);
/** Words that make a town's name part of another: "New London", "Guinea-Bissau", "Vienna Convention". */
const PART_BEFORE = /\b(?:New|San|Santa|São|Fort|Saint|St\.?|Port|Lake|Mount|University of) $|\p{L}-$/u;
const PART_BEHIND = /^(?: \p{Lu}\p{Ll}|['’]s? \p{Lu}|-\p{L})/u;

interface Names {
  readonly towns: ReadonlyMap<string, readonly City[]>;
  readonly pattern: RegExp;
}

/** Every town name that is not a country's, with the towns of that name; built once per atlas. */
const namesOf = rememberedOf((atlas: Atlas): Names => {
  const countries = new Set(atlas.countries.flatMap(writtenNames));
  const called = atlas.cities.all.flatMap((city) =>
    [...new Set([city.name, ...(city.otherNames ?? [])].flatMap((name) => [name, withoutMarks(name)]))].map(
      (name) => ({ name, city }),
    ),
  );
  const towns = new Map(
    [...Map.groupBy(called, ({ name }) => name)]
      .filter(([name]) => !countries.has(name))
      .map(([name, of]) => [name, of.map(({ city }) => city)] as const),
  );
  const pattern = wholeWords(
    [...towns.keys()].toSorted((a, b) => b.length - a.length),
    'gu',
  );
  return { towns, pattern };
});

/** The words of the names in a household, which may also be towns: "Sofia". */
export const personNames = (profile: Profile): ReadonlySet<string> => {
  const { name, movers } = profile;
  const called = [
    name,
    otherParentCalled(profile),
    animalName(profile),
    ...movers.members.map((one) => one.name),
  ];
  return new Set(called.flatMap((one) => one?.split(/\s+/) ?? []));
};

/** A town's name in a text. */
export interface TownName {
  readonly name: string;
  /** The text before it. */
  readonly before: string;
  /** The text after it. */
  readonly behind: string;
  /** The towns of that name, at least one. */
  readonly called: readonly City[];
}

/** The town names in a text, in order, whatever is said of them. */
export function townNamesIn({ atlas, profile }: PlaceView, text: string): readonly TownName[] {
  const { towns, pattern } = namesOf(atlas);
  const persons = personNames(profile);
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }): readonly TownName[] => {
    const before = text.slice(0, index);
    const behind = text.slice(index + name.length);
    if (persons.has(name) || PART_BEFORE.test(before) || PART_BEHIND.test(behind)) return [];
    if (ALSO_WORDS.has(name) && /(?:^|[.?!] )$/.test(before)) return [];
    if (REGIONS.has(name)) return [];
    return [{ name, before, behind, called: towns.get(name) ?? [] }];
  });
}

/** A town's inhabitants, 0 where unknown; decides which town of a name is meant. */
export const people = (city: City): number => peopleOf(city) ?? 0;

/** The largest of several towns; null for none. */
export const largest = (towns: readonly City[]): City | null =>
  towns.toSorted((a, b) => people(b) - people(a))[0] ?? null;
