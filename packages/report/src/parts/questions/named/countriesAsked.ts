import { anyOf } from '@global-fit/matching/anyOf';
import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { bestCities } from '@global-fit/matching/cities/best';
import type { City, Country } from '@global-fit/atlas/model';
import { situationOf } from '../../../place/entry/standing.ts';
import type { PlaceView } from '../../../place/view.ts';
import { isUnsafe } from '../../../profile/passports/unsafe.ts';
import { isPartOfAnother, nameOf, writtenNames } from '../../../prose/countryNames.ts';
import { capitalised } from '../../../prose/english.ts';
import { wholeWords } from '../../../prose/wholeWords.ts';
import { HELD, NOT_THAT_COUNTRY } from './heldThere.ts';
import { isHeldThere } from './paperTown.ts';
import { partNamed } from './partNamed.ts';
import { townsNamed } from './townsNamed.ts';

/** A name that only says whose document it is: "Italy’s passport". */
const OF_ITS = /^(?:['’]s)? (?:passports?|citizens?|nationals?|embass(?:y|ies)|consulates?)\b/i;
/** An abbreviation before what is held there: "my UK pension". */
const LETTERS = /^[A-Z.]+$/;
const HELD_THERE = new RegExp(
  String.raw`^ (?:state |driving |own |based )?(?:${HELD}|tax|incomes?|salar(?:y|ies)|savings|dollars)\b`,
  'i',
);
/** Consecutive names share the words before the first: "from Spain and Italy". */
const JOINED = /^(?:, ?| (?:and|or) |, (?:and|or) |\/)(?:the )?$/;

/** A permit named by its country, and not one already held: "the Maltese nomad permit". */
const PERMIT_OF = new RegExp(
  String.raw`(?<!\b(?:my|our|his|her|their|a|an) )\b(${ADJECTIVES})(?: [\w-]+){0,2} (?:visas?|permits?|residency)\b`,
  'i',
);

/** The tax of a country by its adjective: "do I pay Indian tax on it". */
const TAX_OF = new RegExp(
  String.raw`\b(?:pay|pays|paying|owe|owes|owing|due|under|to) (?:any |the )?(${ADJECTIVES}) (?:\w+ )?tax(?:es)?\b`,
  'i',
);

const SO_MANY = '(?:two|three|four|five|[2-5])';
const DESTINATIONS = 'countries|places|destinations|candidates|favou?rites';
/**
 * The customer's own list: "my three countries", "the places I named". Questions are written before our places are
 * known.
 */
const OWN_LIST = new RegExp(
  [
    String.raw`\b(?:my|our|these|those) (?:${SO_MANY} )?(?:${DESTINATIONS})\b`,
    // "Our options" may also be visas or schools.
    String.raw`\b(?:my|our|these|those) ${SO_MANY} options\b`,
    String.raw`\bthe (?:${SO_MANY} )?(?:${DESTINATIONS}|options) (?:that |which )?(?:I|we)(?:['’]ve| have)? (?:named|chose|chosen|picked|listed|mentioned|like)\b`,
    String.raw`\b(?:my|our) (?:short)?list\b`,
  ].join('|'),
  'i',
);
/** A choice of one among several, including the customer's own list. */
const WHICH_OF =
  /\b(?:which|what|whose) (?:\w+ )?(?:countr(?:y|ies)|places?|destinations?)\b|\bwhich (?:ones?\b(?! of\b)|of (?:them|these|those|the (?:two|three|four|five|[2-5]|countries|places|destinations))\b)/i;

/** The most countries in an answer that remains readable. */
const MOST = 5;

/** Words that set the countries of a question against each other. */
const COMPARED = anyOf([
  /\b(?:which|what|who) (?:one )?of\b|\bwhich (?:one|country|place|is)\b|\bbetween\b|\bversus\b|\bvs\b|\bcompar\w+/i,
  /\b(?:better|best|cheap(?:er|est)|faster|fastest|quick(?:er|est)|sooner|soonest|easier|easiest|safer|safest|warmer|warmest|first)\b/i,
]);

/** The countries a question names, in order. */
function namedIn({ atlas }: PlaceView, text: string): readonly Country[] {
  const names = atlas.countries.flatMap(writtenNames).toSorted((a, b) => b.length - a.length);
  let end = 0;
  let asked = false;
  const found = [...text.matchAll(wholeWords(names, 'gu'))].flatMap(({ 0: name, index }) => {
    if (isPartOfAnother(text, index)) return [];
    const joined = end > 0 && JOINED.test(text.slice(end, index));
    const after = text.slice(index + name.length);
    asked = (joined ? asked : !NOT_THAT_COUNTRY.test(text.slice(0, index))) && !OF_ITS.test(after);
    if (LETTERS.test(name) && HELD_THERE.test(after)) asked = false;
    if (isHeldThere({ before: text.slice(0, index), behind: after })) asked = false;
    end = index + name.length;
    return asked ? atlas.countries.filter((one) => writtenNames(one).includes(name)) : [];
  });
  const byAdjective = [PERMIT_OF, TAX_OF].flatMap((one) => {
    const adjective = one.exec(text)?.[1];
    return adjective === undefined ? [] : (countryOfAdjective(atlas, adjective) ?? []);
  });
  return [...new Set([...found, ...byAdjective])];
}

/** The town of a country that would be recommended to the household; the largest where none would be. */
function townsAt(view: PlaceView, country: Country): readonly City[] {
  const { atlas } = view;
  const [best] = bestCities(situationOf(view), atlas.indexOf(country.iso3));
  const all = atlas.cities.of(country.iso3);
  const town = all.find(({ id }) => id === best?.cityId) ?? all[0];
  return town ? [town] : [];
}

/** A view of a country that is no place of the report, with the town that suits the household best. */
export function viewAt(view: PlaceView, country: Country): PlaceView {
  const name = nameOf(country);
  return {
    ...view,
    country,
    iso3: country.iso3,
    name,
    Name: capitalised(name),
    cities: townsAt(view, country),
    studied: null,
    earlier: [],
  };
}

/** A view with the towns a question names first. */
function withTownsFirst(view: PlaceView, towns: readonly City[]): PlaceView {
  const named = towns.filter(({ iso3 }) => iso3 === view.iso3);
  if (named.length === 0) return view;
  return { ...view, cities: [...new Set([...named, ...view.cities])] };
}

/** The countries named in the form. */
function listed({ atlas, profile }: PlaceView): readonly Country[] {
  return profile.read.choices('specific-countries').flatMap((iso3) => atlas.country(iso3) ?? []);
}

/**
 * The places a question is answered for: those it names, in the report or not, then the report's. For a choice among
 * several, the customer's own list comes in between; a question that compares countries by name is about no other.
 * Home is left out, and so are countries somebody cannot go to.
 */
export function viewsAsked(places: readonly PlaceView[], text: string): readonly PlaceView[] {
  const [first] = places;
  const named = viewsNamed(places, text);
  if (first && COMPARED.test(text) && viewsOn(places, namedIn(first, text)).length > 1) return named;
  const own = first && named.length === 0 && WHICH_OF.test(text) ? viewsOn(places, listed(first)) : [];
  const before = [...named, ...own];
  return [...before, ...places.filter(({ iso3 }) => before.every((one) => one.iso3 !== iso3))];
}

/** Countries as views, from the report where possible, at most so many; without home and dangerous ones. */
function viewsOn(places: readonly PlaceView[], countries: readonly Country[]): readonly PlaceView[] {
  const [first] = places;
  if (!first) return [];
  const there = new Set(places.map(({ iso3 }) => iso3));
  return [...new Set(countries)]
    .filter(({ iso3 }) => (iso3 !== first.home?.iso3 || there.has(iso3)) && !isUnsafe(first.profile, iso3))
    .slice(0, MOST)
    .map((country) => places.find(({ iso3 }) => iso3 === country.iso3) ?? viewAt(first, country));
}

/**
 * Only the countries a question names, by itself, its towns, the list it mentions or a small part of the world; empty
 * where it names none.
 */
export function viewsNamed(places: readonly PlaceView[], text: string): readonly PlaceView[] {
  const [first] = places;
  if (!first) return [];
  const towns = townsNamed(places, text);
  const ofTowns = towns.flatMap(({ iso3 }) => first.atlas.country(iso3) ?? []);
  const ofList = OWN_LIST.test(text) ? listed(first) : [];
  const named = [...namedIn(first, text), ...ofTowns, ...ofList];
  return viewsOn(places, named.length > 0 ? named : partNamed(places, text)).map((view) =>
    withTownsFirst(view, towns),
  );
}
