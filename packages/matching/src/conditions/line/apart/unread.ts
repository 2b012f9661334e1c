import { anyOf } from '../../../anyOf.ts';
import type { LineReading } from '../../../model/dealBreaker.ts';
import { SPOKEN } from '../../own/spokenHere.ts';
import { plainly } from '../../own/ownTerms.ts';

/** A language that is asked for: a wish beside it, "good trains", is no place where it has to be spoken. */
const isOnLanguage = ([found, ...more]: readonly LineReading[]): boolean =>
  found?.id === SPOKEN && more.length === 0;

const toldBy = (found: readonly LineReading[]): string =>
  JSON.stringify(found.map(({ id, limit, label }) => [id, limit, label]));

/** Whether two texts were read as the same. */
export const saySame = (one: readonly LineReading[], other: readonly LineReading[]): boolean =>
  toldBy(one) === toldBy(other) || (isOnLanguage(one) && isOnLanguage(other));

/** Words that go on with what stands before: a reason, an example, whose it is, a degree, a place or a time of it. */
const GOES_ON = anyOf([
  /^(?:and|or|nor|but|so|as|like|such|e\.?g|i\.?e|especially|even|ideally|preferably|particularly|mainly|mostly|also|at|in|on|for|from|to|of|by|with|within|because|since|given|if|when|while|which|that|who|this|these|those|etc|etcetera|others?|too(?! (?:many|much|few|little)\b)|very|please|thanks|lol|i|i'm|we|you|he|she|it|they|my|your|our|his|her|their|the|both|all|not (?:even|only)|then|now|ever|again|here|there|more|most|less|max\w*|min\w*|everything|things?|stuff|(?:below|under|lower|colder|above|over|higher|hotter|up)$)\b/,
  /^\d/,
]);

/** Whether a part of a line only goes on with the one before it. */
export const goesOn = (part: string): boolean => GOES_ON.test(plainly(part).trim());

/** How somebody names what a place should have or lack: "good trains", "a park", "no noise". */
const WISH =
  /^(?:must (?:have|be) |has to (?:have|be) )?(?:an? |some )?(?:no|not|good|great|decent|nice|low|cheap|affordable|reliable|safe|clean|friendly|easy|fast|strong|bad|poor|high|quality|excellent|walkable|private|international|public|terrible|expensive|too (?:many|much|few|little))\b(?: [\p{L}'’-]+){1,4}$/u;
/** Whether words in lower case name something that a place should have or lack, by an adjective or a "no". */
export const namesAWish = (plain: string): boolean => WISH.test(plain);

/** "Lithium must be available": what is asked for in a sentence of its own. */
const DEMAND = /^(?:[\p{L}'’-]+ ){1,4}(?:must|has to|have to|should|needs? to) (?:be|have|work)\b/u;
/** Words by which a part asks for something itself. */
const ASKS = anyOf([
  /\b(?:no|not|never|without|must|needs?|has to|have to|cannot|only|more than|less than|under|over|above|below|at least|at most)\b/u,
  /n't\b|^(?:(?:a|any) )?(?:countr(?:y|ies)|places?|towns?|cit(?:y|ies)|states?|somewhere|anywhere) with\b/u,
  /^(?:\p{L}+ ){1,3}(?:where|that|which|who)\b/u,
]);
/** "Light going off every day": a thing, and what it does. */
const GOES_WRONG =
  /^(?:\p{L}+ ){1,3}(?:going|being|getting|running|costing|eating|taking|falling|taken|paid|bought|sold|used)\b/u;
/** A thing by its bare name, "racism", "bad air": words that no sentence holds together. */
const BARE = /^(?:an? )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}$/u;
const IS = /\b(?:is|are|was|were|be)\b/;
/** A single word that is surely no adjective of what follows: "racism", and not "hot" before "humid summers". */
const NOUN = /(?:ism|ty|tion|ness|nce|phobia|ics?|ments?|s)$/;
/** So many words name a thing: fewer behind an "and", where a verb may go on, than behind a comma. */
const MOST_WORDS = { comma: 4, any: 2 } as const;

/** "Cold ok": asks for nothing. */
const LIVED_WITH = /^(?!.*\b(?:no|not|never)\b).*\b(?:ok(?:ay)?|fine|no problem)[.!]*$/;

/** What parts a line: commas alone, or whatever stands between two things. */
type Joint = keyof typeof MOST_WORDS;

/** Whether the part of a line at this place, by itself, is a condition that somebody would set. */
export function standsAlone(parts: readonly string[], at: number, joint: Joint): boolean {
  const [part = '', next = ''] = parts.slice(at, at + 2).map((text) => plainly(text).trim());
  if (part === '' || GOES_ON.test(part) || LIVED_WITH.test(part)) return false;
  if (WISH.test(part) || DEMAND.test(part)) return true;
  if (joint === 'comma' && (ASKS.test(part) || GOES_WRONG.test(part))) return true;
  const words = part.split(' ').length;
  // A word for how something is may be completed by the noun behind the last joint, "hot and humid summers", but not
  // where a wish of its own follows: "bad air, loud, too many tourists".
  const isNamed = at === parts.length - 1 || words > 1 || NOUN.test(part) || WISH.test(next);
  return isNamed && words <= MOST_WORDS[joint] && BARE.test(part) && !IS.test(part);
}

/** What opens a line of several wishes, and belongs to each of them. */
const LEAD =
  /^(?:(?:i|we|it|there) )?(?:must (?:have|be)|(?:need|want)(?:s)?(?: to have)?|no(?! (?:more|less|fewer|longer|further)\b)|not|without|lack of|bad|poor|too much|high|low|good)\b/;

/** A part with words of the others that may hold for it: what opens the line, the noun at its end, those before it. */
function withOthers(
  parts: readonly string[],
  at: number,
  read: (text: string) => readonly LineReading[],
): readonly string[] {
  const plain = parts.map((part) => plainly(part));
  const own = plain[at] ?? '';
  const tail = plain.at(-1)?.split(' ').slice(1).join(' ') ?? '';
  // "No free and fair elections": an adjective may belong to the noun at the end, whatever stands before it.
  const toTail = own.split(' ').length <= MOST_WORDS.any ? [`${own} ${tail}`] : [];
  if (ASKS.test(own)) return toTail;
  // What opens the line reaches no further than to the next part that asks for something itself.
  const reaches = !plain.slice(1, at).some((part) => ASKS.test(part));
  const lead = reaches ? (LEAD.exec(plain[0] ?? '')?.[0] ?? '') : '';
  const before = plain[at - 1] ?? '';
  // A number ends what stands before it: "no more than 2 hours of difference, dual citizenship".
  const heads = /\d/.test(before) ? [] : before.split(' ').map((_, n, all) => all.slice(0, n + 1).join(' '));
  // A head that is read itself is a condition, and no word of the next.
  const open = heads.filter((head) => read(head).length === 0);
  return [`${lead} ${own}`, ...toTail, ...open.map((head) => `${head} ${own}`)];
}

/**
 * For each part of a line whether nobody read it: it would be a condition by itself, neither it nor its words with those
 * of the others are read, nothing that is read goes on with it, and the line says the same without it. This is the one
 * measure of what is told as "not read" beside something that was.
 */
export function unreadAmong<R extends LineReading>(
  parts: readonly string[],
  whole: readonly R[],
  read: (text: string) => readonly R[],
  joint: Joint,
): readonly boolean[] {
  const mayBe = parts.map(
    (part, at) =>
      standsAlone(parts, at, joint) &&
      !(joint === 'comma' && goesOn(parts[at + 1] ?? '')) &&
      [part, ...withOthers(parts, at, read)].every((text) => read(text.trim()).length === 0),
  );
  const without = parts.map(() => false);
  for (const [at, may] of mayBe.entries()) {
    if (!may) continue;
    const rest = parts.filter((_, other) => other !== at && !without[other]);
    without[at] = rest.length > 0 && saySame(read(rest.join(', ')), whole);
  }
  return without;
}

const JOINT =
  /\s*(?:[&+]|\/(?! ?(?:months?|mo|years?|yr|weeks?|wk|days?|hours?|hrs?|h|m|km|or)\b)|,(?!\d))\s*(?:(?:and|plus)\s+)?|\s+(?:and|plus|as well as)\s+|\s+[-–—]\s+/i;
/** "Natural disasters: floods, fires", "we left Lagos because of …": what a list is announced by is none of its parts. */
const ANNOUNCES =
  /^(?:[^:]{2,40}:\s+|[^,:;]{2,60}?\b(?:because of|due to|on account of)\s+(?:(?:the|its|their|all the)\s+)?)/i;

/**
 * Parts of a line beside "and", a comma, a slash or a dash that nobody read, where what was read of the line lies in the
 * others: "good trains" of "good healthcare and good trains".
 */
export function unreadBeside<R extends LineReading>(
  line: string,
  found: readonly R[],
  read: (text: string) => readonly R[],
): readonly string[] {
  if (found.length === 0 || found.some(({ partly }) => partly)) return [];
  const parts = line
    .replace(ANNOUNCES, '')
    .split(JOINT)
    .map((part) => part.replace(/(?: (?:is|are) (?:an? )?(?:absolute )?musts?)?[\s.!?]*$/i, '').trim());
  const isUnread = parts.length < 2 ? [] : unreadAmong(parts, found, read, 'any');
  return parts.filter((_, at) => isUnread[at]);
}
