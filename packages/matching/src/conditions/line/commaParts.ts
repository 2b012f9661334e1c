import { COUNTRIES } from '../geography/namedPlaces.ts';
import { plainly } from '../own/ownTerms.ts';

/** What a text was read as, as far as the parts of a line ask. */
interface Reading {
  readonly id: string | null;
  readonly limit?: number;
  readonly label: string;
}

/** A comma that parts words: none in a number, none in brackets. */
const COMMA = /,(?!\d)(?![^(]*\))\s*/;

/** What goes on with the words before the comma: a reason, an example, a degree, a place or a time of it. */
const GOES_ON =
  /^(?:and|or|nor|but|so|as|like|such|e\.?g|i\.?e|especially|even|ideally|preferably|particularly|mainly|mostly|also|at|in|on|for|from|to|of|by|with|within|because|since|given|if|when|while|which|that|who|this|these|those|not even|etc|too|very|please|i|i'm|we|he|she|it|they|my|our|his|her|their|the|a|an|one|some|more|less|max\w*|min\w*)\b/;
/** Words by which a part asks for something itself. */
const ASKS =
  /\b(?:no|not|never|without|must|needs?|has to|have to|cannot|only|more than|less than|under|over|above|below|at least|at most)\b|n't\b|^(?:(?:a|any) )?(?:countr(?:y|ies)|places?|towns?|cit(?:y|ies)|states?|somewhere|anywhere) with\b|^(?:\p{L}+ ){1,3}(?:where|that|which|who)\b/u;
/** A thing by its bare name, "racism", "bad air": words that no sentence holds together. */
const BARE = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u;

/** A single word that is surely no adjective of what follows: "racism", and not "hot" before "humid summers". */
const NOUN = /(?:ism|ty|tion|ness|nce|phobia|s)$/;

/** Whether a part of a line, by itself, is a condition that somebody would set. */
function standsAlone(part: string, isLast: boolean): boolean {
  const plain = plainly(part).trim();
  const bare = BARE.test(plain) && (isLast || plain.includes(' ') || NOUN.test(plain));
  return !GOES_ON.test(plain) && (ASKS.test(plain) || bare);
}

const toldBy = (found: readonly Reading[]): string =>
  JSON.stringify(found.map(({ id, limit, label }) => [id, limit, label]));

const namesCountries = (found: readonly Reading[]): boolean => found.some(({ id }) => id === COUNTRIES);

/** What a list is announced by: "Tropical diseases: malaria, dengue". */
const ANNOUNCED = /:\s/;
/** What one word after the comma names again: "places where being gay is a problem, homophobia". */
const NAMED_AGAIN = /^(?:countr(?:y|ies)|places?|somewhere|anywhere|states?)\b[^,]*, *[\p{L}-]+\s*[.!]?$/iu;

/**
 * The parts of a line that only a comma sets apart, where what was read of the line lies in some of them and the others
 * are conditions that nobody read: "no winters below −10, school must be free". Without it the unread wish would pass
 * for a checked one. So do parts that are each read where the line is not: "USA no, more than a day of travel". A line
 * of one wish comes back whole.
 */
export function commaParts<R extends Reading>(
  line: string,
  read: (text: string) => readonly R[],
): readonly string[] {
  const parts = line.split(COMMA).filter((part) => part.trim() !== '');
  const whole = read(line);
  if (parts.length === 1 || ANNOUNCED.test(line) || NAMED_AGAIN.test(line)) return [line];
  // A country that is ruled out by name is never lost to what stands beside it.
  const loses = (part: string): boolean => namesCountries(read(part)) && !namesCountries(whole);
  if (whole.length === 0 || parts.some(loses))
    return parts.every((part) => read(part).length > 0) ? parts : [line];
  const isUnread = parts.map(
    (part, at) => standsAlone(part, at === parts.length - 1) && read(part).length === 0,
  );
  const heard = parts.filter((_, at) => !isUnread[at]).join(', ');
  const belongsToUnread = parts.some(
    (part, at) => isUnread[at - 1] && !isUnread[at] && GOES_ON.test(plainly(part).trim()),
  );
  if (!isUnread.includes(true) || belongsToUnread || toldBy(read(heard)) !== toldBy(whole)) return [line];
  const first = isUnread.indexOf(false);
  return parts.flatMap((part, at) => (at === first ? [heard] : isUnread[at] ? [part] : []));
}
