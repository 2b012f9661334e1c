import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreaker, Origin, Preferences } from '../model.ts';
import { ownMoney } from '../profile/ownMoney.ts';
import type { SnowWish } from '../profile/snowWish.ts';
import { USUAL_SALARY } from '../profile/workedSalary.ts';
import { clockMeant, TIME_DIFFERENCE } from './clocks.ts';
import type { DealBreakerRule } from './dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from './dealBreakerRules.ts';
import { asIn } from './asIn.ts';
import { asksForMore } from './finer.ts';
import { fromPlaceIn, hoursByLand, wantsFar } from './fromPlace.ts';
import { HOUSEHOLD_RULES } from './householdRules.ts';
import { type NamedPlaces, placesNamedIn } from './namedPlaces.ts';
import { onlyWithinIn } from './onlyWithin.ts';
import { ownLanguagesIn } from './ownLanguages.ts';
import { landBorderIn } from './landBorder.ts';
import { standIns } from './metOutside.ts';
import { readByParts } from './orParts.ts';
import { originIn, placeOf } from './origin.ts';
import { homeIn, inOwnTerms, plainly } from './ownTerms.ts';
import { OTHER_MEANINGS } from './otherMeanings.ts';
import { AVERSE, kilometres, type Units } from './ownLimit.ts';
import { ownSchoolLanguageIn } from './ownSchoolLanguage.ts';
import { quarantineIn } from './petQuarantine.ts';
import { snowIn } from './snow.ts';
import { spokenIn } from './spokenHere.ts';

const BECAUSE = { questionIds: ['deal-breakers'] } as const;

/** Words that turn a wish for something good into its absence, or demand it. */
const WITHOUT =
  /\b(no|not|lack|lacks|lacking|without|absence|far from|away from|must|need|needs|has to|have to|poor|bad|limited|unavailable|illegal|banned|forbidden|prohibited|cannot|unrecogni[sz]ed)\b|n't\b/;
/** Words that make a line say something finer than a rule can hold; such a line is left to people. */
const HEDGED =
  /\b(unless|except|only if|depends?(?! (?:up)?on (?:a |the )?(?:lottery|draw))|maybe|perhaps|ideally|prefer|but|although|don'?t mind|do not mind|not a problem|is fine|are fine|i like|i love|we like|we love)\b/;

/** What the free text of deal-breakers was read as. */
export interface ReadDealBreakers {
  readonly dealBreakers: readonly DealBreaker[];
  readonly excluded: Preferences['excludedCountries'];
}

/** What is known of those who write, by which their words are read. */
export type WhoWrites = Pick<
  Preferences,
  'home' | 'clockAtHome' | 'familyIn' | 'rentedHome' | 'salary' | 'ofOneSex' | 'citizenships'
> & {
  readonly pets: readonly string[];
  readonly snow: SnowWish;
  readonly placesAsked: readonly string[];
  /** The country within which they move; null for a move to another. */
  readonly within: Iso3 | null;
};

const ANYBODY: WhoWrites = {
  home: null,
  clockAtHome: null,
  familyIn: [],
  rentedHome: 'oneBed',
  salary: USUAL_SALARY,
  ofOneSex: false,
  citizenships: [],
  pets: [],
  snow: null,
  placesAsked: [],
  within: null,
};

/** The single conditions of a text, as they were set apart: by lines, points, semicolons, or commas before a "no". */
export const linesOf = (text: string): readonly string[] => groupsOf(text).flat();

/** The same, those together that only a comma before a "no" sets apart. */
const groupsOf = (text: string): readonly (readonly string[])[] =>
  text.split(/[\n;•]+|\.(?:\s|$)/).map((line) =>
    line
      .split(/,(?=\s*(?:no|not|avoid)\b)/i)
      .map((part) => part.replace(/^(?:[*\s]+|-(?!\d)|\d{1,2}[.)]\s*)+/, '').trim())
      .filter((part) => part !== ''),
  );

type Reading = Omit<DealBreaker, 'text' | 'questionIds'>;

