import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { remembered } from '@global-fit/atlas/remembered';
import type { DealBreaker } from '../model/dealBreaker.ts';
import type { Preferences } from '../model/preferences.ts';
import { ownMoney } from '../profile/money/ownMoney.ts';
import { isInOtherLanguage } from '../profile/text/otherLanguage.ts';
import type { Found } from './line/words/byRules.ts';
import { livesWith } from './own/hedged.ts';
import { plainly } from './own/ownTerms.ts';
import { meansFahrenheit } from './own/degreesMeant.ts';
import type { Units } from './own/ownLimit.ts';
import { speaksPoorly } from './own/spokenHere.ts';
import { acceptedIn } from './line/manner/accepted.ts';
import { andParts } from './line/apart/andParts.ts';
import { ofPlaces } from './line/words/bareAdjective.ts';
import { commaParts } from './line/apart/commaParts.ts';
import { namesApart } from './line/apart/namesApart.ts';
import { amongWishes, nameBeforeRefusals, type ReadLine } from './line/apart/namesBesideWishes.ts';
import { withoutFlourish, writtenOut } from './line/manner/flourish.ts';
import { type Group, groupsOf, isTooLong } from './line/apart/groups.ts';
import { readLine } from './line/readLine.ts';
import { sparedIn, sparing } from './line/whole/exceptPlaces.ts';
import { isFeared } from './line/words/senses.ts';
import { isException, namesCountries, placesNamedIn } from './geography/namedPlaces.ts';
import { needsApart } from './line/apart/needsApart.ts';
import { asWritten } from './line/manner/asWritten.ts';
import { reasonApart } from './line/manner/remarks.ts';
import { isTold } from './line/manner/told.ts';
import { topicsSpelled } from './line/apart/topicNamed.ts';
import { isPleadedFor } from './line/manner/wantedItself.ts';
import { ANYBODY, type WhoWrites } from './own/whoWrites.ts';

const BECAUSE = { questionIds: ['deal-breakers'] } as const;

/** What the free text of deal-breakers was read as. */
export interface ReadDealBreakers {
  readonly dealBreakers: readonly DealBreaker[];
  readonly excluded: Preferences['excludedCountries'];
}

/** An exception to the line before it: "No dictatorships. Except Singapore." */
const EXCEPT_BEFORE = /^except/i;
/** "Anywhere in Europe", with an exception behind it: what is wished for. */
const ANYWHERE = /\b(?:any(?:where|thing)|every\w*|all)\b/i;

/** "Is Canada too far?": who asks rules nothing out. */
const ASKS = /^(?:is|are|does|will|would) [^?]*\?$/i;

/** "No cold" behind words of another language, which are left unread. */
const isPlainRefusal = (part: string): boolean =>
  /^(?:no|not|never)\b/i.test(part) && !isInOtherLanguage(part);

/** What a line is read as by somebody. */
type Reader = (line: string) => readonly Found[];

/** Groups of which an exception stands with the places it is one to: "No Asia. Except Japan." */
const withExceptions = (groups: readonly Group[], read: Reader): readonly Group[] =>
  groups.reduce<readonly Group[]>((before, group) => {
    const last = before.at(-1);
    if (!last || !EXCEPT_BEFORE.test(group.whole)) return [...before, group];
    const whole = `${last.whole.replace(/[\s.,;]+$/, '')}, ${group.whole.replace(/^E/, 'e')}`;
    const isWish = ANYWHERE.test(last.whole) && namesCountries(read(last.whole));
    return isWish || read(whole).length > 0
      ? [...before.slice(0, -1), { whole, parts: [whole], remarks: [...last.remarks, ...group.remarks] }]
      : [...before, group];
  }, []);

/**
 * The reader of the one who was asked for last: a study of what would change a ranking asks for the same lines some
 * fifty times. Its lines are those of one customer, and are let go with the next.
 */
const last = new WeakMap<Atlas, { readonly asked: string; readonly read: Reader }>();

/** Whoever lives where Fahrenheit is used and holds no passport of such a country grew up with the other scale. */
function thinksInFahrenheit(atlas: Atlas, { home, citizenships }: WhoWrites): boolean {
  const uses = (iso3: Iso3): boolean => atlas.practical(iso3)?.temperatureUnit === 'fahrenheit';
  return home !== null && uses(home) && (citizenships.length === 0 || citizenships.some(uses));
}

/** A place by its name alone: whether its reason is one to refuse it is decided where names are read. */
const isBareName = (atlas: Atlas, condition: string): boolean => {
  const { iso3, beside } = placesNamedIn(atlas, condition);
  return iso3.length > 0 && !/\p{L}/u.test(beside);
};

function readerFor(atlas: Atlas, text: string, who: WhoWrites): Reader {
  const { home } = who;
  const fahrenheit = meansFahrenheit(text, thinksInFahrenheit(atlas, who));
  const asked = JSON.stringify({ ...who, fahrenheit });
  const known = last.get(atlas);
  if (known?.asked === asked) return known.read;
  const units: Units = { fahrenheit, ...ownMoney(atlas, home) };
  const whole = (line: string): readonly Found[] => {
    const written = writtenOut(line);
    const found = readLine(atlas, written, units, who);
    const bare = found.length > 0 || livesWith(plainly(written)) ? written : withoutFlourish(written);
    const plain = bare === written ? found : readLine(atlas, bare, units, who);
    if (plain.length > 0)
      return plain.filter(({ id, limit }) => !isPleadedFor(id, plainly(written), limit !== undefined));
    for (const spelled of topicsSpelled(bare)) {
      const read = readLine(atlas, spelled, units, who);
      if (read.length > 0) return read;
    }
    return [];
  };
  const read = remembered((line: string): readonly Found[] => {
    if (isTooLong(line) || ASKS.test(line)) return [];
    const found = whole(line);
    const apart = found.length > 0 || speaksPoorly(plainly(line)) ? null : reasonApart(writtenOut(line));
    // What is a condition itself is no reason for the one before it.
    if (!apart || (!apart.announced && whole(apart.reason).length > 0)) return found;
    return isBareName(atlas, apart.condition) ? found : whole(apart.condition);
  });
  last.set(atlas, { asked, read });
  return read;
}

