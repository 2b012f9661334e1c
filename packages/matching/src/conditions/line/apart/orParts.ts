import { DEMAND, DENIAL } from '../../own/ownLimit.ts';
import { saySame } from './unread.ts';
import type { LineReading } from '../../../model/dealBreaker.ts';

/** What an "or" leaves of a line: what was read, and the parts of it that were not. */
export interface OrRead<R extends LineReading> {
  readonly found: readonly R[];
  readonly unread: readonly string[];
}

/** A name by itself, which may belong to the words before the "or". */
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}[.!]?$/u;

/** "Only English-speaking or Nordic countries": what it names is all that is left, and no part of it is refused. */
const ONLY = /\bonly\b/i;

/** "Near the sea or a lake", "safe or cheap": who asks is content with either, so that neither alone rules anything out. */
const ASKS =
  /^(?:must|need|low|good|great|decent|safe|cheap|affordable|fast|near|close to|by the|access to|within|either)\b/i;
const asksForEither = (line: string): boolean => ASKS.test(line.trim()) && !DENIAL.test(line.toLowerCase());

/** Whether parts are read as one thing, "affordable or cheap". */
const areOfOne = (parts: readonly { readonly alone: readonly LineReading[] }[]): boolean =>
  new Set(parts.flatMap(({ alone }) => alone.map(({ id }) => id))).size === 1 &&
  parts.every(({ alone }) => alone.length > 0);