/** What one rule makes of a line: its own limits, or the number that the line names. */
function readingOf(rule: DealBreakerRule, plain: string, lacking: boolean, units: Units): readonly Reading[] {
  const { id, label, own, sense } = rule;
  // What may not be missing is what a "lack of" names.
  const asked = rule.snow?.includes('asked') ?? false;
  const worded =
    rule.words.test(plain) &&
    !OTHER_MEANINGS[id]?.test(plain) &&
    (sense === 'good' ? WITHOUT.test(plain) && !AVERSE.test(plain) : !lacking || asked);
  const limit = worded || own?.alone ? (own?.find(plain, units) ?? null) : null;
  if (own && limit) return [{ id, label: own.label(limit.said), limit: limit.value }];
  if (!worded || own?.required) return [];
  return [asksForMore(plain, rule) ? { id, label, partly: true } : { id, label }];
}

/** Rules whose number says what a vaguer rule on the same words leaves open. */
const SHARPER: Readonly<Record<string, readonly string[]>> = {
  'cold-days': ['freezing-winters', 'cold'],
  'cold-months': ['freezing-winters', 'cold'],
  lgbt: ['same-sex-unions', 'lgbt-rights'],
  'same-sex-marriage': ['same-sex-unions', 'lgbt-rights'],
  'same-sex-marriage-and-adoption': ['same-sex-unions', 'lgbt-rights'],
  'tax-share-low': ['high-taxes'],
  'tax-share': ['high-taxes'],
  'tax-share-high': ['high-taxes'],
  'monthly-cost': ['expensive'],
  'sea-distance': ['sea'],
  'sea-time': ['sea'],
  rent: ['expensive'],
  'rent-2bed': ['expensive'],
  'rent-other': ['expensive'],
  'permanent-residence': ['citizenship-years', 'permanence-at-all'],
  'citizenship-years': ['citizenship-at-all'],
  'visa-lottery': ['permanence-at-all'],
  'inheritance-tax-spouse': ['inheritance-tax'],
  'home-education-free': ['home-education'],
  'renewed-stay': ['stay-length'],
  'foreign-income-tax': ['high-taxes'],
  'least-pay': ['expensive'],
  'least-net-pay': ['expensive'],
};

const DIRECT = /\b(?:direct|non-?stop|no (?:stops?|stopovers?|changes?|transfers?|layovers?))\b/;
const directFlights = (from: Origin | undefined): string =>
  `direct flights ${from ? `to ${from.said}` : 'home'}`;

/** A distance or a clock, from home or from the place that the line names. */
function distanceIn(atlas: Atlas, line: string, units: Units, who: WhoWrites): Reading | null {
  const plain = plainly(line);
  const origin = originIn(atlas, line);
  if (HEDGED.test(plain) || origin === null) return null;
  const from = origin === 'home' ? undefined : origin;
  const place = from && fromPlaceIn(plain, from);
  if (place) return place;
  const town = from && from.at !== 'family' ? placeOf(atlas, from.at) : null;
  const byLand =
    from && town && 'iso3' in town && town.iso3 === who.within ? hoursByLand(plain, from, units) : null;
  if (byLand) return byLand;
  // What has to lie far off is no limit on how far one may go.
  const far = wantsFar(plain);
  if (AVERSE.test(plain) || (kilometres(plain) && (far === true || (from && far === null)))) return null;
  for (const rule of HOUSEHOLD_RULES) {
    const limit = rule.from && rule.find(plain, units, from);
    if (limit)
      return {
        id: rule.id,
        label: rule.label(limit.said, from?.said ?? 'home'),
        limit: limit.value,
        ...(from ? { from } : {}),
        ...(rule.id === 'flight' && DIRECT.test(plain) ? { unread: [directFlights(from)] } : {}),
        ...(rule.id === TIME_DIFFERENCE ? { clock: clockMeant(atlas, from, who) } : {}),
      };
  }
  return null;
}

/** Kinds of school and diploma, which a language of lessons is not. */
const SCHOOL_KIND =
  /\b(?:ib|international baccalaureate|a[- ]levels?|cambridge|montessori|waldorf|steiner|boarding|abitur|baccalaur[ée]at|advanced placement)\b/;

