import type { Atlas } from '@global-fit/atlas/atlas';
import { remembered } from '@global-fit/atlas/remembered';
import { COUNTRIES, placesNamedIn } from '../geography/namedPlaces.ts';
import { regionsRefusedIn } from '../geography/regionRefused.ts';
import { isHedged, livesWith } from '../own/hedged.ts';
import type { Units } from '../own/ownLimit.ts';
import { plainly } from '../own/ownTerms.ts';
import { speaksPoorly } from '../own/spokenHere.ts';
import type { WhoWrites } from '../own/whoWrites.ts';
import { adjectivesApart } from './apart/adjectivesApart.ts';
import { type ButNot, butNotIn } from './apart/butNot.ts';
import { readByParts } from './apart/orParts.ts';
import { unreadBeside } from './apart/unread.ts';
import { withoutAccepted } from './manner/accepted.ts';
import { calledImportantIn } from './manner/calledImportant.ts';
import { onlyWishedIn } from './manner/onlyWished.ts';
import { providedIn } from './manner/provided.ts';
import { isPleadedFor, isShunnedBySome } from './manner/wantedItself.ts';
import { asWished, readHedged, wishedThing } from './readHedged.ts';
import { areAllInside } from './whole/unionsBeside.ts';
import { DIRECT, directFlights } from './whole/distance.ts';
import { readWhole } from './whole/readWhole.ts';
import { ofPlaces } from './words/bareAdjective.ts';
import type { Found } from './words/byRules.ts';
import { areByRules, besideUnread, isFeared, isGood } from './words/senses.ts';

/**
 * Countries by name are ruled out beside an unread part only where another part is no name: "Russia or its friends".
 */
const isNoName = (found: readonly Found[]): boolean => found.every(({ id }) => id !== COUNTRIES);

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

/** "EU, but no Germany", "Schengen but not the euro area": whoever takes members out of a union asks for the others. */
const takesOutMembers = (atlas: Atlas, wished: readonly Found[], refused: readonly Found[]): boolean =>
  wished.length === 1 &&
  wished.every(({ id }) => id?.startsWith('outside-')) &&
  refused.every(
    ({ id, without = [] }) =>
      id?.startsWith('outside-') ||
      (without.length > 0 &&
        areAllInside(atlas, wished[0]?.id?.replace('outside', 'inside') ?? null, without)),
  );

/** What stands before and behind a "but not": each as a condition where it is one, and as unread where it is not. */
function readButNot(atlas: Atlas, but: ButNot, read: (text: string) => readonly Found[]): readonly Found[] {
  const { wish, refusal, isRemark, isAmends, asks, isOfThing } = but;
  const wished = read(wish);
  const refused = isOfThing ? [] : read(refusal);
  const [first, ...more] = refused;
  if (isRemark) return isAmends ? refused.filter(({ id }) => !isShunnedBySome(id)) : refused;
  if (refused.length > 0 && takesOutMembers(atlas, wished, refused))
    return [...read(`only ${wish}`), ...refused];
  if (wished.length === 0) return first ? [besideUnread(first, wish), ...more] : [];
  // "Hot but not humid": what else would rule out may here be what is liked.
  if (!asks && !wished.every(isGood))
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

/** "I work US hours so no Asia", "EU passports so must be EU": why, and what is refused or asked for it. */
const SO_NO =
  /^(.+?)[\s,;–-]+(?:so|hence|therefore)\s+(?:please\s+)?((?:no|not|never|nowhere|avoid)\b.+|(?:(?:it|we|i) )?(?:must|needs? to|has to|have to)\b.+|.+?\b(?:is|are) (?:out|off the table|not an option|a no[- ]?go)\b.*)$/i;

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

/** What each part of a list asks or refuses, those that nobody read named beside the first that was. */
function readEach(parts: readonly string[], again: (rest: string) => readonly Found[]): readonly Found[] {
  const each = parts.map((part) => ({ part, found: again(part) }));
  const [first, ...more] = each
    .flatMap(({ found }) => found)
    .filter(({ id, label }, at, all) => all.findIndex((one) => one.id === id && one.label === label) === at);
  const lost = each
    .filter(({ found }) => found.length === 0)
    .map(({ part }) => part.replace(/^(?:no|must (?:be|have)) /, ''));
  return first ? [lost.reduce(besideUnread, first), ...more] : [];
}

/** What is asked for as important, or refused behind a reason of whatever kind, in a line that nobody read as a whole. */
function readUnderIts(line: string, again: (rest: string) => readonly Found[]): readonly Found[] {
  const thing = calledImportantIn(line);
  if (thing) return /^english$/i.test(thing) ? again('English must be spoken') : wishedThing(thing, again);
  const [, reason = '', refusal = ''] = SO_NO.exec(line) ?? [];
  const isOnSpeech = speaksPoorly(plainly(reason)) || /\blearn\b/i.test(reason);
  const [first, ...more] = reason === '' || isOnSpeech ? [] : again(refusal);
  return first ? [besideUnread(first, reason), ...more] : [];
}

/** What a line says about how it is meant, apart from what it asks; null where it says nothing of the kind. */
function readByManner(
  atlas: Atlas,
  line: string,
  again: (rest: string) => readonly Found[],
): readonly Found[] | null {
  if (FILLED_IN.test(line) && placesNamedIn(atlas, line).iso3.length > 0) return [];
  const provided = readEach(providedIn(line), again);
  if (provided.length > 0) return provided;
  const hedged = readHedged(line, again);
  if (hedged) return hedged;
  const adjectives = adjectivesApart(line);
  const refused = adjectives ? readEach(adjectives, again) : [];
  if (refused.length > 0) return refused;
  const wished = onlyWishedIn(line);
  if (!wished) return null;
  if (!wished.denies) return asWished(wishedThing(wished.rest, again));
  // "Ideally no snow" is said by who wants none, as "no snow please" is.
  const plea = `${wished.rest} please`;
  const found = again(plea);
  return asWished(
    (found.length > 0 ? found : again(wished.rest)).filter(
      ({ id, limit }) => !isPleadedFor(id, plainly(plea), limit !== undefined),
    ),
  );
}

/** How often what a line says about how it is meant is taken off. A row of "ideally" is read twice for each of them. */
const MOST_LAYERS = 6;

/** A line with the parts beside an "or" that say more than was read of it. `layers` were taken off it before. */
export function readLine(
  atlas: Atlas,
  line: string,
  units: Units,
  who: WhoWrites,
  layers = 0,
): readonly Found[] {
  if (layers > MOST_LAYERS) return [];
  const again = (rest: string): readonly Found[] => readLine(atlas, rest, units, who, layers + 1);
  const byManner = readByManner(atlas, line, again);
  if (byManner) return byManner;
  const read = remembered((text: string): readonly Found[] => readWhole(atlas, text, units, who));
  const rest = withoutAccepted(line, (words) => isFeared(read(words)));
  if (rest !== null) return rest === '' ? [] : again(rest);
  const direct = readBesideDirect(line, read);
  if (direct) return direct;
  const refused = refusedForReason(line, again);
  if (refused) return refused;
  const but = read(line).length === 0 ? butNotIn(line) : null;
  const aroundBut = but ? readButNot(atlas, but, again) : [];
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
  const beside = areByRules(found) && unread.length === 0 ? unreadBeside(line, found, read) : [];
  const named = [...unread, ...beside].map((part) =>
    first?.id === 'flight' && DIRECT.test(part) ? directFlights(first.from) : part,
  );
  return first && named.length > 0 ? [{ ...first, unread: named }, ...more] : found;
}
