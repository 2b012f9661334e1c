import { expect, it } from 'vitest';
import { dotsHeight, dotsPath, perRow } from './dots.ts';

/** Left edges of the dots of a path. */
function edges(path: string): number[][] {
  const reached: number[][] = [];
  for (const [, command, across, down] of path.matchAll(/([Mm])(-?[\d.]+) (-?[\d.]+)a/g)) {
    const [x, y] = command === 'M' ? [0, 0] : reached.at(-1)!;
    reached.push([x! + Number(across), y! + Number(down)]);
  }
  return reached.map(([x, y]) => [Number(x!.toFixed(1)), y!]);
}

it('places dots by their numbers, across rows', () => {
  expect(edges(dotsPath(perRow - 2, perRow + 2))).toEqual([
    [201.6, 5],
    [211.6, 5],
    [1.6, 15],
    [11.6, 15],
  ]);
});

it('is empty for no dots', () => {
  expect(dotsPath(3, 3)).toBe('');
});

it('has room for an incomplete last row', () => {
  expect(dotsHeight(perRow)).toBe(10);
  expect(dotsHeight(perRow + 1)).toBe(20);
});
