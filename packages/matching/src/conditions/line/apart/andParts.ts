import { namesCountries } from '../../geography/namedPlaces.ts';
import { plainly } from '../../own/ownTerms.ts';
import { namesAWish } from './unread.ts';
import type { LineReading } from '../../../model/dealBreaker.ts';

/** Behind a "between", two things make one; behind "like" a second name is an example as the first. */
const BELONGS =
  /\b(?:between|both|like|such as|(?<!\b(?:more|less|fewer|longer|further|farther) )than|either)\b/i;
const JOINT =
  /\s*,?\s+(?:and|plus(?! ?\/? ?(?:or )?minus\b)|as well as|&|\+(?! ?\/? ?[-–−]))\s+(?<!\([^)]*)/i;

/** "Reliable power and internet", "poor hospitals and internet": a word that is said of both. */
const SAID_OF_BOTH =
  /^((?:must have |needs? )?(?:no |not )?(?:good|great|decent|reliable|stable|fast|affordable|poor|bad|weak|slow|unreliable|clean|safe|high|low)) [\p{L}]/iu;
/** Two parts, the second with that word before it where it says something so that it does not say alone. */
function withWordOfBoth(
  parts: readonly string[],
  read: (text: string) => readonly unknown[],
): readonly string[] {
  const [first = '', second, ...more] = parts;
  const word = SAID_OF_BOTH.exec(first)?.[1];
  if (word === undefined || second === undefined || more.length > 0 || /\s/.test(second)) return parts;
  const said = `${word} ${second}`;
  return read(second).length === 0 && read(said).length > 0 ? [first, said] : parts;
}

/**
 * "USA, because of guns and healthcare": behind such a word the thing is a second reason why a country is refused, and
 * asked for by nobody. "No cities because of noise and pollution" refuses both.
 */
const GIVES_REASON = /\b(?:because of|due to|on account of)\b/i;
const IS_REASON = /^(?:because of|due to|on account of)\b/i;
const REFUSAL = /^(?:no|not|never)\b/i;

/** A thing by its bare name. */
const THING = /^(?:the )?(?!(?:no|not|never|must|good|low)\b)[\p{L}'’-]+(?: [\p{L}'’-]+)?[.!]*$/iu;

/** Whether things behind an "and" are no more than further reasons why a country is refused. */
const areReasons = ([first = '', ...more]: readonly string[], found: readonly LineReading[]): boolean =>
  (IS_REASON.test(first) || (GIVES_REASON.test(first) && namesCountries(found))) &&
  more.every((part) => THING.test(part));

const toldBy = ({ id, limit }: LineReading): string => `${id} ${limit ?? ''}`;

/** Conditions on how far one has to go, of which a wish beside them is no part. */
const WAYS: ReadonlySet<string> = new Set(['flight', 'distance', 'time-difference']);
const sameAs = (some: readonly LineReading[], others: readonly LineReading[]): boolean =>
  some.map(toldBy).join() === others.map(toldBy).join();

/**
 * The parts of a line beside an "and", where each of them is read by itself and they say more so than together: "good
 * hospitals and within 3 hours by air of London", "Russia and high crime". A country behind the "and" may belong to the
 * words before it, and is no part. Any other line comes back whole.
 */
export function andParts<R extends LineReading>(
  line: string,
  read: (text: string) => readonly R[],
): readonly string[] {
  const split = line
    .split(JOINT)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts = withWordOfBoth(split, read);
  if (parts.length < 2 || BELONGS.test(line)) return [line];
  const each = parts.map(read);
  const whole = read(line);
  const [first = []] = each;
  if (areReasons(parts, first)) return [line];
  // "No more than 8 hours by air from London and good trains": the wish is none of the way to London.
  if (whole.length === 0 && first.length > 0 && parts.slice(1).every((part) => namesAWish(plainly(part))))
    return parts;
  // "A good airport nearby and be within 5 hours of Denver": what the way says nothing of.
  const isOnTheWay = whole.length > 0 && whole.every(({ id }) => WAYS.has(id ?? ''));
  const isAWish = (part: string, at: number): boolean => each[at]?.length === 0 && namesAWish(plainly(part));
  if (isOnTheWay && parts.every((part, at) => isAWish(part, at) || sameAs(each[at] ?? [], whole)))
    return parts;
  // The number of the first part is none of the refusal: "Taxes under 30% and no wealth tax".
  const refusals = parts.slice(1).every((part, at) => REFUSAL.test(part) && (each[at + 1]?.length ?? 0) > 0);
  if (refusals && /\d/.test(parts[0] ?? '')) return parts;
  if (each.some((found) => found.length === 0 || found.some(({ partly }) => partly))) return [line];
  if (each.slice(1).some(namesCountries)) return [line];
  const together = new Set(whole.map(toldBy));
  const apart = each.flat().map(toldBy);
  const isLost = whole.some(({ id }) => !each.flat().some((one) => one.id === id));
  return !isLost && apart.some((one) => !together.has(one)) ? parts : [line];
}
