import { PASSWORD_MIN_LENGTH } from '@global-fit/contract/password';
import { isTypedPattern, typedPatterns } from './patterns.ts';
import { COMMON_WORDS, CONTEXT_WORDS, NAMES } from './words.ts';

/** Separated by spaces; the empty ending counts as well. */
const ENDINGS = [
  '',
  ...(
    '1 2 3 7 9 12 13 21 22 23 69 77 88 99 00 01 007 101 111 123 321 420 666 777 1234 4321 12345 123456 1234567 ' +
    '123456789 ! !! 1! 12! 123! 1234! @123 #1 @1 . * ? _1 -1 123# abc xyz'
  ).split(' '),
];
const YEARS = Array.from({ length: 2030 - 1950 + 1 }, (_, passed) => String(1950 + passed));
const BEGINNINGS = ['my', 'the', 'i', 'ilove', 'love', 'super', 'mr', 'big', 'the1', '1', '123', '12', 'x'];
const SWAPS: readonly Readonly<Record<string, string>>[] = [
  { a: '@' },
  { a: '4' },
  { o: '0' },
  { e: '3' },
  { i: '1' },
  { s: '$' },
  { s: '5' },
  { a: '@', o: '0' },
  { a: '4', e: '3', i: '1', o: '0' },
  { a: '@', e: '3', i: '1', o: '0', s: '$' },
];

const swapped = (word: string, swap: Readonly<Record<string, string>>): string =>
  [...word].map((sign) => swap[sign] ?? sign).join('');

const spellings = (word: string): string[] => [
  ...new Set([word, ...SWAPS.map((swap) => swapped(word, swap)), [...word].reverse().join('')]),
];

const WORDS = [...new Set([...CONTEXT_WORDS, ...COMMON_WORDS, ...NAMES])];
const AFTER = [...ENDINGS, ...YEARS, ...YEARS.flatMap((year) => [`${year}!`, `@${year}`])];
const BEFORE = ['', ...BEGINNINGS, ...YEARS];

/**
 * The passwords that count as common and are long enough for our rule, in lower case: words, names, keyboard walks
 * and numbers, combined by our own rules. This is not a list of leaked passwords.
 */
export function* commonPasswords(): Generator<string> {
  const longEnough = (password: string) => password.length >= PASSWORD_MIN_LENGTH;
  for (const pattern of typedPatterns()) if (longEnough(pattern)) yield pattern;
  for (const word of WORDS) {
    if (longEnough(word + word)) yield word + word;
    for (const before of BEFORE) if (longEnough(before + word)) yield before + word;
    for (const spelled of spellings(word))
      for (const after of AFTER) if (longEnough(spelled + after)) yield spelled + after;
  }
}

let words: ReadonlySet<string> | undefined;

/** Whether a text is a word in any of its spellings, or two of the same. */
function isWord(text: string): boolean {
  words ??= new Set(WORDS.flatMap(spellings));
  return words.has(text) || (words.has(text.slice(0, text.length / 2)) && /^(.+)\1$/.test(text));
}

/**
 * Whether a password is one of the above, ignoring case. Rather than looking it up, this removes a common beginning
 * and ending and checks whether the rest is a word or a pattern.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (isTypedPattern(text)) return true;
  return BEFORE.some((before) => {
    if (!text.startsWith(before)) return false;
    const rest = text.slice(before.length);
    return AFTER.some((after) => {
      if (!rest.endsWith(after)) return false;
      const core = rest.slice(0, rest.length - after.length);
      return isWord(core) || (core.length >= 3 && isTypedPattern(core));
    });
  });
}
