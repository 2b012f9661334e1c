import { PRICED_THINGS } from './otherMeanings.ts';
import { plainly } from '../../own/ownTerms.ts';

const PRICE = '(?:cheap|affordable|inexpensive|low[- ]cost)';
const ADJECTIVE = `(?:${PRICE}|safe|safer|secure)`;
const HOW = '(?:(?:very|really|also|reasonably) )*';
const BARE = new RegExp(`^(?:(?:and|or) )?${HOW}${ADJECTIVE}[.!]*$`);
/** A sentence about a thing, and not about the place: "healthcare must be good and affordable". */
const OF_A_THING =
  /^(?!(?:it|this|there|the (?:country|place|city|town)|i|we|must|should|has to|have to|needs? to)\b).*\b(?:must|should|has to|have to|needs? to|is|are)\b/;
/** "Sunny and safe": words for a place, and for no thing, at the end of a list. */
const FOR_A_PLACE = `${HOW}(?:${ADJECTIVE}|warm|sunny|clean|quiet|walkable|stable|peaceful|english|[\\w-]+[- ]friendly|by the sea)[.!]*`;
const OF_A_PLACE = `(?:[\\w-]+,? )*(?:and|or|&) ${FOR_A_PLACE}`;
/** "Cheap and fast internet": beside an "and" the noun behind it is meant. */
const BEFORE_NOUN = new RegExp(`\\b${ADJECTIVE} (?:and|or|&) (?!${HOW}${ADJECTIVE}\\b|${FOR_A_PLACE}$)`);
/** "Affordable, high quality childcare", "cheap, tasty food", "healthcare free or cheap". */
const PRICE_OF_A_THING = new RegExp(
  `^(?:[\\w-]+ )*(?:${PRICED_THINGS})\\b.* (?:and|or) ${HOW}${PRICE}[.!]*$|\\b${PRICE}, (?:[\\w-]+ ){1,3}(?:${PRICED_THINGS})\\b|^${HOW}${PRICE}, (?!${OF_A_PLACE}$)[\\w-]+ [\\w -]+$`,
);

/**
 * The reader of the parts of a line, to which an adjective that belongs to a thing in it says nothing by itself: no
 * expensive country is ruled out by "internet must be fast and cheap".
 */
export function ofPlaces<R>(
  line: string,
  read: (text: string) => readonly R[],
): (text: string) => readonly R[] {
  const plain = plainly(line);
  const belongs = OF_A_THING.test(plain) || BEFORE_NOUN.test(plain) || PRICE_OF_A_THING.test(plain);
  return belongs ? (text) => (text !== line && BARE.test(plainly(text).trim()) ? [] : read(text)) : read;
}
