import { expect, it } from 'vitest';
import { readPathData } from './pathData.ts';

it('follows absolute and relative commands', () => {
  expect(readPathData('M 0 0m 1 2 l 3 0 v4 H 1 Z m 10 0 2 0 0 2 z')).toEqual([
    [
      [1, 2],
      [4, 2],
      [4, 6],
      [1, 6],
    ],
    [
      [11, 2],
      [13, 2],
      [13, 4],
    ],
  ]);
});

it('draws curves as line segments that end where the curve ends', () => {
  const [quadratic = []] = readPathData('M0 0Q 4 8 8 0L 8 -1');
  expect(quadratic).toHaveLength(10);
  expect(quadratic[4]).toEqual([4, 4]);
  expect(quadratic[8]).toEqual([8, 0]);
  const [cubic = []] = readPathData('M0 0c0 4 8 4 8 0z');
  expect(cubic[4]).toEqual([4, 3]);
  expect(cubic.at(-1)).toEqual([8, 0]);
});

it('refuses what it cannot draw', () => {
  expect(() => readPathData('M0 0A 1 1 0 0 0 2 2')).toThrow('"A"');
});
