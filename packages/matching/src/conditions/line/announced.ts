/** What opens a list and holds for each of its parts: "Must have: sea, sun", "No: snow, guns". */
const LEAD =
  /^(must[- ]haves?|must (?:have|be)|needs?|no[- ]?go(?:e?s)?|no(?:pe)?|not|never|avoid|deal[- ]?breakers?)\s*:\s*(.+)$/i;
const LEAD_OF_EACH: readonly (readonly [lead: RegExp, words: string])[] = [
  [/^must[- ]ha/i, 'must have '],
  [/^must be/i, 'must be '],
  [/^need/i, 'must have '],
  [/^(?:no|not|never|avoid|nope)$/i, 'no '],
];
const COMMA = /\s*,(?!\d)(?![^(]*\))\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/i;
/** What says by itself how it is meant. */
const SAYS_ITSELF = /^(?:no|not|never|must|without|any|too)\b/i;
/** Where a place lies, and not what it has. */
const WHERE = /^(?:near|close|next|within|by|in|on|at|far|less|more|under|over|above|below)\b/i;

/** The parts of a list behind a colon, each with the words that announce it; any other line as it is. */
export function announcedApart(line: string): readonly string[] {
  const [, lead = '', list = ''] = LEAD.exec(line) ?? [];
  const parts = list.split(COMMA).filter((part) => part.trim() !== '');
  if (parts.length === 0) return [line];
  const asked = LEAD_OF_EACH.find(([one]) => one.test(lead))?.[1] ?? '';
  const wordsFor = (part: string): string =>
    SAYS_ITSELF.test(part) ? '' : asked === 'must have ' && WHERE.test(part) ? 'must be ' : asked;
  return parts.map((part) => `${wordsFor(part)}${part}`.trim());
}
