import type { Atlas } from '@global-fit/atlas/atlas';
import { withoutMarks } from '@global-fit/atlas/fold';
import type { City } from '@global-fit/atlas/model';
import { MONTHS } from '@global-fit/atlas/months';
import { peopleOf } from '@global-fit/matching/cities/sizeClass';
import { rememberedOf } from '@global-fit/matching/remembered';
import { degrees, grouped } from '../../figures/format.ts';
import type { TableBlock } from '../../model.ts';
import { whyCity } from '../../place/cities.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { bareName, writtenNames } from '../../prose/countryNames.ts';
import { list, monthName } from '../../prose/english.ts';
import { wholeWords } from '../../prose/wholeWords.ts';

/** Towns beyond which a table grows too long to read. */
const MOST = 4;
/** Shorter names are mostly something else. */
const LEAST_LETTERS = 4;
/** Towns whose names begin English sentences that mean no town. */
const ALSO_WORDS = new Set(['Nice', 'Split', 'Bath', 'Reading', 'Mobile', 'Orange', 'Male', 'Most', 'Sale']);
/** Words before or behind a name that make it a part of another one: "New London", "Vienna Convention". */
const PART_BEFORE = /\b(?:New|San|Santa|São|Fort|Saint|St\.?|Port|Lake|Mount|University of) $/u;
const PART_BEHIND = /^(?: \p{Lu}\p{Ll}|['’]s? \p{Lu}|-\p{L})/u;
/** Whom and what people have in a town. */
const HELD = String.raw`(?:mother|father|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|kids|grandchildren|grandparents|cousins?|uncles?|aunts?|family|relatives|friends?|partner|husband|wife|houses?|home|flats?|apartments?|property|jobs?|employers?|compan(?:y|ies)|firm|office|clients?|bank|school|university|degree|doctors?)`;
/** What somebody has or had there, which is no question about the town. */
const ELSEWHERE = new RegExp(
  [
    String.raw`\b(?:born|lived|worked|studied|married|grew up|trained|raised)(?: \w+){0,3} in`,
    String.raw`\b(?:my|our|his|her|their)(?: [\w’'-]+){0,2} ${HELD} (?:is |are |who )?(?:lives? |works? |studies |study )?(?:in|at|near)`,
    String.raw`\b(?:from|leav(?:e|es|ing)|left|home in|flights? to|visit(?:ing)?)`,
  ]
    .map((one) => `(?:${one}) (?:the )?$`)
    .join('|'),
  'i',
);

interface Names {
  readonly towns: ReadonlyMap<string, readonly City[]>;
  readonly pattern: RegExp;
}

/** Every name of a town that is none of a country, with those called so; made once for an atlas. */
const namesOf = rememberedOf((atlas: Atlas): Names => {
  const countries = new Set(atlas.countries.flatMap(writtenNames));
  const called = atlas.cities.all.flatMap((city) =>
    [...new Set([city.name, ...(city.otherNames ?? [])].flatMap((name) => [name, withoutMarks(name)]))].map(
      (name) => ({ name, city }),
    ),
  );
  const towns = new Map(
    [...Map.groupBy(called, ({ name }) => name)]
      .filter(([name]) => name.length >= LEAST_LETTERS && !countries.has(name))
      .map(([name, of]) => [name, of.map(({ city }) => city)] as const),
  );
  const pattern = wholeWords(
    [...towns.keys()].toSorted((a, b) => b.length - a.length),
    'gu',
  );
  return { towns, pattern };
});

/** First names of those who move, which may be a town's too: "Sofia". */
const peopleIn = ({ name, movers }: Profile): ReadonlySet<string> =>
  new Set([name, ...movers.members.map((one) => one.name)].flatMap((one) => one?.split(/\s+/) ?? []));

const people = (city: City): number => peopleOf(city) ?? 0;
const largest = (cities: readonly City[]): City | null =>
  cities.toSorted((a, b) => people(b) - people(a))[0] ?? null;

/** So many times as large as any other of its name, a town is the one that is meant. */
const MUCH_LARGER = 4;

/** The one of several towns so called that is meant wherever it lies; null where that is open. */
function bestKnown(called: readonly City[]): City | null {
  const first = largest(called);
  const others = called.filter((one) => one !== first && one.iso3 !== first?.iso3);
  return first && others.every((one) => MUCH_LARGER * people(one) < people(first)) ? first : null;
}

/**
 * The towns that a question asks about by name, in its order, at most four. Of several so called, the one in a country
 * of the report counts, else the one that is known best. A town at home is none, unless the move stays within the country.
 */
export function townsNamed(places: readonly PlaceView[], text: string): readonly City[] {
  const [view] = places;
  if (!view) return [];
  const { towns, pattern } = namesOf(view.atlas);
  const there = new Set(places.map(({ iso3 }) => iso3));
  const persons = peopleIn(view.profile);
  const found = [...text.matchAll(pattern)].flatMap(({ 0: name, index }): readonly City[] => {
    const before = text.slice(0, index);
    const behind = text.slice(index + name.length);
    if (persons.has(name) || PART_BEFORE.test(before) || PART_BEHIND.test(behind)) return [];
    if (ELSEWHERE.test(before) || (ALSO_WORDS.has(name) && /(?:^|[.?!] )$/.test(before))) return [];
    const called = (towns.get(name) ?? []).filter(({ iso3 }) => there.has(iso3) || iso3 !== view.home?.iso3);
    const town = largest(called.filter(({ iso3 }) => there.has(iso3))) ?? bestKnown(called);
    return town ? [town] : [];
  });
  return [...new Set(found)].slice(0, MOST);
}

/** Months that a text names, 1 to 12; "May I" begins a question, and names none. */
const monthsIn = (text: string): readonly number[] =>
  MONTHS.flatMap((name, i) => (new RegExp(`\\b${name}\\b(?! (?:I|we|my|our)\\b)`).test(text) ? [i + 1] : []));

/** "in August 28°C on average over day and night and 5 mm of rain"; empty where no record tells. */
function monthsThere({ temperatureC, rainfallMm, rainfallQuality }: City, months: readonly number[]): string {
  const told = months.flatMap((month) => {
    const warmth = temperatureC?.[month - 1];
    const rain = rainfallQuality === 'ok' ? rainfallMm?.[month - 1] : undefined;
    if (warmth === undefined) return [];
    const wet = rain === undefined ? '' : ` and ${grouped(Math.round(rain))} mm of rain`;
    return [`in ${monthName(month)} ${degrees(warmth)} on average over day and night${wet}`];
  });
  return told.length > 0 ? ` ${list(told).replace(/^i/, 'I')}.` : '';
}

/** What our records hold of each town that a question names; null where it names none. */
export function townsTable(
  towns: readonly City[],
  views: readonly PlaceView[],
  text: string,
  caption: string,
): TableBlock | null {
  const months = monthsIn(text);
  const several = new Set(towns.map(({ iso3 }) => iso3)).size > 1;
  const rows = towns.flatMap((town) => {
    const view = views.find(({ iso3 }) => iso3 === town.iso3);
    if (!view) return [];
    const beside = { ...view, cities: towns.filter(({ iso3 }) => iso3 === town.iso3) };
    const name = several ? `${town.name}, ${bareName(view.country)}` : town.name;
    return [[name, `${whyCity(beside, town)}${monthsThere(town, months)}`]];
  });
  if (rows.length === 0) return null;
  return {
    kind: 'table',
    caption,
    columns: ['Town', 'What our records hold of it'],
    align: ['left', 'left'],
    rows,
    answers: ['specific-questions'],
    facts: towns.flatMap(({ id }) => [`city:${id}`, ...(months.length > 0 ? [`cityclimate:${id}`] : [])]),
  };
}
