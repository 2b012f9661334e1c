/** Characters of a word that is kept in one piece. */
export const LONGEST_WHOLE_WORD = 22;
const PIECE = 11;
const BREAK_HERE = '\u200b';
/** Drawn as a hyphen where a line ends with it, and not at all elsewhere. */
const HYPHEN_HERE = '\u00ad';
const WORD = /^\p{P}*[\p{L}\p{M}]+\p{P}*$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text as it may be set: control characters and bidirectional overrides removed, lone surrogates replaced, and
 * words longer than a narrow column given places to break (after punctuation first, by zero-width spaces; within what
 * is all letters by soft hyphens).
 * The words themselves are not changed.
 */
export function softenText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\S+/g, (word) => (word.length > LONGEST_WHOLE_WORD ? breakable(word) : word));
}

function breakable(word: string): string {
  return word
    .split(/(?<=[/@._\-?&=,;:+])/u)
    .map((piece) => chunks(piece).join(WORD.test(piece) ? HYPHEN_HERE : BREAK_HERE))
    .join(BREAK_HERE);
}

function chunks(piece: string): readonly string[] {
  if (piece.length <= LONGEST_WHOLE_WORD) return [piece];
  const marks = [...graphemes.segment(piece)].map((part) => part.segment);
  const groups: string[] = [];
  for (let start = 0; start < marks.length; start += PIECE)
    groups.push(marks.slice(start, start + PIECE).join(''));
  return groups;
}