/** A line on a language that also names a kind of school: of that no table of ours tells. */
function besideLanguage(reading: Reading, plain: string): Reading {
  const kind = SCHOOL_KIND.exec(plain)?.[0];
  return kind ? { ...reading, unread: [`${kind === 'ib' ? 'IB' : kind} school`] } : reading;
}

function readingsIn(line: string, units: Units, who: WhoWrites): readonly Reading[] {
  const { home: livesIn, citizenships, rentedHome, salary, pets, snow, placesAsked } = who;
  const plain = inOwnTerms(line, who);
  if (HEDGED.test(plain)) return [];
  for (const rule of HOUSEHOLD_RULES) {
    const limit = rule.from || AVERSE.test(plain) ? null : rule.find(plain, units);
    if (limit) return [{ id: rule.id, label: rule.label(limit.said, ''), limit: limit.value }];
  }
  const quarantine = quarantineIn(plain, pets);
  if (quarantine) return [quarantine];
  const language = ownSchoolLanguageIn(plain) ?? spokenIn(plain) ?? ownLanguagesIn(plain);
  if (language) return [besideLanguage(language, plain)];
  const inTheStreet = standIns(plain, DEAL_BREAKER_RULES);
  if (inTheStreet) return inTheStreet.map(({ id, label }) => ({ id, label, partly: true }));
  const lacking = /\b(lack|lacking|absence) of\b/.test(plain);
  const home = homeIn(plain, rentedHome);
  const onSnow = snowIn(plain, snow);
  const rules = DEAL_BREAKER_RULES.filter(
    (rule) =>
      (rule.home ?? home) === home &&
      (rule.salary ?? salary) === salary &&
      (rule.snow?.includes(onSnow) ?? true) &&
      !(rule.unlessAsked && placesAsked.includes(rule.unlessAsked)) &&
      (!rule.whoIsFrom || [livesIn, ...citizenships].includes(rule.whoIsFrom)),
  );
  const read = rules
    .map((rule) => ({
      rule,
      readings: readingOf(rule, plain, lacking, units),
    }))
    .filter(({ readings }) => readings.length > 0);
  // "poor healthcare" is both; the rule for the bad thing says it better.
  const bad = new Set(
    read.filter(({ rule }) => rule.sense === 'bad').map(({ rule }) => JSON.stringify(rule.read)),
  );
  const vaguer = new Set(read.flatMap(({ rule }) => SHARPER[rule.id] ?? []));
  return read
    .filter(({ rule }) => rule.sense === 'bad' || !bad.has(JSON.stringify(rule.read)))
    .filter(({ rule }) => !vaguer.has(rule.id))
    .flatMap(({ readings }) => readings);
}

/** Countries that a line rules out by name, or by a border with one that it names. */
export const COUNTRIES = 'countries';

const TWO_CITIZENSHIPS = /\b(?:dual|second|two|double) (?:citizenships?|nationalit(?:y|ies)|passports?)\b/;

/** "Dual citizenship with Pakistan", of somebody from there: the passport that is held, and no place to go to. */
const namesOwnPassport = (line: string, named: readonly Iso3[], passports: readonly Iso3[]): boolean =>
  TWO_CITIZENSHIPS.test(plainly(line)) && named.every((iso3) => passports.includes(iso3));

const TAXED_INCOME = /\btax\w*\b/;
const PLACE_OF_INCOME = /\b(?:in|from)(?= *(?:$|(?:is|are|be|being|gets?|would|taxed)\b))/;

/** "Tax on income earned in China", of somebody from there: what stays behind is income from abroad. */
function leftBehind({ iso3, beside }: NamedPlaces, { home, citizenships }: WhoWrites): string | null {
  const theirs = iso3.length > 0 && iso3.every((one) => one === home || citizenships.includes(one));
  return theirs && TAXED_INCOME.test(beside) && PLACE_OF_INCOME.test(beside)
    ? beside.replace(PLACE_OF_INCOME, 'from abroad').replace(/ +/g, ' ')
    : null;
}

function excludedLabel(atlas: Atlas, named: readonly Iso3[]): string {
  return `not ${named.length > 6 ? `any of ${named.length} countries` : named.map((iso3) => atlas.country(iso3)?.name).join(', ')}`;
}

