import { capitalised } from '@global-fit/atlas/letters';
import { MONTHS } from '@global-fit/atlas/months';
import { NUMBER_WORDS } from '@global-fit/atlas/number';
import { grouped } from '../figures/format.ts';
import { type Said, sayAs } from './said.ts';

export { capitalised };

/** In words up to twenty, in digits with thousands separators above. */
export function numberWord(n: number): string {
  return Number.isInteger(n) && n >= 0 && n < NUMBER_WORDS.length
    ? (NUMBER_WORDS[n] as string)
    : grouped(n, 3);
}

const VOWEL_SOUND =
  /^(?:[aeio]|u(?!n[i]|s[aeiu]|k\b|t[ie])|hour|honest|honour|heir|[FHLMNRSX](?=[A-Z0-9])|8|11\b|18\b)/;
const CONSONANT_SOUND = /^(?:[eE]u[a-z]|one\b|once\b|u[SK]|U[SKN])/;

/** "a" or "an" before a word, by its pronunciation. */
export function article(word: string): 'a' | 'an' {
  if (CONSONANT_SOUND.test(word)) return 'a';
  return VOWEL_SOUND.test(word) || VOWEL_SOUND.test(word.toLowerCase()) ? 'an' : 'a';
}

/** "a retiree", "an engineer". */
export function withArticle(word: string): string {
  return `${article(word)} ${word}`;
}

/** "1 day", "3 days"; the number in digits. */
export function plural(n: number, one: string): string {
  return `${grouped(n, 3)} ${n === 1 ? one : `${one}s`}`;
}

/** "one child", "three children". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${numberWord(n)} ${n === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c"; "a, and b and c" where an item contains the conjunction itself. */
export function list(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  const comma = items.some((item) => item.includes(` ${joint} `)) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${joint} ${items.at(-1)}`;
}

/** The names of several, as `list` joins them. */
export const listNames = (
  several: readonly { readonly name: string }[],
  joint: 'and' | 'or' = 'and',
): string =>
  list(
    several.map(({ name }) => name),
    joint,
  );

/** `list` for texts with a basis. */
export function listSaid(items: readonly Said[], joint: 'and' | 'or' = 'and'): Said {
  return sayAs(
    list(
      items.map((item) => item.text),
      joint,
    ),
    items,
  );
}

/** "Ana's", "the Netherlands'". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** `capitalised` for a text with a basis. */
export function opening(said: Said): Said {
  return { ...said, text: capitalised(said.text) };
}

/** The same with a full stop, unless it ends in one. */
export function sentence(said: Said): Said {
  const { text } = opening(said);
  return { ...said, text: /[.!?]$/.test(text) ? text : `${text}.` };
}

/** Lower-cases an option label for use within a sentence; acronyms, "I" and names keep their capitals. */
export function inSentence(label: string): string {
  return /^(?:[A-Z][A-Z]|I\b|LGBT|(?:English|Muslim|Christian|Hindu|Buddhist)\b)/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Name of a month, 1 for January; 13 is January again, 0 December. */
export function monthName(month: number): string {
  return MONTHS[(((month - 1) % 12) + 12) % 12] ?? '';
}

/** "10 March 2022", "March 2022" or "2022", from the ISO date of a record. */
export function dayInWords(iso: string): string {
  const [year, month, day] = iso.split('-');
  if (!month) return year ?? iso;
  return `${day ? `${Number(day)} ` : ''}${monthName(Number(month))} ${year}`;
}

/**
 * "October to May", "March to April and October to November": months by index (0 is January), but never all twelve.
 */
export function monthSpans(months: readonly number[]): string {
  const has = new Set(months);
  const spans = months
    .filter((first) => !has.has((first + 11) % 12))
    .map((first) => {
      let last = first;
      while (has.has((last + 1) % 12)) last = (last + 1) % 12;
      return first === last ? monthName(first + 1) : `${monthName(first + 1)} to ${monthName(last + 1)}`;
    });
  return list(spans);
}
