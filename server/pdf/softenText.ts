/** Longest run of characters without a break. */
export const LONGEST_WHOLE_WORD = 22;
const LONG_WORDS = new RegExp(String.raw`\S{${LONGEST_WHOLE_WORD + 1},}`, 'g');
const PIECE = 11;
const BREAK_HERE = '\u200b';
/** Soft hyphen: visible only at the end of a line. */
const HYPHEN_HERE = '\u00ad';
const WORD = /^\p{P}*[\p{L}\p{M}]+\p{P}*$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text prepared for setting: control characters and bidirectional overrides removed, lone surrogates replaced, and
 * break points added to words longer than a narrow column (zero-width spaces after punctuation, soft hyphens within
 * letters). The words themselves do not change.
 */
export function softenText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(LONG_WORDS, breakable);
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
