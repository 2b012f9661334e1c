/** What opens a list and holds for each of its parts: "Must have: sea, sun", "No: snow, guns". */
const LEAD =
  /^(must[- ]haves?|must (?:have|be|nots?)|musts?|needs?|non[- ]?negotiables?|(?:(?:most|very) )?important|(?:top |main )?priorit(?:y|ies)|essentials?|requirements?|no[- ]?go(?:e?s)?|no(?:pe)?|not|never|avoid|(?:(?:my|our|the|main|biggest|absolute) )*deal[- ]?breakers?(?: for (?:me|us|my family|our family|the (?:both|two) of us))?(?: (?:are|is|would be|will be|include))?|countries(?: (?:that )?(?:i|we) (?:refuse|reject|exclude|rule out|avoid|do not want|don['’]t want|will not consider|won['’]t consider)| to (?:avoid|exclude|rule out)| (?:excluded|ruled out|refused))|what (?:would|will|could) rule out (?:a|any) (?:place|country)(?: for (?:me|us))?|what (?:would|will|could) rule (?:a place|places|it|a country) out(?: for (?:me|us))?(?: is)?|(?:[^:,]{3,40}, )?(?:i|we)(?: both)? (?:exclude|rule out|refuse|reject|will not accept|won['’]?t accept|cannot accept|can['’]?t accept|will not consider|won['’]?t consider|want to avoid))\s*(?::|(?<=haves|gos|breakers?|negotiables)\s[-–—])\s*(.+)$/i;
const LEAD_OF_EACH: readonly (readonly [lead: RegExp, words: string])[] = [
  [
    /^(?:no|not|never|avoid|nope|must nots?)$|^countries|\b(?:i|we)(?: both)? (?:exclude|rule|refuse|reject|will|won|can|want)/i,
    'no ',
  ],
  [/^must be/i, 'must be '],
  [
    /^(?:must|need|non|(?:(?:most|very) )?important|(?:top |main )?prior|essential|requirement)/i,
    'must have ',
  ],
];
const COMMA = /\s*,(?!\d)(?<!\([^)]*)\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/i;
/** The same by commas alone, where the parts are sentences. */
const COMMA_ALONE = /\s*,(?!\d)(?<!\([^)]*)\s*(?:(?:and|or)\s+)?/i;
const HAS_OR = /\bor\b/i;
const HAS_OR_LAST = /,\s*or\b/i;
const JOINED_BY_AND = /\s*,(?!\d)(?<!\([^)]*)\s*(?:and\s+)?|\s+(?:and|&)\s+/i;
/** So many words are no bare name of a thing. */
const SENTENCE_WORDS = 6;

/** What says by itself how it is meant. */
const SAYS_ITSELF = /^(?:no|not|never|must|without|any|too)\b/i;
/** Where a place lies, and not what it has. */
const WHERE = /^(?:near|close|next|within|by|in|on|at|far|less|more|under|over|above|below)\b/i;

/** What a place is. */
const BEING =
  /^(?:(?:very|really) )?(?:safe|warm|sunny|cheap|affordable|walkable|clean|quiet|stable|peaceful|[\p{L}-]+[- ](?:friendly|speaking))$/iu;
/** An area that a place lies in by its bare name. */
const AREA = /^(?:the )?(?:eu|eea|schengen|europe)$/i;

/** "I can't stand", "we hate": what follows is said of each of the things behind it. */
const STANDS_NOT =
  /^((?:(?:and|also|but) )?(?:(?:i|we|she|he|my (?:wife|husband|partner))\s+)?(?:(?:really|just|absolutely)\s+)*(?:(?:can['’]?t|can ?not|could not|couldn['’]t)\s+(?:stand|bear|handle|tolerate|take|endure|cope with|deal with|live with)|hates?|detests?|loathes?|dislikes?|fears?))\s+(.+)$/i;
const THING = /^(?:(?:the|any|too much|all the)\s+)?[\p{L}'’-]+[.!]*$/u;

/**
 * "I can't stand the cold, rain or humidity" as three. A word before a thing of two, "hot, sticky and humid summers", may
 * belong to its noun, and two things beside an "or" are read as they stand.
 */
function hatedApart(line: string): readonly string[] {
  const [, lead = '', list = ''] = STANDS_NOT.exec(line) ?? [];
  const parts = list.split(COMMA).map((part) => part.trim());
  return parts.length > 2 && parts.every((part) => THING.test(part))
    ? parts.map((part) => `${lead} ${part}`)
    : [line];
}

/** "It would break the deal if": what follows is one more condition. */
const WOULD_BREAK =
  /^(?:(?:it|that|what) )?(?:would|will|could) (?:also )?(?:break the deal|be a deal[- ]?breaker|rule (?:it|a place|a country|places) out)(?: for (?:me|us))?(?: is)?[,:]? (?=if\b)/i;

/** The parts of a list behind a colon, each with the words that announce it; any other line as it is. */
export function announcedApart(whole: string): readonly string[] {
  const line = whole.replace(WOULD_BREAK, '');
  const [, lead = '', list = ''] = LEAD.exec(line) ?? [];
  const asked = LEAD_OF_EACH.find(([one]) => one.test(lead))?.[1] ?? '';
  // "Must have: a beach or mountains": either is enough.
  if (asked.startsWith('must') && HAS_OR.test(list)) {
    const all = list.split(JOINED_BY_AND);
    return HAS_OR_LAST.test(list) ? [line] : all.map((part) => `${asked}${part}`);
  }
  const byComma = list.split(COMMA_ALONE);
  const sentences = byComma.some((part) => part.trim().split(/\s+/).length > SENTENCE_WORDS);
  const parts = (sentences ? byComma : list.split(COMMA)).filter((part) => part.trim() !== '');
  if (parts.length === 0) return hatedApart(line);
  const wordsFor = (part: string): string => {
    if (SAYS_ITSELF.test(part)) return '';
    if (asked !== 'must have ') return asked;
    if (AREA.test(part)) return 'must be in ';
    return WHERE.test(part) || BEING.test(part) ? 'must be ' : asked;
  };
  return parts.map((part) => `${wordsFor(part)}${part}`.trim().replace(/^no any\b/i, 'no'));
}