/**
 * Lines of which those that only tell of a life stand behind the one before them, as its story, and without those that
 * only announce what follows: "We'd go almost anywhere but:".
 */
const withStories = (lines: readonly ReadLine[]): readonly ReadLine[] =>
  lines.reduce<readonly ReadLine[]>((before, one, at) => {
    const last = before.at(-1);
    const announces = one.found.length === 0 && /:\s*$/.test(one.line) && at < lines.length - 1;
    if (announces) return before;
    return last && one.found.length === 0 && isTold(one.line)
      ? [...before.slice(0, -1), { ...last, line: `${last.line}. ${one.line}` }]
      : [...before, one];
  }, []);

/**
 * Reads deal-breakers from free text. A line is a condition only where its words are known and it carries no "unless",
 * "but" or "maybe"; a country is excluded only by a line that does nothing but name it. Every other line comes back
 * with `id` null, and the report says that it could not be checked.
 *
 * A number in the line is its limit. What the line leaves open the answers tell: the unit of degrees, the home that a
 * rent is for, the pay that a tax is on, the state that a pension is from, and whether "our marriage" is one of two
 * women or two men.
 */
export function readDealBreakers(
  atlas: Atlas,
  text: string,
  about: Partial<WhoWrites> = {},
): ReadDealBreakers {
  const who = { ...ANYBODY, ...about };
  const readAlone = readerFor(atlas, text, who);
  const read: Reader = (line) => {
    const found = readAlone(line);
    return found.length > 0 ? found : sparing(atlas, line, readAlone);
  };
  const lines = withExceptions(groupsOf(text), read).flatMap(({ whole, parts, remarks }, nth, groups) => {
    const said = (line: string, at: number, all: readonly unknown[]): string =>
      at === all.length - 1 ? [line, ...remarks].join('. ') : line;
    if (isTooLong(whole)) return [{ line: said(whole, 0, [whole]), found: [] }];
    if (isInOtherLanguage(whole)) {
      const inEnglish = parts.map((line) => ({ line, found: isPlainRefusal(line) ? read(line) : [] }));
      return inEnglish.some(({ found }) => found.length > 0)
        ? inEnglish
        : [{ line: said(whole, 0, [whole]), found: [] }];
    }
    const asWhole = isException(whole) ? read(whole) : [];
    // "No high taxes, Denmark is fine" goes together, and so does the same without a comma.
    const isOne = parts.length === 1 && sparedIn(atlas, whole)?.condition.includes(',') === false;
    const spares = isOne ? sparing(atlas, whole, readAlone) : [];
    if (spares.length > 0) return [{ line: said(whole, 0, [whole]), found: spares }];
    const follows = groups.slice(0, nth).some((group) => !isException(group.whole));
    const isAlone = (line: string): boolean => line === whole && !(follows && EXCEPT_BEFORE.test(line));
    const readPart: Reader = (line) => (isException(line) && !isAlone(line) ? [] : read(line));
    const each = (asWhole.length > 0 && isAlone(whole) ? [whole] : parts)
      .flatMap((line) => namesApart(atlas, line))
      .flatMap((line) => needsApart(line, readPart))
      .flatMap((line) => commaParts(line, ofPlaces(line, readPart)))
      .flatMap((line) => andParts(line, ofPlaces(line, readPart)))
      .map((line) => ({ line, found: readPart(line) }));
    const named = nameBeforeRefusals(atlas, parts, readPart);
    if (named) return named.map(({ line, found }, at, all) => ({ line: said(line, at, all), found }));
    // Parts of which none is read may be one thought: "special school only, no lessons with others".
    const unread = parts.length > 1 && each.every(({ found }) => found.length === 0);
    return (unread ? [{ line: whole, found: [] }] : amongWishes(each, whole)).map(
      ({ line, found }, at, all) => ({
        line: said(line, at, all),
        found,
      }),
    );
  });
  const dealBreakers: DealBreaker[] = [];
  const excluded = new Map<Iso3, Preferences['excludedCountries'][number]>();
  const quoted = asWritten(text);
  for (const { line: part, found } of withStories(lines)) {
    const line = quoted(part, found.length > 0);
    if (found.length === 0)
      dealBreakers.push({ id: null, label: 'not read as a condition', text: line, ...BECAUSE });
    for (const { without = [], ...reading } of found) {
      for (const iso3 of without) excluded.set(iso3, { iso3, line, ...BECAUSE });
      dealBreakers.push({ ...reading, text: line, ...BECAUSE });
    }
  }
  return { dealBreakers, excluded: [...excluded.values()] };
}

/** Whether a line says nothing but what its writer can live with: "a bit of crime is ok", "cold winters fine". */
export function isLivedWith(atlas: Atlas, line: string): boolean {
  const read = readerFor(atlas, line, ANYBODY);
  return livesWith(plainly(line)) || acceptedIn(line, (words) => isFeared(read(words)))?.rest === '';
}
