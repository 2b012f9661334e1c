import { COUNTRIES, isException, namesCountries } from '../../geography/namedPlaces.ts';
import { isNoProblem } from '../../own/hedged.ts';
import { SEASON_AWAY } from '../whole/seasonAway.ts';
import { plainly } from '../../own/ownTerms.ts';
import { standsAlone, unreadAmong } from './unread.ts';
import type { LineReading } from '../../../model/dealBreaker.ts';

/** A comma that parts words: none in a number, none in brackets, and none beside a "please", which asks for nothing. */
const COMMA =
  /(?<!^\s*(?:please|pls|plz)),(?!\d)(?<!\([^)]*)(?!\s*(?:please|pls|plz|thanks?(?: you)?|thx)[\s.!]*$)\s*/i;

const subjects = (found: readonly LineReading[]): readonly string[] =>
  found.flatMap(({ id, partly }) => (id === null || partly ? [] : [id]));

/** Whether every part is read by itself, and they say more so than together: "bad air, winters under −10". */
function sayMoreApart(each: readonly (readonly LineReading[])[], whole: readonly LineReading[]): boolean {
  const together = new Set(subjects(whole));
  return (
    each.every((found) => found.length > 0) &&
    each.some((found) => subjects(found).some((id) => !together.has(id)))
  );
}

/**
 * Parts that are read as a condition of which the whole line tells nothing, each by itself; what stands between them goes
 * together: "no hand in hand, winters under 5 degrees, two changes".
 */
function lostInWhole(
  parts: readonly string[],
  each: readonly (readonly LineReading[])[],
  whole: readonly LineReading[],
): readonly string[] | null {
  const together = new Set(subjects(whole));
  const isLost = parts.map(
    (_, at) => standsAlone(parts, at, 'comma') && subjects(each[at] ?? []).some((id) => !together.has(id)),
  );
  const isOne = whole.some(({ id, by }) => by !== undefined || id === SEASON_AWAY);
  if (whole.length === 0 || isOne || !isLost.includes(true)) return null;
  const heard = parts.filter((_, at) => !isLost[at]);
  return heard.length === 0 ? null : [heard.join(', '), ...parts.filter((_, at) => isLost[at])];
}

/** What stands in a list of wishes: a name with or without an adjective, and no verb. */
const IN_A_LIST =
  /^(?:(?:an?|not|no|near|close to|by) )*(?:the )?[\p{L}\d+'’-]+(?: [\p{L}\d+'’-]+){0,5}[.!]*$/u;
const HAS_VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|can|could|will|would|may|might|must|should|if|so|that|which|where|because|than|but)\b/;

/** "Safe, good weather, English speaking": each part is a wish of its own, whatever becomes of the others. */
const isListOfWishes = (parts: readonly string[]): boolean =>
  (parts.length > 2 || parts.every((part) => /\s/.test(part.trim()))) &&
  parts.every((part) => {
    const plain = plainly(part).trim();
    return IN_A_LIST.test(plain) && !HAS_VERB.test(plain);
  });

const MOST_WORDS = 5;
/** What by itself is refused, or demanded, in few words: "too hot", "no humidity", "high crime", "must be safe". */
const REFUSED =
  /^(?:too|no|not|never|bad|poor|high|heavy|extreme|must)\b|^[\p{L} -]+ (?:is|are) an? (?:absolute )?must[.! ]*$/iu;

const onlyRules = (found: readonly LineReading[]): boolean => found.length > 0 && !namesCountries(found);

/** What only says more of the part before it. */
const QUALIFIES = /^(?:ideally|preferably|less|more|even|especially|like|such)\b/i;

/** What is refused in few words among parts of which the rest tells something nobody reads; null where nothing is. */
function heardBeside(
  parts: readonly string[],
  each: readonly (readonly LineReading[])[],
): readonly string[] | null {
  const isHeard = parts.map(
    (part, at) => REFUSED.test(part) && part.split(/\s+/).length <= MOST_WORDS && onlyRules(each[at] ?? []),
  );
  const rest = parts.filter((_, at) => !isHeard[at]).join(', ');
  const isOne = parts.some((part) => QUALIFIES.test(part));
  return isHeard.includes(true) && rest !== '' && !isOne
    ? [rest, ...parts.filter((_, at) => isHeard[at])]
    : null;
}

