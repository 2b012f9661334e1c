import type { Atlas } from '@global-fit/atlas/atlas';
import { isForeignLine } from '../../profile/text/otherLanguage.ts';
import { isException, namesCountries, placesNamedIn } from '../geography/namedPlaces.ts';
import { isJourney } from '../geography/journeys.ts';
import { familyNamed, isCountryOfTown } from '../geography/origin.ts';
import { TIME_DIFFERENCE } from '../own/clocks.ts';
import { andParts } from './apart/andParts.ts';
import { commaParts } from './apart/commaParts.ts';
import { type Group, isTooLong } from './apart/groups.ts';
import { namesApart } from './apart/namesApart.ts';
import { amongWishes, nameBeforeRefusals, type ReadLine } from './apart/namesBesideWishes.ts';
import { needsApart } from './apart/needsApart.ts';
import { wishedAlike } from './manner/onlyWished.ts';
import { isTold } from './manner/told.ts';
import type { Reader, readerFor } from './reader.ts';
import { sparedIn } from './whole/exceptPlaces.ts';
import type { Found } from './words/byRules.ts';
import { ofPlaces } from './words/bareAdjective.ts';

/** An exception to the line before it: "No dictatorships. Except Singapore." */
const EXCEPT_BEFORE = /^except/i;
/** "Anywhere in Europe", with an exception behind it: what is wished for. */
const ANYWHERE = /\b(?:any(?:where|thing)|every\w*|all)\b/i;

/** "No cold" behind words of another language, which are left unread. */
const isPlainRefusal = (part: string): boolean => /^(?:no|not|never)\b/i.test(part) && !isForeignLine(part);

/** Groups of which an exception stands with the places it is one to: "No Asia. Except Japan." */
export const withExceptions = (groups: readonly Group[], read: Reader): readonly Group[] =>
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
 * Lines of which those that only tell of a life stand behind the one before them, as its story, and without those that
 * only announce what follows: "We'd go almost anywhere but:".
 */
export const withStories = (lines: readonly ReadLine[]): readonly ReadLine[] =>
  lines.reduce<readonly ReadLine[]>((before, one, at) => {
    const last = before.at(-1);
    const announces = one.found.length === 0 && /:\s*$/.test(one.line) && at < lines.length - 1;
    if (announces) return before;
    return last && one.found.length === 0 && isTold(one.line)
      ? [...before.slice(0, -1), { ...last, line: `${last.line}. ${one.line}` }]
      : [...before, one];
  }, []);

const isFromHome = ({ id, from, zone }: Found): boolean =>
  (isJourney(id) || id === TIME_DIFFERENCE) && !from && zone === undefined;

/**
 * Lines of which a limit that names no place is measured from where those before it say that somebody lives: "My kids are
 * in Denmark. No more than 3 hours flying."
 */
export function withWhereabouts(atlas: Atlas, lines: readonly ReadLine[], read: Reader): readonly ReadLine[] {
  let told = '';
  const used = new Set<string>();
  const measured = lines.map((one) => {
    if (one.found.length === 0 && familyNamed(atlas, one.line)) told = one.line;
    if (told === '' || !one.found.some(isFromHome)) return one;
    const line = `${told}, ${one.line}`;
    const found = read(line);
    if (!found.some(({ from }) => from)) return one;
    used.add(told);
    return { line, found };
  });
  return measured.filter(({ line, found }) => found.length > 0 || !used.has(line));
}

/** The parts of a group of which each is read, or told as unread, by itself. */
function setApart(
  atlas: Atlas,
  { whole, parts }: Group,
  follows: boolean,
  readAny: Reader,
): readonly ReadLine[] {
  const isAlone = (line: string): boolean => line === whole && !(follows && EXCEPT_BEFORE.test(line));
  const read: Reader = (line) => (isException(line) && !isAlone(line) ? [] : readAny(line));
  const isExceptionItself = isException(whole) && isAlone(whole) && readAny(whole).length > 0;
  const named = nameBeforeRefusals(atlas, parts, read);
  if (named) return named;
  const each = (isExceptionItself ? [whole] : parts)
    .flatMap((line) => namesApart(atlas, line))
    .flatMap((line) => needsApart(line, read))
    .flatMap((line) =>
      commaParts(line, ofPlaces(line, read), (before, part) => isCountryOfTown(atlas, before, part)),
    )
    .flatMap((line) => wishedAlike(line, andParts(line, ofPlaces(line, read))))
    .map((line) => ({ line, found: read(line) }));
  // Parts of which none is read may be one thought: "special school only, no lessons with others".
  const unread = parts.length > 1 && each.every(({ found }) => found.length === 0);
  return unread ? [{ line: whole, found: [] }] : amongWishes(each, whole);
}

function readParts(
  atlas: Atlas,
  group: Group,
  follows: boolean,
  { read, spared }: ReturnType<typeof readerFor>,
): readonly ReadLine[] {
  const { whole, parts } = group;
  if (isTooLong(whole)) return [{ line: whole, found: [] }];
  if (isForeignLine(whole)) {
    const inEnglish = parts.map((line) => ({
      line,
      found: isPlainRefusal(line) || placesNamedIn(atlas, line).plain ? read(line) : [],
    }));
    return inEnglish.some(({ found }) => found.length > 0) ? inEnglish : [{ line: whole, found: [] }];
  }
  // "No high taxes, Denmark is fine" goes together, and so does the same without a comma.
  const isOne = parts.length === 1 && sparedIn(atlas, whole)?.condition.includes(',') === false;
  const found = isOne ? spared(whole) : [];
  return found.length > 0 ? [{ line: whole, found }] : setApart(atlas, group, follows, read);
}

/** The lines of one group, each with what it was read as; what was only remarked on them stands behind the last. */
export function readGroup(
  atlas: Atlas,
  group: Group,
  follows: boolean,
  reader: ReturnType<typeof readerFor>,
): readonly ReadLine[] {
  const lines = readParts(atlas, group, follows, reader);
  return lines.map(({ line, found }, at) => ({
    line: at === lines.length - 1 ? [line, ...group.remarks].join('. ') : line,
    found,
  }));
}
