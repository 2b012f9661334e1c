import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { remembered } from '@global-fit/atlas/remembered';
import type { Origin } from '../../model/dealBreaker.ts';
import { readByExample } from './byExample.ts';
import { type Found, type Reading, readingsByRules } from './byRules.ts';
import { clockMeant, fromClock, TIME_DIFFERENCE } from '../own/clocks.ts';
import { drive, fromPlaceIn, hoursByLand, wantsFar } from '../own/fromPlace.ts';
import { asTimeDifference, clocksAroundIn } from '../own/clockWords.ts';
import { HOUSEHOLD_RULES } from '../own/householdRules.ts';
import { butNotIn } from './butNot.ts';
import { exceptPlacesIn } from './exceptPlaces.ts';
import { landBorderIn } from './landBorder.ts';
import { COUNTRIES, excludedLabel, type NamedPlaces, placesNamedIn } from '../geography/namedPlaces.ts';
import { IF_POSSIBLE } from '../dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from '../dealBreakerRules.ts';
import { onlyWishedIn } from './onlyWished.ts';
import { onlyWithinIn } from './onlyWithin.ts';
import { readByParts } from './orParts.ts';
import { originIn, placeOf } from '../geography/origin.ts';
import { regionsRefusedIn } from '../geography/regionRefused.ts';
import { ownAlphabetIn } from '../own/ownAlphabet.ts';
import { isHedged } from '../own/hedged.ts';
import { AVERSE, kilometres, type Units } from '../own/ownLimit.ts';
import { plainly } from '../own/ownTerms.ts';
import { seasonAwayIn } from './seasonAway.ts';
import { unreadBeside } from './unreadBeside.ts';
import { unionsBesideIn } from './unionsBeside.ts';
import { comparesWithPlace, thanHome } from './thanHere.ts';
import type { WhoWrites } from '../own/whoWrites.ts';
import { zoneIn } from '../own/zones.ts';

const DIRECT = /\b(?:direct|non-?stop|no (?:stops?|stopovers?|changes?|transfers?|layovers?))\b/;
/** Hours that count what is spent between flights: no distance tells that. */
const WITH_STOPS =
  /\b(?:incl\w*\.?|counting|with|plus|and) (?:the |all |any )?(?:stops?|stopovers?|layovers?|changes?|transfers?|waiting|connections?)\b|\bdoor[- ]to[- ]door\b/;
const directFlights = (from: Origin | undefined): string =>
  `direct flights ${from ? `to ${from.said}` : 'home'}`;

/**
 * Whether family is taken to live where they do themselves: nobody told where it lives, and this is the country that
 * they are citizens of.
 */
const hasFamilyAtHome = ({ familyIn, home, citizenships }: WhoWrites): boolean =>
  familyIn.length === 0 && home !== null && citizenships.includes(home);

/** "More than 5 hours of time difference to Central": a clock by the name of its zone. */
function fromZone(plain: string, units: Units, home: Iso3 | null): Reading | null {
  const rule = HOUSEHOLD_RULES.find(({ id }) => id === TIME_DIFFERENCE);
  const limit = rule?.find(plain, units);
  const zone = limit && zoneIn(plain, home);
  return rule && zone
    ? {
        id: rule.id,
        label: rule.label(limit.said, zone.said),
        limit: limit.value,
        clock: fromClock(zone.clock),
        zone: zone.said,
      }
    : null;
}

/** Hours by land from a town of the country that the household moves within; null for any other place. */
function byLand(
  atlas: Atlas,
  plain: string,
  from: Origin | undefined,
  units: Units,
  who: WhoWrites,
): Reading | null {
  if (!from || from.at === 'family') return null;
  const town = placeOf(atlas, from.at);
  return town && 'iso3' in town && town.iso3 === who.within ? hoursByLand(plain, from, units) : null;
}

/** Whether a line wishes to be away from something, or far off: that is no limit on how far one may go. */
function wishesAway(plain: string, from: Origin | undefined): boolean {
  if (AVERSE.test(plain)) return true;
  const far = wantsFar(plain);
  return kilometres(plain) !== null && (far === true || (from !== undefined && far === null));
}

/** What a line on hours of flight asks beside them. */
function besideHours(plain: string, from: Origin | undefined): Pick<Reading, 'unread'> {
  if (DIRECT.test(plain)) return { unread: [directFlights(from)] };
  return WITH_STOPS.test(plain) ? { unread: ['the hours between flights'] } : {};
}

/** The limit of the first rule that finds one in a line; null where none does. */
function limitIn(
  atlas: Atlas,
  plain: string,
  from: Origin | undefined,
  units: Units,
  who: WhoWrites,
): Reading | null {
  for (const rule of HOUSEHOLD_RULES) {
    const limit = rule.from && rule.find(plain, units, from);
    if (limit)
      return {
        id: rule.id,
        label: rule.label(limit.said, from?.said ?? 'home'),
        limit: limit.value,
        ...(from ? { from } : {}),
        ...(rule.id === 'flight' ? besideHours(plain, from) : {}),
        ...(rule.id === TIME_DIFFERENCE ? { clock: clockMeant(atlas, from, who) } : {}),
      };
  }
  return null;
}

