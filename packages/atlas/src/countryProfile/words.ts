import { MONTHS } from '../months.ts';
import { formatNumber, NUMBER_WORDS, ordinal } from '../number.ts';

/** "A", "A and B", "A, B and C". */
export function joined(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "a republic", "an absolute monarchy". Decides by the first letter, so "hour" and "union" come out wrong. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The largest number written as a word. */
const SMALL = 12;

/** Small whole numbers in words, larger ones in figures. */
export function inWords(count: number): string {
  const word = count <= SMALL ? NUMBER_WORDS[count] : undefined;
  return word ?? formatNumber(count);
}

/** "one route", "three routes", "no routes". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "third" up to ten, then "11th", "22nd". */
export function ordinalInWords(n: number): string {
  return ORDINALS[n] || ordinal(n);
}

/** Whether a figure with its unit is zero: "0 calendar days". */
export const isNone = (figure: string): boolean => figure.startsWith('0\u00a0');

/** Name of a month, 0 = January. */
export function monthName(index: number): string {
  return MONTHS[index] ?? '';
}

/** A number derived from a text, for choosing among wordings: the same text gives the same wording. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