/** A reading, with the countries that it rules out by name. */
type Found = Reading & { readonly without?: readonly Iso3[] };

/** What one line, or one part of it beside an "or", is read as; nothing where its words are not known. */
function readPart(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const places = placesNamedIn(atlas, line);
  const { iso3: named, plain } = places;
  if (plain) return [{ id: COUNTRIES, label: excludedLabel(atlas, named), without: named }];
  const within = onlyWithinIn(atlas, line);
  if (within) return [{ id: COUNTRIES, label: within.label, without: within.iso3 }];
  const border = landBorderIn(atlas, line);
  if (border) return [{ id: COUNTRIES, label: border.label, without: border.iso3 }];
  const whole =
    distanceIn(atlas, line, units, who) ?? (HEDGED.test(plainly(line)) ? null : asIn(atlas, line));
  if (whole) return [whole];
  const behind = leftBehind(places, who);
  if (behind) return readingsIn(behind, units, who);
  return named.length > 0 && !namesOwnPassport(line, named, who.citizenships)
    ? []
    : readingsIn(line, units, who);
}

/**
 * Countries by name are ruled out beside an unread part only where another part is no name: "Russia or its friends".
 */
const isNoName = (found: readonly Found[]): boolean => found.every(({ id }) => id !== COUNTRIES);

/** A line with the parts beside an "or" that say more than was read of it. */
function readLine(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const read = (text: string): readonly Found[] => readPart(atlas, text, units, who);
  const { found, unread } = HEDGED.test(plainly(line))
    ? { found: read(line), unread: [] }
    : readByParts(line, read, isNoName);
  const [first, ...more] = found;
  const named = unread.map((part) =>
    first?.id === 'flight' && DIRECT.test(part) ? directFlights(first.from) : part,
  );
  return first && named.length > 0 ? [{ ...first, unread: named }, ...more] : found;
}

function read(atlas: Atlas, text: string, who: WhoWrites): ReadDealBreakers {
  const { home } = who;
  const units: Units = {
    fahrenheit: home !== null && atlas.practical(home)?.temperatureUnit === 'fahrenheit',
    ...ownMoney(atlas, home),
  };
  const lines = groupsOf(text).flatMap((parts) => {
    const each = parts.map((line) => ({ line, found: readLine(atlas, line, units, who) }));
    // Parts of which none is read may be one thought: "special school only, no lessons with others".
    const unread = parts.length > 1 && each.every(({ found }) => found.length === 0);
    return unread ? [{ line: parts.join(', '), found: [] }] : each;
  });
  const dealBreakers: DealBreaker[] = [];
  const excluded = new Map<Iso3, Preferences['excludedCountries'][number]>();
  for (const { line, found } of lines) {
    if (found.length === 0)
      dealBreakers.push({ id: null, label: 'not read as a condition', text: line, ...BECAUSE });
    for (const { without = [], ...reading } of found) {
      for (const iso3 of without) excluded.set(iso3, { iso3, line, ...BECAUSE });
      dealBreakers.push({ ...reading, text: line, ...BECAUSE });
    }
  }
  return { dealBreakers, excluded: [...excluded.values()] };
}

/** What was read last: a study of what would change a ranking asks for the same lines some fifty times. */
const last = new WeakMap<Atlas, { readonly asked: string; readonly found: ReadDealBreakers }>();

/**
 * Reads deal-breakers from free text, carefully: a line is read as a condition only when its words are known and it
 * carries no "unless", "but", "maybe"; a country is excluded only when a line does nothing but name it. A number in the
 * line is its limit; degrees without a unit are those in use at home, rents those of the home that is looked for, taxes
 * those on pay like theirs, a pension that of the state they come from, "our marriage" that of two women or two men
 * where they are. Every other line comes back with `id` null, and the report says that it could not be checked.
 */
export function readDealBreakers(
  atlas: Atlas,
  text: string,
  about: Partial<WhoWrites> = {},
): ReadDealBreakers {
  const who = { ...ANYBODY, ...about };
  const asked = JSON.stringify([text, who]);
  const known = last.get(atlas);
  if (known?.asked === asked) return known.found;
  const found = read(atlas, text, who);
  last.set(atlas, { asked, found });
  return found;
}
