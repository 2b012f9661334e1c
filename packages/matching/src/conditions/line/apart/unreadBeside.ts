import { plainly } from '../../own/ownTerms.ts';

/** What was read of a text, as far as its parts ask. */
interface Reading {
  readonly id: string | null;
  readonly partly?: true;
  readonly limit?: number;
  readonly label: string;
}

const JOINT =
  /\s*(?:[&+]|\/(?! ?(?:months?|mo|years?|yr|weeks?|wk|days?|hours?|hrs?|h|m|km|or)\b)|,(?!\d))\s*(?:(?:and|plus)\s+)?|\s+(?:and|plus|as well as)\s+|\s+[-–—]\s+/i;
const HAS_JOINT =
  /[&+]|\/(?! ?(?:months?|mo|years?|yr|weeks?|wk|days?|hours?|hrs?|h|m|km|or)\b)|,(?!\d)|\s(?:and|plus|as well as|[-–—])\s/i;
/** "Natural disasters: floods, fires", "we left Lagos because of …": what a list is announced by is none of its parts. */
const ANNOUNCES =
  /^(?:[^:]{2,40}:\s+|[^,:;]{2,60}?\b(?:because of|due to|on account of)\s+(?:(?:the|its|their|all the)\s+)?)/i;
/** What opens a line of several wishes, and belongs to each of them. */
const LEAD =
  /^(?:(?:i|we|it|there) )?(?:must (?:have|be)|(?:need|want)(?:s)?(?: to have)?|no|not|without|lack of|bad|poor|too much|high|low|good)\b/;

/** How somebody names what a place should have or lack: "good trains", "a park", "no noise". */
const WISH =
  /^(?:must (?:have|be) |has to (?:have|be) )?(?:an? |some )?(?:no|not|good|great|decent|nice|low|cheap|affordable|reliable|safe|clean|friendly|easy|fast|strong|bad|poor|high|quality|excellent|walkable|private|international|public|terrible|expensive|too (?:many|much|few|little))\b(?: [\p{L}'’-]+){1,4}$/u;
/** Whether words in lower case name something that a place should have or lack, by an adjective or a "no". */
export const namesAWish = (plain: string): boolean => WISH.test(plain);

/** "Lithium must be available": what is asked for in a sentence of its own. */
const DEMAND = /^(?:[\p{L}'’-]+ ){1,4}(?:must|has to|have to|should|needs? to) (?:be|have|work)\b/u;

/** A thing by one or two words, behind all others or surely a noun. */
const THING = /^(?:an? )?[\p{L}'’-]{3,}(?: [\p{L}'’-]+)?$/u;
const NOUN = /(?:ism|ty|tion|ness|nce|phobia|ics?|ments?|s)$/;
/** Words that go on with what stands before: whose it is, where, when, why. */
const GOES_ON =
  /^(?:(?:so|as|like|such|etc|too(?! (?:many|much|few|little)\b)|very|also|even|at|in|on|for|from|to|of|by|with|within|because|since|if|when|while|which|that|who|this|these|those|i|we|he|she|it|they|you|my|our|his|her|their|your|the|more|most|less|all|both|not only|then|now|ever|again|here|there|(?:below|under|lower|colder|above|over|higher|hotter|up)$|etcetera|others?|so on|everything|things?|stuff|lol|please|thanks)\b|\d)/;
/**
 * A word for how something is may be completed by the noun behind the last joint, "hot and humid summers", but not where a
 * wish of its own follows: "bad air, loud, too many tourists".
 */
const isOneThing = (part: string, isLast: boolean, next = ''): boolean =>
  THING.test(part) &&
  (isLast || part.includes(' ') || NOUN.test(part) || WISH.test(next)) &&
  !/\b(?:is|are|was|were|be)\b/.test(part);

const namesItself = (part: string, isLast: boolean, next?: string): boolean =>
  WISH.test(part) || DEMAND.test(part) || isOneThing(part, isLast, next);

const toldBy = (found: readonly Reading[]): string =>
  JSON.stringify(found.map(({ id, limit, label }) => [id, limit, label]));

/**
 * Parts of a line beside "and", a comma, a slash or a dash that nobody read, where what was read of the line lies in the
 * others: "good trains" of "good healthcare and good trains". A part is such only where the line says the same
 * without it, where neither it nor its words behind what opens the line, or before the noun at its end, are read, and
 * where it looks like a wish of its own.
 */
export function unreadBeside<R extends Reading>(
  line: string,
  found: readonly R[],
  read: (text: string) => readonly R[],
): readonly string[] {
  const listed = line.replace(ANNOUNCES, '');
  if (found.length === 0 || found.some(({ partly }) => partly) || !HAS_JOINT.test(listed)) return [];
  const parts = listed
    .split(JOINT)
    .map((part) => part.replace(/(?: (?:is|are) (?:an? )?(?:absolute )?musts?)?[\s.!?]*$/i, '').trim());
  if (parts.length < 2) return [];
  const plain = parts.map((part) => plainly(part));
  const lead = LEAD.exec(plain[0] ?? '')?.[0] ?? '';
  const tail = plain.at(-1)?.split(' ').slice(1).join(' ') ?? '';
  return parts.filter((part, at) => {
    const own = plain[at] ?? '';
    const isLast = at === parts.length - 1;
    if (own === '' || GOES_ON.test(own) || !namesItself(own, isLast, plain[at + 1])) return false;
    const others = parts.filter((_, other) => other !== at).join(', ');
    const heads = (plain[at - 1] ?? '').split(' ').map((_, n, all) => all.slice(0, n + 1).join(' '));
    const withOthers = [own, `${lead} ${own}`, `${own} ${tail}`, ...heads.map((head) => `${head} ${own}`)];
    return (
      withOthers.every((text, n) =>
        n > 2 && read(heads[n - 3] ?? '').length > 0 ? true : read(text.trim()).length === 0,
      ) && toldBy(read(others)) === toldBy(found)
    );
  });
}