/** A distance or a clock, from home or from the place that the line names. */
function distanceIn(atlas: Atlas, told: string, units: Units, who: WhoWrites): Reading | null {
  if (isHedged(plainly(told))) return null;
  const around = clocksAroundIn(told, who.home);
  if (around) return around;
  const byZone = fromZone(plainly(told), units, who.home);
  if (byZone) return byZone;
  const asked = asTimeDifference(told);
  // "10 hours of flight time" names no place by its clock.
  const place = asked === told ? null : originIn(atlas, asked);
  const line = place === null || place === 'home' ? told : asked;
  const plain = plainly(line);
  const origin = originIn(atlas, line);
  if (origin === null) return null;
  const isHome = origin === 'home' || (origin.at === 'family' && hasFamilyAtHome(who));
  const from = isHome ? undefined : origin;
  const near =
    (from && (fromPlaceIn(plain, from) ?? drive(plain, from, units))) ??
    byLand(atlas, plain, from, units, who);
  if (near) return near;
  return wishesAway(plain, from) ? null : limitIn(atlas, plain, from, units, who);
}

const RULE_IDS: ReadonlySet<string> = new Set(DEAL_BREAKER_RULES.map(({ id }) => id));

/** Rules on what places are ruled out for by its bare name. */
const BAD_IDS: ReadonlySet<string> = new Set(
  DEAL_BREAKER_RULES.flatMap(({ id, sense }) => (sense === 'bad' ? [id] : [])),
);

const TWO_CITIZENSHIPS = /\b(?:dual|second|two|double) (?:citizenships?|nationalit(?:y|ies)|passports?)\b/;

/** "Dual citizenship with Pakistan", of somebody from there: the passport that is held, and no place to go to. */
const namesOwnPassport = (line: string, named: readonly Iso3[], passports: readonly Iso3[]): boolean =>
  TWO_CITIZENSHIPS.test(plainly(line)) && named.every((iso3) => passports.includes(iso3));

/** What is theirs in a line by the country it is from: "my UK pension", "a US employer". */
const THEIRS =
  '(?:(?:state |old[- ]age |private )?pensions?|social security|passports?|citizenship|dollars?|incomes?|salar(?:y|ies)|pay|employers?|compan(?:y|ies)|clients?|jobs?|work|degrees?|diplomas?|licen[cs]es?|qualifications?|driving licen[cs]es?|accounts?)';

/** A line on such a thing of somebody from there without the name of the country; null for every other line. */
function withoutOwnName(line: string, { iso3 }: NamedPlaces, who: WhoWrites): string | null {
  const theirs = iso3.length > 0 && iso3.every((one) => one === who.home || who.citizenships.includes(one));
  const named = new RegExp(
    String.raw`\b(?:(?:my|our|his|her|an?|the) )?(?-i:\p{Lu}[\p{L}.]*)(?: (?-i:\p{Lu}[\p{L}.]*))? (?=${THEIRS}\b)`,
    'iu',
  );
  return theirs && named.test(line) ? line.replace(named, 'my ') : null;
}

const TAXED_INCOME = /\btax\w*\b/;
const PLACE_OF_INCOME = /\b(?:in|from)(?= *(?:$|(?:is|are|be|being|gets?|would|taxed)\b))/;

/** "Tax on income earned in China", of somebody from there: what stays behind is income from abroad. */
function leftBehind({ iso3, beside }: NamedPlaces, { home, citizenships }: WhoWrites): string | null {
  const theirs = iso3.length > 0 && iso3.every((one) => one === home || citizenships.includes(one));
  return theirs && TAXED_INCOME.test(beside) && PLACE_OF_INCOME.test(beside)
    ? beside.replace(PLACE_OF_INCOME, 'from abroad').replace(/ +/g, ' ')
    : null;
}

/** What one line, or one part of it beside an "or", is read as; nothing where its words are not known. */
function readPart(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const isFeared = (reason: string): boolean =>
    readingsByRules(reason, units, who).some(({ id }) => BAD_IDS.has(id ?? ''));
  const places = placesNamedIn(atlas, line, isFeared);
  const { iso3: named, plain } = places;
  if (plain) return [{ id: COUNTRIES, label: excludedLabel(atlas, named), without: named }];
  const except = exceptPlacesIn(atlas, line);
  if (except) return [{ id: COUNTRIES, label: except.label, without: except.iso3 }];
  const within = onlyWithinIn(atlas, line);
  if (within) return [{ id: COUNTRIES, label: within.label, without: within.iso3 }];
  const unions = unionsBesideIn(atlas, line);
  if (unions) return [{ id: COUNTRIES, label: unions.label, without: unions.iso3 }];
  const border = landBorderIn(atlas, line);
  if (border) return [{ id: COUNTRIES, label: border.label, without: border.iso3 }];
  const alphabet = ownAlphabetIn(line);
  if (alphabet) return [alphabet];
  const season = seasonAwayIn(atlas, line);
  if (season) return [season];
  const distance = distanceIn(atlas, line, units, who);
  if (distance) return [distance];
  const hedged = isHedged(plainly(line));
  const byExample = (text: string): readonly Found[] =>
    readByExample(atlas, text, (beside) => readingsByRules(beside, units, who));
  const home = thanHome(atlas, line, who.home);
  if (home)
    return (
      (hedged ? [] : byExample(home.line))
        // Prices are those of a country; the weather of home is that of one town of it.
        .filter(({ id }) => id === 'expensive')
        .map((one) => ({
          ...one,
          label: one.label.replace(home.name, 'home'),
          ...(one.by ? { by: { ...one.by, said: 'home', of: 'home' } } : {}),
        }))
    );
  const example = hedged ? [] : byExample(line);
  if (example.length > 0) return example;
  if (comparesWithPlace(atlas, line)) return [];
  const behind = leftBehind(places, who);
  if (behind) return readingsByRules(behind, units, who);
  const ofTheirs = withoutOwnName(line, places, who);
  if (ofTheirs) return readingsByRules(ofTheirs, units, who);
  return named.length > 0 && !namesOwnPassport(line, named, who.citizenships)
    ? []
    : readingsByRules(line, units, who);
}

