import type { Atlas } from '@global-fit/atlas/atlas';
import { withoutMarks } from '@global-fit/atlas/fold';
import { rememberedOf } from '@global-fit/atlas/remembered';
import type { PlaceView } from '../../../place/view.ts';
import { writtenNames } from '../../../prose/countryNames.ts';
import { wholeWords } from '../../../prose/wholeWords.ts';
import { ALSO_WORDS, people, personNames } from './townNames.ts';

/** Shorter names are words, such as "us", unless they are abbreviations that nobody could mistake. */
const LEAST_LETTERS = 4;
const ABBREVIATIONS = new Set(['UK', 'UAE', 'USA']);
/** People of a town that is known by its name alone; smaller ones have to be places of the report, or capitals. */
const WELL_KNOWN = 1_000_000;
/** Words after a name that make it an animal or a dish. */
const NO_COUNTRY = '(?! (?:pigs?|fowls?|dinners?|sandwich\\w*|meat))';

/** Names that in small letters are things or people as well. */
const ALSO_THINGS = new Set(['china', 'turkey', 'chad', 'mecca']);
const AS_A_THING = /\b(?:our|my|your|the|her|his|fine|bone|roast|an?) $/i;
/** Words before a name that make it a place, where it is that of goods as well. */
const GOODS = new Set(['china', 'turkey']);
const AS_A_PLACE = /\b(?:in|to|from|for|and|or|is|does|about) $/i;

/** Whether a name stands for a thing: "our china", "turkey for thanksgiving", "a mecca for surfers". */
const isThing = (name: string, before: string, ofReport: boolean): boolean =>
  ALSO_THINGS.has(name) &&
  (AS_A_THING.test(before) || (GOODS.has(name) && !ofReport && !AS_A_PLACE.test(before)));

const inSmallLetters = (name: string): string => name.toLowerCase();

const isNameable = (name: string): boolean => name.length >= LEAST_LETTERS || ABBREVIATIONS.has(name);

/** The names of countries and of well-known towns, by themselves in small letters. */
const namesOf = rememberedOf((atlas: Atlas): ReadonlyMap<string, string> => {
  const towns = atlas.cities.all.filter((city) => city.isCapital || people(city) >= WELL_KNOWN);
  const names = [
    ...towns.flatMap(({ name }) => [name, withoutMarks(name)]),
    ...atlas.countries.flatMap(writtenNames),
  ];
  return byItself(names);
});

function byItself(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    names
      .filter((name) => isNameable(name) && !ALSO_WORDS.has(name))
      .map((name) => [inSmallLetters(name), name]),
  );
}

/** The names to look for in a report's questions, and those of the countries that it covers. */
interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
  readonly covered: ReadonlySet<string>;
}

/** Kept for the places of a report, since all its questions and remarks look for the same. */
const knownIn = rememberedOf((places: readonly [PlaceView, ...PlaceView[]]): Known => {
  const [{ atlas, profile }] = places;
  const towns = places.flatMap(({ cities }) => cities.flatMap(({ name }) => [name, withoutMarks(name)]));
  const names = new Map([...namesOf(atlas), ...byItself(towns)]);
  const persons = new Set([...personNames(profile)].map(inSmallLetters));
  const known = [...names.keys()]
    .filter((name) => !persons.has(name))
    .toSorted((a, b) => b.length - a.length);
  return {
    names,
    pattern: new RegExp(`${wholeWords(known).source}${NO_COUNTRY}`, 'gu'),
    covered: new Set(places.flatMap(({ iso3 }) => atlas.country(iso3) ?? []).flatMap(writtenNames)),
  };
});

const areAny = (places: readonly PlaceView[]): places is readonly [PlaceView, ...PlaceView[]] =>
  places.length > 0;

/**
 * A question with the names of countries and towns in capitals where it was typed in small letters: "flats in spain",
 * "is setubal safe". A name in the household stays as it is: "can jordan go to school".
 */
export function withNamesInCapitals(text: string, places: readonly PlaceView[]): string {
  if (!areAny(places)) return text;
  const { names, pattern, covered } = knownIn(places);
  return text.replace(pattern, (found, at: number) => {
    const name = names.get(found) ?? found;
    return isThing(found, text.slice(0, at), covered.has(name)) ? found : name;
  });
}
