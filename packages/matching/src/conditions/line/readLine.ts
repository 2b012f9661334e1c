import type { Atlas } from '@global-fit/atlas/atlas';
import { remembered } from '@global-fit/atlas/remembered';
import { IF_POSSIBLE } from '../dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from '../dealBreakerRules.ts';
import { COUNTRIES, excludedLabel, placesNamedIn } from '../geography/namedPlaces.ts';
import { regionsRefusedIn } from '../geography/regionRefused.ts';
import { isHedged, livesWith } from '../own/hedged.ts';
import { ownAlphabetIn } from '../own/ownAlphabet.ts';
import type { Units } from '../own/ownLimit.ts';
import { plainly } from '../own/ownTerms.ts';
import { speaksPoorly } from '../own/spokenHere.ts';
import type { WhoWrites } from '../own/whoWrites.ts';
import { acceptedIn } from './accepted.ts';
import { ofPlaces } from './bareAdjective.ts';
import { adjectivesApart } from './adjectivesApart.ts';
import { type ButNot, butNotIn } from './butNot.ts';
import { readByExample } from './byExample.ts';
import { type Found, readingsByRules } from './byRules.ts';
import { calledImportantIn } from './calledImportant.ts';
import { DIRECT, directFlights, distanceIn } from './distance.ts';
import { exceptPlacesIn } from './exceptPlaces.ts';
import { landBorderIn } from './landBorder.ts';
import { onlyWishedIn } from './onlyWished.ts';
import { onlyWithinIn } from './onlyWithin.ts';
import { readByParts } from './orParts.ts';
import { leftBehind, namesOwnPassport, withoutOwnName } from './ownThings.ts';
import { seasonAwayIn } from './seasonAway.ts';
import { comparesWithPlace, thanHome } from './thanHere.ts';
import { unionsBesideIn } from './unionsBeside.ts';
import { unreadBeside } from './unreadBeside.ts';

const RULE_IDS: ReadonlySet<string> = new Set(DEAL_BREAKER_RULES.map(({ id }) => id));

/** Rules on what places are ruled out for by its bare name. */
const BAD_IDS: ReadonlySet<string> = new Set(
  DEAL_BREAKER_RULES.flatMap(({ id, sense }) => (sense === 'bad' ? [id] : [])),
);