/** The parts that nobody read, apart from those that say by themselves what was read of the whole; null where none is. */
function withUnread<R extends LineReading>(
  parts: readonly string[],
  whole: readonly R[],
  read: (text: string) => readonly R[],
): readonly string[] | null {
  const isUnread = unreadAmong(parts, whole, read, 'comma');
  if (!isUnread.includes(true)) return null;
  const heard = parts.filter((_, at) => !isUnread[at]).join(', ');
  const first = isUnread.indexOf(false);
  return parts.flatMap((part, at) => (at === first ? [heard] : isUnread[at] ? [part] : []));
}

/** What a list is announced by: "Tropical diseases: malaria, dengue". */
const ANNOUNCED = /:\s/;
const REFUSES = /\b(?:no|not|never|avoid|nowhere|out)\b/i;
const TAKES_BACK = /\b(?:only|except|unless|but|besides|apart|although|though|maybe|perhaps)\b/i;
/** "…, a choir would be nice": that alone is only wished for. */
const WISHED_ITSELF =
  /^(?!it\b|that\b|this\b|which\b|all\b|but\b)(?:[\p{L}'’-]+ ){1,4}(?:would be (?:nice|great|good|lovely|ideal|wonderful)|(?:(?:is|are|would be) )?a (?:big )?(?:plus|bonus))[\s.!]*$/iu;
/** What one word after the comma names again: "places where being gay is a problem, homophobia". */
const NAMED_AGAIN = /^(?:countr(?:y|ies)|places?|somewhere|anywhere|states?)\b[^,]*, *[\p{L}-]+\s*[.!]?$/iu;

const partsOf = (line: string): readonly string[] =>
  line
    .split(COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "I like it hot, humid, stormy": all of a list that refuses nothing is liked. */
const LIKES =
  /^(?:i|we|my \p{L}+)(?: (?:really|also|both|all|just|do))* (?:likes?|loves?|enjoys?|adores?)\b/iu;
const SAYS_MORE = /\b(?:no|not|never|must|without|need|needs|only|hates?|too)\b|n['’]t\b/i;

/** Why what stands before it is refused: "no international schools, too expensive", "not Canada, too cold". */
const AS_REASON = /^(?:(?:far|way|much) )?too (?:\p{L}+)[.! ]*$/iu;

/** "Anywhere in Canada, except Quebec": of what is welcome the exception is what is refused. */
const ANY_PLACE = /^(?:any(?:where|thing|place)?|everywhere|all(?: of)?|i|we)\b/i;

/** "Poland, Czechia or Slovakia would be ok": all of them. */
const OKAY = /\b(?:ok(?:ay)?|fine|good|acceptable|welcome|possible)[\s.!]*$/i;

/** Whether one part of a line says nothing but where the town lies with which the part before it ends. */
type LiesIn = (before: string, part: string) => boolean;

/**
 * Parts of which a country stands with its town, an exception with what it is made to, and a reason with what it is the
 * reason for: a country by name, or what nobody reads.
 */
function partsJoined(
  parts: readonly string[],
  read: (text: string) => readonly LineReading[],
  liesIn: LiesIn,
): readonly string[] {
  return parts.reduce<readonly string[]>((before, part) => {
    const last = before.at(-1);
    const isWelcome = OKAY.test(part) && isBareName(last, read(last ?? ''));
    if (
      last !== undefined &&
      ((ANY_PLACE.test(last) && isException(part)) || isWelcome || liesIn(last, part))
    )
      return [...before.slice(0, -1), `${last}, ${part}`];
    const found = last === undefined || !AS_REASON.test(part) ? null : read(last);
    const joins = found !== null && REFUSES.test(last ?? '') && !onlyRules(found);
    return joins ? [...before.slice(0, -1), `${last}, ${part}`] : [...before, part];
  }, []);
}

const WORD = /^[\p{L}-]+$/u;
const PAIR = /^([\p{L}-]+) (?:and|&) ((?:(?:by|near) the )?[\p{L}-]+[.!]*)$/u;

/** "Cheap, sunny and safe": the last two of a list of single words, each by itself. */
function pairApart(parts: readonly string[]): readonly string[] {
  const [, one, other] = PAIR.exec(parts.at(-1) ?? '') ?? [];
  const before = parts.slice(0, -1);
  return one !== undefined &&
    other !== undefined &&
    before.length > 0 &&
    before.every((part) => WORD.test(part))
    ? [...before, one, other]
    : parts;
}

/** A line without what alone is only wished for at its end, and that wish; null where it ends with none. */
function wishAtEnd(line: string): readonly [before: string, wish: string] | null {
  const parts = partsOf(line);
  const wish = parts.at(-1) ?? '';
  return parts.length > 1 && WISHED_ITSELF.test(wish) ? [parts.slice(0, -1).join(', '), wish] : null;
}

/**
 * The parts of a line that only a comma sets apart: each where every one is read by itself and they say more so than
 * together, "USA no, more than a day of travel"; else those that nobody read, where what was read of the line lies in the
 * others: "no winters below −10, school must be free". Without it the unread wish would pass for a checked one. A line of
 * one wish comes back whole.
 */
export function commaParts<R extends LineReading>(
  line: string,
  read: (text: string) => readonly R[],
  liesIn: LiesIn = () => false,
): readonly string[] {
  const [before, wish] = wishAtEnd(line) ?? [];
  return before === undefined || wish === undefined
    ? partsSetApart(line, read, liesIn)
    : [...commaParts(before, read, liesIn), wish];
}

/** The parts of a line that nobody reads as a whole. */
function ofUnreadLine(
  line: string,
  parts: readonly string[],
  each: readonly (readonly LineReading[])[],
): readonly string[] {
  // A country that is refused in so many words where the rest takes nothing back: "Austria no, Germany yes".
  const refused = parts.some((part, at) => REFUSES.test(part) && namesCountries(each[at] ?? []));
  // "Not Austria, maybe Switzerland": what is weighed in a part of its own is none of the refusal.
  const said = parts.filter((part) => !/^(?:maybe|perhaps|possibly)\b/i.test(part)).join(', ');
  if (refused && !TAKES_BACK.test(said)) return parts;
  if (isListOfWishes(parts) && each.some(onlyRules)) return parts;
  return (TAKES_BACK.test(line) ? null : heardBeside(parts, each)) ?? [line];
}

/** "Europe, but not the cold part", "Schengen, but not Hungary": which of what the name before it stands for is meant. */
const LETS_SOME = /^(?:but|yet|though|although|however)\b/i;
const isBareName = (part = '', found: readonly LineReading[] = []): boolean =>
  found.some(({ id }) => id === COUNTRIES || id?.startsWith('outside-')) && !REFUSES.test(part);

function partsSetApart<R extends LineReading>(
  line: string,
  read: (text: string) => readonly R[],
  liesIn: LiesIn,
): readonly string[] {
  const parts = partsJoined(pairApart(partsOf(line)), read, liesIn);
  const isLiked = LIKES.test(line) && !SAYS_MORE.test(line);
  if (
    parts.length < 2 ||
    isLiked ||
    ANNOUNCED.test(line) ||
    NAMED_AGAIN.test(line) ||
    isNoProblem(plainly(line))
  )
    return [line];
  const whole = read(line);
  const bare = parts.map((part) => part.replace(/^(?:and|or|nor)\s+/i, ''));
  const each = bare.map((part) => read(part));
  if (bare.some((part, at) => LETS_SOME.test(part) && isBareName(bare[at - 1], each[at - 1]))) return [line];
  // What alone is left is said by the whole line: its last names would be refused apart.
  if (namesCountries(whole) && whole.some(({ label }) => label.startsWith('only in '))) return [line];
  if (sayMoreApart(each, whole)) return bare;
  const apart = lostInWhole(bare, each, whole);
  if (apart) {
    const [heard = '', ...lost] = apart;
    return [...commaParts(heard, read, liesIn), ...lost];
  }
  if (whole.length === 0) return ofUnreadLine(line, bare, each);
  // A country that is ruled out by name is never lost to what stands beside it.
  if (each.some(namesCountries) && !namesCountries(whole)) return [line];
  return withUnread(parts, whole, read) ?? [line];
}