/**
 * Countries by name are ruled out beside an unread part only where another part is no name: "Russia or its friends".
 */
const isNoName = (found: readonly Found[]): boolean => found.every(({ id }) => id !== COUNTRIES);

const HEDGE =
  /[\s,(]*\b(?:if (?:(?:at all|it is|it's) )?possible|if (?:we|i) can(?: (?:help|avoid) it)?|if it can be (?:helped|avoided)|where possible|as far as possible)\b[\s)]*/i;

/**
 * What is wished for where it can be had: every reading by a rule, as one that rules nothing out. A country by name, a
 * distance or a language so hedged is left to people.
 */
const asWished = (found: readonly Found[]): readonly Found[] =>
  found.every(({ id }) => RULE_IDS.has(id ?? ''))
    ? found.map((one) => ({ ...one, label: `${one.label}${IF_POSSIBLE}`, ifPossible: true as const }))
    : [];

const GOOD_IDS: ReadonlySet<string> = new Set(
  DEAL_BREAKER_RULES.flatMap(({ id, sense }) => (sense === 'good' ? [id] : [])),
);

/** What is wished for there, and told by its name alone: "ideally a beach". */
const wishedThing = (rest: string, read: (line: string) => readonly Found[]): readonly Found[] =>
  [`must have ${rest}`, `must be ${rest}`]
    .map((line) => read(line).filter(({ id }) => GOOD_IDS.has(id ?? '')))
    .find((found) => found.length > 0) ?? [];

const besideUnread = (found: Found, part: string): Found => ({
  ...found,
  unread: [...(found.unread ?? []), part],
});

/** "… or no direct flight to Poland": what no timetable of ours tells, at the end of a line on hours of flight. */
const OR_DIRECT =
  /[\s,]*\b(?:or|and|nor)\s+((?:no|not|without)(?: an?| any)? (?:direct|non-?stop) (?:flights?|connections?)\b[^,]*)$/i;

/** Hours of flight, with the wish for direct ones beside them; null where a line is no such. */
function readBesideDirect(line: string, read: (line: string) => readonly Found[]): readonly Found[] | null {
  const direct = OR_DIRECT.exec(line);
  if (!direct?.[1]) return null;
  const [first, ...more] = read(line.slice(0, direct.index));
  return first?.id === 'flight'
    ? [{ ...first, unread: [...(first.unread ?? []), direct[1].trim()] }, ...more]
    : null;
}

/** A line with the parts beside an "or" that say more than was read of it. */
export function readLine(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const again = (rest: string): readonly Found[] => readLine(atlas, rest, units, who);
  if (HEDGE.test(line)) return asWished(again(line.replace(HEDGE, ' ').trim()));
  const wished = onlyWishedIn(line);
  if (wished) return asWished(wished.denies ? again(wished.rest) : wishedThing(wished.rest, again));
  const read = remembered((text: string): readonly Found[] => readPart(atlas, text, units, who));
  const direct = readBesideDirect(line, read);
  if (direct) return direct;
  const but = butNotIn(line);
  if (but && read(line).length === 0 && again(but.wish).length === 0) {
    const [first, ...more] = again(but.refusal);
    if (first) return but.isRemark ? [first, ...more] : [besideUnread(first, but.wish), ...more];
  }
  const regions = read(line).length > 0 ? [] : regionsRefusedIn(atlas, line);
  if (regions.length > 0) return regions;
  const { found, unread } = isHedged(plainly(line))
    ? { found: read(line), unread: [] }
    : readByParts(line, read, isNoName);
  const [first, ...more] = found;
  const byRule = found.every(({ id }) => RULE_IDS.has(id ?? ''));
  const beside = byRule && unread.length === 0 ? unreadBeside(line, found, read) : [];
  const named = [...unread, ...beside].map((part) =>
    first?.id === 'flight' && DIRECT.test(part) ? directFlights(first.from) : part,
  );
  return first && named.length > 0 ? [{ ...first, unread: named }, ...more] : found;
}
