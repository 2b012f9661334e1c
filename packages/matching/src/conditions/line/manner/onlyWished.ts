const NICE =
  '(?:nice|great|good|lovely|ideal|wonderful|perfect|amazing|heaven|paradise|a dream)(?: to have)?|nice[- ]to[- ]haves?|(?:a |an |added )?(?:big |real |nice )?(?:plus|bonus)|optional(?:ly)?|not (?:essential|a must|critical|necessary|(?<=\\bbut (?:it is |are )?not )needed|crucial|required|mandatory|a deal[- ]?breaker)|no (?:must|deal[- ]?breaker)';
const RATHER =
  "(?:(?:i|we)(?: would|['’]d)? |would )?(?:much |strongly )?(?:rather|prefer)(?: to)?(?: have)?";
/** What stands before a colon, or over a list, of what is liked or put up with: "Bonus:", "OK with:", "Pros:". */
export const LIKED_HEAD =
  "bonus(?:es)?|pros?|likes?|love|good|plus|prefer(?:red|ences?)?|favou?rites?|short ?list|wish(?:es|[- ]?list)|interested in|open to|ok(?:ay)?(?: with)?|fine(?: with)?|happy with|yes|maybe|acceptable|can live with|ideal(?:ly)?|(?:do not|don['’]t) (?:mind|need|care about)|optional(?:ly)?|(?:(?:i|we) (?:like|love))";
/** What opens or ends a line on what is wished for and not asked: "ideally", "nice to have:", "…, but not essential". */
const OPENS = new RegExp(
  `^(?:ideally|preferably|hopefully|${RATHER}|(?:(?:it|that) )?would be (?:${NICE})(?: if)?|nice[- ]to[- ]haves?|(?:${LIKED_HEAD})(?=:))\\b[\\s:,–-]*`,
  'i',
);
/** "Healthcare must be good": what has to be so is asked for, however nice the word. */
const ASKED_SO =
  "(?<!\\b(?:must|has to|have to|needs? to|not|n['’]t|cannot|can) be)(?<!\\b(?:not|too|very|so|really|as|a))";
const ENDS = new RegExp(
  `${ASKED_SO}[\\s,(–-]+(?:ideally|preferably|hopefully|if that can be had|(?:(?:but|though|although) )?(?:(?:(?:it|that) )?(?:is|are|['’]s|would be) )?(?:${NICE}))[\\s).!]*$`,
  'i',
);
/** What says by itself what it asks: "my mother must be able to live with us". */
export const ASKS_ITSELF = /\b(?:must|has to|have to|needs? to|should)\b/i;
/** What says that something should not be there. */
export const DENIES = /\b(?:no|not|never|nothing|nowhere|without|avoid|too|far from)\b|n['’]t\b/i;

/** "Cheap and sunny" behind an "ideally": each part with that word, but for one that says by itself how it is meant. */
export const wishedAlike = (line: string, parts: readonly string[]): readonly string[] =>
  OPENS.test(line)
    ? parts.map((part, at) => (at === 0 || ASKS_ITSELF.test(part) ? part : `ideally ${part}`))
    : parts;

/** A line on what is only wished for, without the words that say so. */
export interface OnlyWished {
  readonly rest: string;
  /** It tells what should not be there; else what should, which the bare name of a bad thing would turn about. */
  readonly denies: boolean;
}

/** "Preferably no earthquakes", "ideally near the sea, but not essential"; null for every other line. */
export function onlyWishedIn(line: string): OnlyWished | null {
  const rest = line.replace(ENDS, '').replace(OPENS, '').trim();
  return rest === line.trim() || rest === '' ? null : { rest, denies: DENIES.test(rest) };
}
