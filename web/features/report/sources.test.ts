import { expect, it } from 'vitest';
import { fillsLines, markName, markText, sourceNumbers } from './sources.ts';

const source = (...facts: string[]) => ({
  facts,
  publisher: 'P',
  title: 'T',
  years: '2024',
  licence: 'CC BY 4.0',
  remark: null,
});

it('finds each source of a passage once, in ascending order', () => {
  const numbers = sourceNumbers([source('a:PRT', 'a:ESP'), source('b:PRT'), source('c:PRT', 'a:PRT')]);
  expect(numbers(['c:PRT', 'a:ESP', 'a:PRT', 'unknown:PRT'])).toEqual([1, 3]);
  expect(numbers([])).toEqual([]);
});

it('joins runs of three or more', () => {
  expect(markText([])).toBe('');
  expect(markText([4])).toBe('4');
  expect(markText([4, 5])).toBe('4, 5');
  expect(markText([1, 4, 5, 6, 9])).toBe('1, 4–6, 9');
});

it('recognises a mark too long for a line', () => {
  const odd = (count: number) => markText(Array.from({ length: count }, (_, at) => 2 * at + 1));
  expect(fillsLines(odd(6))).toBe(false);
  expect(fillsLines(odd(36))).toBe(true);
});

it('names a mark by its numbers and its passage', () => {
  expect(markName([2, 5], 'Prices')).toBe('Sources 2, 5: Prices');
  const long = 'You said that healthcare comes first, and Portugal has more doctors for its people.';
  expect(markName([], long)).toBe('Why: You said that healthcare comes first, and Portugal has more…');
});