/** What one line, or one part of it beside an "or", is read as; nothing where its words are not known. */
function readPart(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const speaksAgainst = (reason: string): boolean =>
    readingsByRules(reason, units, who).some(({ id }) => BAD_IDS.has(id ?? ''));
  const places = placesNamedIn(atlas, line, speaksAgainst);
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

/** "Safe and not too expensive, and with sea if possible": what alone is wished for stands behind the last "and". */
const HEDGED_LAST = new RegExp(
  `^(.+),\\s*(?:and|plus|also|but)\\s+(?:with\\s+)?([^,]+?)${HEDGE.source}[\\s.!]*$`,
  'i',
);

function readHedged(line: string, again: (rest: string) => readonly Found[]): readonly Found[] {
  const [, asked = '', wish = ''] = HEDGED_LAST.exec(line) ?? [];
  const found = asked === '' ? [] : again(asked);
  const [first, ...more] = found;
  if (!first) return asWished(again(line.replace(HEDGE, ' ').trim()));
  const named = again(wish);
  const wished = asWished(
    named.length > 0 && isFeared(named) === /\b(?:no|not|without)\b/i.test(wish)
      ? named
      : wishedThing(wish, again),
  );
  return wished.length > 0 ? [...found, ...wished] : [besideUnread(first, wish), ...more];
}

/** "Low taxes even if healthcare is bad": what is put up with asks for nothing. */
const EVEN_IF =
  /(?<=\w)[\s,]*\b(?:even (?:if|though|when)|no matter (?:how|what|if|whether)|regardless of)\b.*$/i;

/**
 * What is wished for where it can be had: every reading by a rule, as one that rules nothing out. A country by name, a
 * distance or a language so hedged is left to people.
 */
const asWished = (found: readonly Found[]): readonly Found[] =>
  found.every(({ id }) => RULE_IDS.has(id ?? ''))
    ? found.map((one) =>
        one.ifPossible ? one : { ...one, label: `${one.label}${IF_POSSIBLE}`, ifPossible: true as const },
      )
    : [];

const GOOD_IDS: ReadonlySet<string> = new Set(
  DEAL_BREAKER_RULES.flatMap(({ id, sense }) => (sense === 'good' ? [id] : [])),
);

/** What is wished for there, and told by its name alone: "ideally a beach". */
const wishedThing = (rest: string, read: (line: string) => readonly Found[]): readonly Found[] =>
  [`must have ${rest}`, `must be ${rest}`]
    .map((line) => read(line).filter(({ id }) => GOOD_IDS.has(id ?? '')))
    .find((found) => found.length > 0) ?? [];

/** Whether words were read as things that places are ruled out for by their bare names. */
export const isFeared = (found: readonly Found[]): boolean =>
  found.length > 0 && found.every(({ id }) => BAD_IDS.has(id ?? ''));

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

/** What stands before and behind a "but not": each as a condition where it is one, and as unread where it is not. */
function readButNot(but: ButNot, read: (text: string) => readonly Found[]): readonly Found[] {
  const { wish, refusal, isRemark, asks, isOfThing } = but;
  const wished = read(wish);
  const refused = isOfThing ? [] : read(refusal);
  const [first, ...more] = refused;
  if (wished.length === 0) {
    if (!first) return [];
    return isRemark ? refused : [besideUnread(first, wish), ...more];
  }
  // "Hot but not humid": what else would rule out may here be what is liked.
  if (!asks && !wished.every(({ id }) => GOOD_IDS.has(id ?? '')))
    return first && isFeared(wished) ? [besideUnread(first, wish), ...more] : [];
  return first
    ? [...wished, ...refused]
    : wished.map((one, n) => (n === 0 ? besideUnread(one, refusal) : one));
}

/**
 * "Not Florida because of the hurricanes": the region for certain, and the reason where a rule reads it. A line that is
 * read as something else names no region.
 */
function regionsWithReason(regions: readonly Found[], found: readonly Found[]): readonly Found[] {
  if (found.length === 0) return regions;
  const [first, ...more] = regions;
  if (!first?.unread || !isFeared(found)) return [];
  const { unread: _reason, ...region } = first;
  return [region, ...more, ...found];
}

/** "I work US hours so no Asia": why, and what is refused for it. */
const SO_NO =
  /^(.+?)[\s,;–-]+(?:so|hence|therefore)\s+((?:no|not|never|nowhere|avoid)\b.+|.+?\b(?:is|are) (?:out|off the table|not an option|a no[- ]?go)\b.*)$/i;

/** The countries that a line refuses behind its reason, which is told as unread; null for every other line. */
function refusedForReason(line: string, read: (line: string) => readonly Found[]): readonly Found[] | null {
  const [, reason = '', refusal = ''] = SO_NO.exec(line) ?? [];
  const [first, ...more] = reason === '' ? [] : read(refusal);
  if (!first || ![first, ...more].every(({ id }) => id === COUNTRIES)) return null;
  const why = read(reason);
  return isFeared(why) ? [first, ...more, ...why] : [besideUnread(first, reason), ...more];
}

/** "We're not fussy about the weather, though my wife hates dark winters": what is said behind what is put up with. */
const AFTER_ACCEPTED = /^(.+?),?\s+(?:but|though|although|however),?\s+(.+)$/i;

function readAfterAccepted(line: string, read: (line: string) => readonly Found[]): readonly Found[] {
  const [, before = '', behind = ''] = AFTER_ACCEPTED.exec(line) ?? [];
  return before !== '' && livesWith(plainly(before)) ? read(behind) : [];
}

/** "Country: Portugal": a form filled in for oneself, where the place is as likely to be wished for as refused. */
const FILLED_IN =
  /^\s*(?:(?:target|dream|preferred|desired|first|second|top|new|next|favou?rite|destination) )?(?:country|place|destination|location|region)(?: of (?:choice|interest))?\s*:\s*(?!(?:no|not|never|anywhere|any)\b)/i;

/** What each adjective of a list refuses, those that nobody read named beside the first that was. */
function readAdjectives(
  parts: readonly string[],
  again: (rest: string) => readonly Found[],
): readonly Found[] {
  const each = parts.map((part) => ({ part, found: again(part) }));
  const [first, ...more] = each
    .flatMap(({ found }) => found)
    .filter(({ id, label }, at, all) => all.findIndex((one) => one.id === id && one.label === label) === at);
  const lost = each.filter(({ found }) => found.length === 0).map(({ part }) => part.replace(/^no /, ''));
  return first ? [lost.reduce(besideUnread, first), ...more] : [];
}

/** What is asked for as important, or refused behind a reason of whatever kind, in a line that nobody read as a whole. */
function readUnderIts(line: string, again: (rest: string) => readonly Found[]): readonly Found[] {
  const thing = calledImportantIn(line);
  if (thing) return /^english$/i.test(thing) ? again('English must be spoken') : wishedThing(thing, again);
  const [, reason = '', refusal = ''] = SO_NO.exec(line) ?? [];
  const [first, ...more] = reason === '' || speaksPoorly(plainly(reason)) ? [] : again(refusal);
  return first ? [besideUnread(first, reason), ...more] : [];
}

/** What a line says about how it is meant, apart from what it asks; null where it says nothing of the kind. */
function readByManner(
  atlas: Atlas,
  line: string,
  again: (rest: string) => readonly Found[],
): readonly Found[] | null {
  if (FILLED_IN.test(line) && placesNamedIn(atlas, line).iso3.length > 0) return [];
  if (HEDGE.test(line)) return readHedged(line, again);
  if (EVEN_IF.test(line)) return again(line.replace(EVEN_IF, '').trim());
  const adjectives = adjectivesApart(line);
  const refused = adjectives ? readAdjectives(adjectives, again) : [];
  if (refused.length > 0) return refused;
  const wished = onlyWishedIn(line);
  if (!wished) return null;
  return asWished(wished.denies ? again(wished.rest) : wishedThing(wished.rest, again));
}

/** A line with the parts beside an "or" that say more than was read of it. */
export function readLine(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const again = (rest: string): readonly Found[] => readLine(atlas, rest, units, who);
  const byManner = readByManner(atlas, line, again);
  if (byManner) return byManner;
  const read = remembered((text: string): readonly Found[] => readPart(atlas, text, units, who));
  const accepted = acceptedIn(line, (words) => isFeared(read(words)));
  if (accepted) return accepted.rest === '' ? [] : again(accepted.rest);
  const direct = readBesideDirect(line, read);
  if (direct) return direct;
  const refused = refusedForReason(line, again);
  if (refused) return refused;
  const but = read(line).length === 0 ? butNotIn(line) : null;
  const aroundBut = but ? readButNot(but, again) : [];
  if (aroundBut.length > 0) return aroundBut;
  const afterAccepted = readAfterAccepted(line, again);
  if (afterAccepted.length > 0) return afterAccepted;
  const regions = regionsWithReason(regionsRefusedIn(atlas, line), read(line));
  if (regions.length > 0) return regions;
  const { found, unread } = isHedged(plainly(line))
    ? { found: read(line), unread: [] }
    : readByParts(line, ofPlaces(line, read), isNoName);
  if (found.length === 0) return readUnderIts(line, again);
  const [first, ...more] = found;
  const byRule = found.every(({ id }) => RULE_IDS.has(id ?? ''));
  const beside = byRule && unread.length === 0 ? unreadBeside(line, found, read) : [];
  const named = [...unread, ...beside].map((part) =>
    first?.id === 'flight' && DIRECT.test(part) ? directFlights(first.from) : part,
  );
  return first && named.length > 0 ? [{ ...first, unread: named }, ...more] : found;
}
