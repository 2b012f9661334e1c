import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreaker, Preferences, RentedHome } from '../model.ts';
import { ownMoney } from '../profile/ownMoney.ts';
import type { SnowWish } from '../profile/snowWish.ts';
import { USUAL_SALARY } from '../profile/workedSalary.ts';
import { clockMeant, TIME_DIFFERENCE } from './clocks.ts';
import type { DealBreakerRule } from './dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from './dealBreakerRules.ts';
import { asIn } from './asIn.ts';
import { asksForMore, standIns } from './finer.ts';
import { fromPlaceIn, wantsFar } from './fromPlace.ts';
import { HOUSEHOLD_RULES } from './householdRules.ts';
import { type NamedPlaces, placesNamedIn } from './namedPlaces.ts';
import { ownLanguagesIn } from './ownLanguages.ts';
import { landBorderIn } from './landBorder.ts';
import { originIn } from './origin.ts';
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
> & { readonly pets: readonly string[]; readonly snow: SnowWish; readonly placesAsked: readonly string[] };

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
  'renewed-stay': ['stay-length'],
  'foreign-income-tax': ['high-taxes'],
  'least-pay': ['expensive'],
  'least-net-pay': ['expensive'],
};

const ONE_BED = /\b(?:1|one|single)[- ]bed|\bstudios?\b/;
const TWO_BED = /\b(?:[2-6]|two|three|four|five)[- ]bed/;
const NO_FLAT = /\b(?:rooms?|shared?|sharing|co-?living|house ?shares?|houses?|villas?)\b/;

/** The home that a line speaks of; the one that is looked for where it names none. */
function homeIn(plain: string, own: RentedHome): RentedHome {
  if (ONE_BED.test(plain)) return 'oneBed';
  if (TWO_BED.test(plain)) return 'twoBed';
  return NO_FLAT.test(plain) ? 'other' : own;
}

/** A bond is that of the two who write only where a law on it is spoken of. */
const BY_LAW =
  /\b(recogni[sz]\w+|unrecogni[sz]ed|valid\w*|invalid|legal\w*|illegal|law\w*|counts?|accepted|void|null|registered|acknowledged)\b/;

/** "Our marriage is not recognised", of two women or two men, as the law calls it. */
function byTheirLaw(plain: string): string {
  if (!BY_LAW.test(plain)) return plain;
  return plain
    .replace(/\b(?:our|my) (?:marriage|wedding)\b/, 'same-sex marriage')
    .replace(
      /\b(?:our|my) (?:relationship|(?:civil )?partnership|civil union|union)\b/,
      'same-sex partnership',
    );
}

/** "Women like us", "we cannot hold hands", of two women or two men: how they are met is how such couples are. */
const ofCouples = (plain: string): string =>
  plain
    .replace(/\b(?:wom[ae]n|m[ae]n|couples?|people|families) like us\b/, 'same-sex couples')
    .replace(
      /\b(?:we|us|the two of us)\b(?=.*\b(?:hold(?:ing)? hands|hand in hand|kiss\w*)\b)/,
      'same-sex couples',
    );

/** Kinds of place and sports by which the sea was asked for. */
const BY_WATER = ['coast', 'sea', 'beach-swimming', 'surfing', 'diving', 'sailing'];

/** "Not on the coast", "inland", of somebody who asked for the sea: that is what they would miss. */
const seaMissed = (plain: string): string =>
  plain.replace(
    /^(?:an? )?(?:(?:place|town|city|country|anywhere) )?(?:(?:that|which) is )?(?:not (?:directly )?(?:on|by|at|near|close to) (?:the |a )?(?:sea|seaside|coast|ocean|beach)\b|(?:too )?(?:far )?inland\b)/,
    'no sea',
  );

const plainly = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    // "1 200 euros", as thousands are set in much of Europe.
    .replace(/(?<=(?<![\d.,])\d{1,3})\s(?=\d{3}(?![\d.,]))/g, '')
    .replace(/\b(do|would)n't\b/g, '$1 not')
    .replace(/\bwon't\b/g, 'will not');

/** A distance or a clock, from home or from the place that the line names. */
function distanceIn(atlas: Atlas, line: string, units: Units, who: WhoWrites): Reading | null {
  const plain = plainly(line);
  const origin = originIn(atlas, line);
  if (HEDGED.test(plain) || origin === null) return null;
  const from = origin === 'home' ? undefined : origin;
  const place = from && fromPlaceIn(plain, from);
  if (place) return place;
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
        ...(rule.id === TIME_DIFFERENCE ? { clock: clockMeant(atlas, from, who) } : {}),
      };
  }
  return null;
}

function readingsIn(
  line: string,
  units: Units,
  { home: livesIn, citizenships, rentedHome, salary, ofOneSex, pets, snow, placesAsked }: WhoWrites,
): readonly Reading[] {
  const own = ofOneSex ? ofCouples(byTheirLaw(plainly(line))) : plainly(line);
  const plain = BY_WATER.some((one) => placesAsked.includes(one)) ? seaMissed(own) : own;
  if (HEDGED.test(plain)) return [];
  for (const rule of HOUSEHOLD_RULES) {
    const limit = rule.from || AVERSE.test(plain) ? null : rule.find(plain, units);
    if (limit) return [{ id: rule.id, label: rule.label(limit.said, ''), limit: limit.value }];
  }
  const quarantine = quarantineIn(plain, pets);
  if (quarantine) return [quarantine];
  const language = ownSchoolLanguageIn(plain) ?? spokenIn(plain) ?? ownLanguagesIn(plain);
  if (language) return [language];
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

/** A line as a whole, else part by part where an "or" sets apart what is all read: "War or a border with Russia". */
function readLine(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const whole = readPart(atlas, line, units, who);
  const parts = line.split(/\s+or\s+/i);
  if (whole.length > 0 || parts.length === 1) return whole;
  const each = parts.map((part) => readPart(atlas, part, units, who));
  return each.every((found) => found.length > 0) ? each.flat() : [];
}

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
  const { home } = who;
  const units: Units = {
    fahrenheit: home !== null && atlas.practical(home)?.temperatureUnit === 'fahrenheit',
    ...ownMoney(atlas, home),
  };
  const read = groupsOf(text).flatMap((parts) => {
    const each = parts.map((line) => ({ line, found: readLine(atlas, line, units, who) }));
    // Parts of which none is read may be one thought: "special school only, no lessons with others".
    const unread = parts.length > 1 && each.every(({ found }) => found.length === 0);
    return unread ? [{ line: parts.join(', '), found: [] }] : each;
  });
  const dealBreakers: DealBreaker[] = [];
  const excluded = new Map<Iso3, Preferences['excludedCountries'][number]>();
  for (const { line, found } of read) {
    if (found.length === 0)
      dealBreakers.push({ id: null, label: 'not read as a condition', text: line, ...BECAUSE });
    for (const { without = [], ...reading } of found) {
      for (const iso3 of without) excluded.set(iso3, { iso3, line, ...BECAUSE });
      dealBreakers.push({ ...reading, text: line, ...BECAUSE });
    }
  }
  return { dealBreakers, excluded: [...excluded.values()] };
}
