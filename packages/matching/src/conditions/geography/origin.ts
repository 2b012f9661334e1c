import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import type { FromPlace, Origin } from '../../model/dealBreaker.ts';
import { countryNames, placesNamedIn } from './namedPlaces.ts';

const fromCountries = (iso3: readonly Iso3[]): FromPlace => `from ${iso3.join(' ')}`;
export const fromCity = ({ id }: City): FromPlace => `from ${id}`;

/** The city or the countries that distances are measured from. */
export function placeOf(atlas: Atlas, from: FromPlace): City | readonly Iso3[] {
  const codes = from.slice('from '.length);
  return atlas.cities.byId(Number(codes)) ?? codes.split(' ');
}

const FAMILY =
  /\b(family|parents?|mother|father|mum|mom|dad|sisters?|brothers?|siblings?|grand\w+|relatives|(?:grown-up |adult )?(?:sons?|daughters?|children))\b/i;
const HOME =
  /^(?:home|here|where (?:i|we) (?:live|are)|(?:my|our|this)\s+(?:(?:own|current|present|home)\s+)*(?:home|house|city|town|country|place))\b/i;
/** Words before a name that belong to it no more than those after it. */
const LEADING =
  /^(?:the\s+)?(?:(?:land\s+)?(?:border|frontier)s?\s+(?:of|with|to)\s+)?(?:(?:my|our)\s+\w+\s+(?:in|at)\s+)?(?:the\s+(?=[a-z]))?/i;
const BESIDE =
  /^(?:and|or|the|any|border|borders|frontier|frontiers|by|plane|air|car|train|direct|flight|in|\s)*$/;