/** A denial that a verb is to follow: "women can't" work "or drive freely". */
const DENIES = /(?:n['’]t|\bcannot|\bnot|\bnever|\b(?:allowed|able) to)$/i;

/** Whether words mean nothing of what they mean with others before them: "internet", and "bad internet". */
const saysMore = (alone: readonly LineReading[], together: readonly LineReading[]): boolean =>
  !alone.some(({ id }) => together.some((one) => one.id === id));

/** "Or crazy expensive", which may be said of what the words before it name. */
const DEAR =
  /^(?:(?:just|simply|also|too|so|very|really|crazy|insanely|ridiculously|extremely|far|way|prohibitively|it is|it['’]s|they are)\s+)*(?:expensive|costly|pricey|dear|overpriced|unaffordable)(?: to \p{L}+)?[\s.!]*$/iu;
/** "IVF not allowed", "dogs banned", "the internet slow": a thing, and what is wrong with it. */
const THING_AND_FAULT =
  /^(?!(?:no|not|too|very|so)\b)\S.*\s(?:(?:not|never) (?:allowed|legal|available|offered|covered|possible|permitted|provided)|banned|illegal|forbidden|prohibited|unavailable|impossible|missing|scarce|slow|bad|poor|terrible|(?:too )?(?:long|hard|difficult|complicated)|hard to (?:find|get)|(?:takes? |lasts? )?(?:more than|longer than|over) \d+ ?(?:years?|yrs?|months?|weeks?|days?|hours?))$/i;

/** The part after an "or" that is said of the thing before it, not of a country: "schools bad or expensive". */
const priceOfIt = (parts: readonly string[]): number =>
  parts.findIndex((part, at) => at > 0 && DEAR.test(part) && THING_AND_FAULT.test(parts[at - 1] ?? ''));

/** A line without the first such price, which may stand between commas; null where it has none. */
function withoutPrice(line: string): { readonly rest: string; readonly priced: string | null } {
  const pieces = line.split(/,(?!\s*or\b)/i);
  for (const [at, piece] of pieces.entries()) {
    const parts = piece.trim().split(/\s*,?\s+or\s+/i);
    const n = priceOfIt(parts);
    if (n > 0)
      return {
        rest: pieces
          .with(at, ` ${parts.toSpliced(n, 1).join(' or ')}`)
          .join(',')
          .trim(),
        priced: parts[n] ?? '',
      };
  }
  return { rest: line, priced: null };
}

/** What a part means with most of the words beside it: "High taxes or prices", "Hot or humid summers". */
function withShared<R extends LineReading>(
  parts: readonly string[],
  at: number,
  read: (text: string) => readonly R[],
): readonly R[] {
  const part = parts[at] ?? '';
  const before = parts[at - 1]?.split(' ') ?? [];
  const after = parts[at + 1]?.split(' ') ?? [];
  // "No wealth tax or exit tax": what has the noun of its own takes no adjective from the other.
  const isWhole = before.length > 2 && before.at(-1) === part.split(' ').at(-1);
  const heads = before
    .slice(1)
    .map((_, n) => before.slice(0, before.length - n - 1).join(' '))
    .filter((head) => !isWhole || !/\s/.test(head));
  const tails = after.slice(1).map((_, n) => after.slice(n + 1).join(' '));
  const whole = [
    ...heads.filter((head) => read(head).length === 0 || DENIES.test(head)).map((head) => `${head} ${part}`),
    ...tails.filter((tail) => saysMore(read(tail), read(`${part} ${tail}`))).map((tail) => `${part} ${tail}`),
  ];
  return whole.map(read).find((found) => found.length > 0) ?? [];
}

/**
 * A line as a whole, else part by part where an "or" sets apart what may stand alone: "War or a border with Russia". A
 * part that adds nothing to what was read comes back as unread. A line is not parted where one demand would do in place
 * of another, or where a name after the "or" may belong to words before it.
 * @param standsAlone whether what a part was read as may be taken without the others
 */
export function readByParts<R extends LineReading>(
  line: string,
  read: (text: string) => readonly R[],
  standsAlone: (found: readonly R[]) => boolean,
): OrRead<R> {
  const whole = read(line);
  const parts = line.split(
    /\s*,?\s+or\s+(?!(?:less|fewer|more|sooner|earlier|lower|higher|nothing|bust)[\s.!]*$)/i,
  );
  if (parts.length === 1) return { found: whole, unread: [] };
  const { rest, priced } = withoutPrice(line);
  if (priced !== null) {
    const others = readByParts(rest, read, standsAlone);
    return others.found.length > 0 ? { ...others, unread: [...others.unread, priced] } : others;
  }
  const each = parts.map((part, at) => {
    const alone = read(part);
    return { part, at, alone, shared: alone.length > 0 ? [] : withShared(parts, at, read) };
  });
  if (whole.length === 0) {
    if (asksForEither(line) && !areOfOne(each)) return { found: [], unread: [] };
    const found = each.flatMap(({ alone }) => alone);
    const namesWhatIsLeft =
      ONLY.test(line) && !each.every(({ alone }) => alone.length > 0 && standsAlone(alone));
    if (namesWhatIsLeft) return { found: [], unread: [] };
    if (each.every(({ alone }) => alone.length > 0)) return { found, unread: [] };
    const apart =
      !DEMAND.test(line.toLowerCase()) &&
      each.every(({ part, at, alone, shared }) =>
        alone.length > 0 ? standsAlone(alone) : shared.length === 0 && (at === 0 || !NAME.test(part)),
      );
    return apart
      ? { found, unread: each.filter(({ alone }) => alone.length === 0).map(({ part }) => part) }
      : { found: [], unread: [] };
  }
  const adds = ({ at }: { readonly at: number }): boolean =>
    !saySame(read(parts.filter((_, other) => other !== at).join(' or ')), whole);
  const idle = each.filter((one) => !adds(one));
  const isUnread = ({ alone, shared }: (typeof each)[number]): boolean =>
    alone.length === 0 && shared.length === 0;
  const known = new Set(whole.map(({ id }) => id));
  const isOther = (one: (typeof each)[number]): boolean =>
    // "Cheap or free healthcare": one word before it is said of the thing behind it.
    (isUnread(one) && !(one.at === 0 && !/\s/.test(one.part))) ||
    [...one.alone, ...one.shared].some(({ id }) => !known.has(id));
  if (asksForEither(line) && idle.some(isOther)) return { found: [], unread: [] };
  // What is finer of the whole may be the part that is named as unread: "malaria or dengue".
  const readable = parts.filter((_, at) => !idle.some((one) => one.at === at && isUnread(one)));
  const bare = read(readable.join(' or '));
  const plain = readable.length < parts.length && saySame(bare, whole) ? bare : whole;
  const more = idle.flatMap(({ alone, shared }) => [...alone, ...shared]).filter(({ id }) => !known.has(id));
  return {
    found: [...plain, ...more.filter(({ id }, n) => more.findIndex((one) => one.id === id) === n)],
    unread: idle.filter(isUnread).map(({ part }) => part),
  };
}
