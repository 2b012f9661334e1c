import type { Atlas } from '@global-fit/atlas/atlas';
import { COUNTRIES, placesNamedIn } from '../../geography/namedPlaces.ts';
import { AT_LEAST, AT_MOST } from '../../own/ownLimit.ts';
import { SPOKEN } from '../../own/spokenHere.ts';
import { SAID_AS_WISH } from '../manner/saidAsWish.ts';
import type { Found } from '../words/byRules.ts';
import { isBad, isGood } from '../words/senses.ts';

/** A part of a text, and what it was read as. */
export interface ReadLine {
  readonly line: string;
  readonly found: readonly Found[];
}

const REFUSES_ANY = /\b(?:no|not|never|avoid|without|nowhere|except|but|out)\b|n['’]t\b/i;
const isUnion = ({ id }: Found): boolean => id?.startsWith('outside-') === true;
/** "Must be safe", "and it has to have clean air": asked for, whatever it is. */
const DEMANDED =
  /^(?:and |but )?(?:it )?(?:must|has to|have to|needs? to|should) (?:be|have) (?!(?:no|not|never|without|outside|away|far|less|fewer|under|below)\b)/i;

const isWish = ({ line, found }: ReadLine): boolean =>
  found.some(
    (one) =>
      isGood(one) ||
      one.id === SPOKEN ||
      (one.limit !== undefined && (AT_MOST.test(line) || AT_LEAST.test(line))) ||
      (isBad(one) && !isUnion(one) && (SAID_AS_WISH.test(line) || DEMANDED.test(line))),
  );
const isPlace = (found: Found): boolean => found.id === COUNTRIES || isUnion(found);

/** "EU, English speaking, warm", "Spain or Portugal, max 3 hours by air": among wishes a place by its bare name may be wished for as well, and is not refused. */
export const amongWishes = (each: readonly ReadLine[], whole: string): readonly ReadLine[] =>
  !REFUSES_ANY.test(whole) && each.some(isWish)
    ? each.map((one) => (one.found.some(isPlace) ? { ...one, found: [] } : one))
    : each;

const NO_OR_NOT = /^(?:no|not)\b/i;

/**
 * What is left of a bare name with nothing but refusals of countries behind its commas. "Portugal, not Spain" and "Asia, not
 * Japan" may mean either, and nothing of them is read; of "EU, no Hungary" the EU is as likely wished for, and Hungary
 * alone is refused. Null for every other line, "Russia, no China" among them.
 */
export function nameBeforeRefusals(
  atlas: Atlas,
  parts: readonly string[],
  read: (line: string) => readonly Found[],
): readonly ReadLine[] | null {
  const [first = '', ...others] = parts;
  const refused = others.map((part) => (NO_OR_NOT.test(part) ? placesNamedIn(atlas, part) : null));
  if (others.length === 0 || !refused.every((one) => one?.plain)) return null;
  const { plain, beside, atWidest } = placesNamedIn(atlas, first);
  const ofUnion = !REFUSES_ANY.test(first) && read(first).some(isUnion);
  if (!ofUnion && !(plain && beside === '')) return null;
  if (others.every((part) => /^not\b/i.test(part))) return [{ line: parts.join(', '), found: [] }];
  const isWithin = ofUnion || refused.every((one) => one?.iso3.every((iso3) => atWidest.includes(iso3)));
  return isWithin
    ? [{ line: first, found: [] }, ...others.map((line) => ({ line, found: read(line) }))]
    : null;
}