/** A limit that follows the name: "to Osaka longer than 15 hours (in total)", "to Łódź door to door". */
const BEYOND_NAME =
  /[\s,:(]+(?:(?:(?:no|not) (?:longer|more|over)|is|are|can(?:not|'t)?|may not|(?:should|must)n't|has to|have to|takes?|taking|lasts?|lasting|must|should|of (?=more|over|above|at|up|less|under|longer|\d)|longer|more than|over|above|under|less|within|beyond|further|farther|at (?:the )?(?:most|least)|up to|max\w*|in (?:under|less|at most|total)|in total|needed|required|door[- ]to[- ]door)\b.*|\(.*|\d.*)$/i;

/** Letters below which another name is a word of other places too: "from LA" reads as "from La Baule" does. */
const LEAST_LETTERS = 3;

/** What a city is called, folded: "New York City" is New York too. */
function namesOf({ name, otherNames = [] }: City): readonly string[] {
  const own = fold(name);
  const others = otherNames.map(fold).filter(({ length }) => length >= LEAST_LETTERS);
  return [own, own.replace(/ city$/, ''), ...others];
}

/** The largest city of each name; made once for an atlas. */
const citiesByName = rememberedOf(
  (atlas: Atlas): ReadonlyMap<string, City> =>
    new Map(
      atlas.cities.all
        .toSorted((a, b) => (a.population ?? 0) - (b.population ?? 0))
        .flatMap((city) => namesOf(city).map((name) => [name, city] as const)),
    ),
);

/** Countries whose states and provinces people name alone: "from Texas", "to British Columbia". */
export const STATES_NAMED: ReadonlySet<Iso3> = new Set(['AUS', 'BRA', 'CAN', 'DEU', 'IND', 'USA']);

/** A town of so many people is known by its own name, and one with a tenth of those of a state's largest city. */
const [LARGE_TOWN, TENTH] = [200_000, 0.1];

/** Whether a name is that of a town rather than of a state with this largest city: "Washington", and not "Ontario". */
const isTown = (town: City | undefined, ofState: City): boolean =>
  town !== undefined &&
  ((town.population ?? 0) >= LARGE_TOWN || (town.population ?? 0) > TENTH * (ofState.population ?? 0));

/** The largest city of each such state by the state's name, but for names that countries or cities have as well. */
const citiesByState = rememberedOf((atlas: Atlas): ReadonlyMap<string, City> => {
  return new Map(
    atlas.cities.all
      .filter(({ iso3, region }) => region !== null && STATES_NAMED.has(iso3))
      .toSorted((a, b) => (a.population ?? 0) - (b.population ?? 0))
      .map((city) => [fold(city.region ?? ''), city] as const)
      .filter(
        ([name, city]) => !countryNames(atlas).has(name) && !isTown(citiesByName(atlas).get(name), city),
      ),
  );
});

/** The city that a text begins with, of several names the longest, and what follows it. */
function cityAtStart(atlas: Atlas, folded: string): { readonly city: City; readonly rest: string } | null {
  const words = folded.split(' ');
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const city = citiesByState(atlas).has(name) ? undefined : citiesByName(atlas).get(name);
    if (city) return { city, rest: words.slice(length).join(' ') };
  }
  return null;
}

/** A state that a text begins with, measured from its largest city; null where it names none or more besides. */
function stateNamed(atlas: Atlas, named: string): Origin | null {
  const words = fold(named).split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const city = citiesByState(atlas).get(words.slice(0, length).join(' '));
    const rest = city && placesNamedIn(atlas, words.slice(length).join(' '));
    if (city && rest && rest.iso3.every((iso3) => iso3 === city.iso3) && BESIDE.test(rest.beside))
      return { at: fromCity(city), said: city.region ?? city.name };
  }
  return null;
}

/** The city that a text names and nothing besides, or the largest city of a state; of one name the largest. */
export const cityCalled = (atlas: Atlas, text: string): City | null => {
  const name = fold(text);
  return citiesByState(atlas).get(name) ?? citiesByName(atlas).get(name) ?? null;
};

const BEFORE_TOWN = /.*\b(?:than|as|like|from|of|to|in|near|at|no|not|avoid)\s+(\S.*)$/i;

/** Whether words behind a comma only say where the town before it lies: "not as hot as Seville, Spain". */
export function isCountryOfTown(atlas: Atlas, before: string, after: string): boolean {
  const city = cityCalled(atlas, BEFORE_TOWN.exec(before)?.[1] ?? '');
  const { iso3, beside } = placesNamedIn(atlas, after);
  return city !== null && beside === '' && iso3.join() === city.iso3;
}

/** A place by name, and nothing besides: "Russia", "the border of Russia", "Pune, India", "my parents in Pune". */
function placeNamed(atlas: Atlas, text: string): Origin | null {
  const named = text
    .trim()
    .replace(/['’]s\b/g, '')
    .replace(LEADING, '');
  const said = named.replace(/[\s,]+(?:borders?|frontiers?|by (?:plane|air)|direct)?[\s.,!]*$/i, '');
  const { iso3, beside } = placesNamedIn(atlas, named);
  const found = cityAtStart(atlas, fold(named));
  const isCountry = found !== null && countryNames(atlas).has(fold(found.city.name));
  if (found && !isCountry && (iso3.length === 0 || iso3.includes(found.city.iso3))) {
    const rest = placesNamedIn(atlas, found.rest).beside;
    return BESIDE.test(rest) ? { at: fromCity(found.city), said: found.city.name } : null;
  }
  const state = found ? null : stateNamed(atlas, named);
  return state ?? (iso3.length > 0 && BESIDE.test(beside) ? { at: fromCountries(iso3), said } : null);
}

/** A comma or a dash after a name with words that are no name: "from Cork, my mother is 79", not "Portland, Oregon". */
const CLAUSE_AFTER = /(?:(?:,|\s[-–—]+)\s+(?=\p{Ll}|I\b)|\s+(?=(?:where|because|since|as|so|who)\s)).*$/u;

/** The same where a clause that names no place follows the name. */
const placeBeforeClause = (atlas: Atlas, text: string): Origin | null =>
  placeNamed(atlas, text) ??
  (CLAUSE_AFTER.test(text) ? placeNamed(atlas, text.replace(CLAUSE_AFTER, '')) : null);

/** In capitals the city; two letters are too few among the names of all cities. */
const LA = /\bLA\b/g;

/** Where a place may stand, those that name it most surely first: "from Pune", "to Osaka", "a flight of Pune", "within four hours by air of Pune". */
const BEFORE_PLACE: readonly RegExp[] = [
  /\bfrom\s+/gi,
  /\b(?:to|with|(?:ahead|behind|off)(?:\s+of)?|home\s+\((?:in\s+)?(?=\p{Lu}))\s*(?<=[\s(])/giu,
  /(?:\b(?:km|kms|kilomet(?:er|re)s?|miles?|flights?|hours?|hrs?|minutes?|air|plane|car|train|road|drive|difference)|(?<=\d)(?:h|hrs?|km|min))\s+of\s+/gi,
];

/** Others for whose sake somebody stays within reach; alone, "my ex" tells of no place. */
const NEAR_ONES =
  '\\b(?:ex(?:[- ](?:wife|husband|partner))?|kids|girlfriend|boyfriend|fianc[eé]e?|team|(?:head ?)?office|company|employer|boss|clients?)\\b';
/** Where family lives, as a line tells it: "my parents in Johannesburg", "mum is 80 and lives in Cork", "shared custody with my ex in Lyon". */
const FAMILY_IN = new RegExp(
  `(?:${FAMILY.source}|${NEAR_ONES})(?:,? who)?(?: (?:is|are|lives?|living|stays?|sits?|based|works?|stud(?:y|ies)|resides?|still|now|all|both|alone|very|old|elderly|ill|sick|and|back|over|\\d{1,3}))* (?:in|at)\\s+`,
  'i',
);

/** The town or country in which a line says that family lives; null where it names none that we know. */
export function familyNamed(atlas: Atlas, text: string): Origin | null {
  const found = FAMILY_IN.exec(text);
  if (!found) return null;
  const words = text.slice(found.index + found[0].length).split(/\s+/);
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const place = placeNamed(atlas, words.slice(0, length).join(' '));
    if (place) return place;
  }
  return null;
}

/**
 * What a distance in a line is measured from: the place named after "from", after "to" or "with", or after kilometres
 * or a flight "of"; home where none is named. Null for a place that our tables do not know: the line then stays open,
 * and home never takes its place.
 */
export function originIn(atlas: Atlas, line: string): Origin | 'home' | null {
  const text = line.replace(/[’‘]/g, "'").replace(LA, 'Los Angeles');
  const [from = [], ...others] = BEFORE_PLACE.map((before) =>
    [...text.matchAll(before)].map(({ 0: { length }, index }) =>
      text.slice(index + length).replace(BEYOND_NAME, ''),
    ),
  );
  const family = familyNamed(atlas, text);
  // What follows the first "from" is where one starts, whatever it is; "from there" is where somebody was said to live.
  const isThere = family !== null && /^there\b/i.test(from[0] ?? '');
  const named = from.length > 0 && !isThere ? from.slice(0, 1) : others.flat();
  if (named.length === 0)
    return family ?? (FAMILY.test(text) ? { at: 'family', said: 'your family' } : 'home');
  for (const after of named) {
    if (HOME.test(after)) return 'home';
    const place = placeBeforeClause(atlas, after);
    if (place) return place;
  }
  if (named.some((after) => FAMILY.test(after))) return family ?? { at: 'family', said: 'your family' };
  if (family && (isThere || from.length === 0)) return family;
  // "to fly" is no place, "to Ruritania" is one that we do not know.
  return from.length === 0 && !named.some((after) => /^\p{Lu}/u.test(after)) ? 'home' : null;
}
