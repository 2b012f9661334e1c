/** What opens a list and holds for each of its parts: "Must have: sea, sun", "No: snow, guns". */
const LEAD =
  /^(must[- ]haves?|must (?:have|be|nots?)|musts?|needs?|non[- ]?negotiables?|(?:most|very) important|(?:top |main )?priorit(?:y|ies)|essentials?|requirements?|no[- ]?go(?:e?s)?|no(?:pe)?|not|never|avoid|deal[- ]?breakers?)\s*(?::|(?<=haves|gos|breakers?|negotiables)\s[-–—])\s*(.+)$/i;
const LEAD_OF_EACH: readonly (readonly [lead: RegExp, words: string])[] = [
  [/^(?:no|not|never|avoid|nope|must nots?)$/i, 'no '],
  [/^must be/i, 'must be '],
  [/^(?:must|need|non|(?:most|very) important|(?:top |main )?prior|essential|requirement)/i, 'must have '],
];
const COMMA = /\s*,(?!\d)(?![^(]*\))\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/i;
/** What says by itself how it is meant. */
const SAYS_ITSELF = /^(?:no|not|never|must|without|any|too)\b/i;
/** Where a place lies, and not what it has. */
const WHERE = /^(?:near|close|next|within|by|in|on|at|far|less|more|under|over|above|below)\b/i;

/** What a place is. */
const BEING =
  /^(?:(?:very|really) )?(?:safe|warm|sunny|cheap|affordable|walkable|clean|quiet|stable|peaceful|[\p{L}-]+[- ](?:friendly|speaking))$/iu;
/** An area that a place lies in by its bare name. */
const AREA = /^(?:the )?(?:eu|eea|schengen|europe)$/i;

/** The parts of a list behind a colon, each with the words that announce it; any other line as it is. */
export function announcedApart(line: string): readonly string[] {
  const [, lead = '', list = ''] = LEAD.exec(line) ?? [];
  const parts = list.split(COMMA).filter((part) => part.trim() !== '');
  if (parts.length === 0) return [line];
  const asked = LEAD_OF_EACH.find(([one]) => one.test(lead))?.[1] ?? '';
  const wordsFor = (part: string): string => {
    if (SAYS_ITSELF.test(part)) return '';
    if (asked !== 'must have ') return asked;
    if (AREA.test(part)) return 'must be in ';
    return WHERE.test(part) || BEING.test(part) ? 'must be ' : asked;
  };
  return parts.map((part) => `${wordsFor(part)}${part}`.trim());
}
