import { expect, it } from 'vitest';
import { colourOf, createSheet, fill, type Outline, type Sheet, stroked } from './sheet.ts';

const black = colourOf('#000000');
const white = colourOf('#ffffff');
const sheet = (): Sheet => createSheet(8, 6, white);
/** The darkness of each pixel, 0 to 1. */
const ink = ({ pixels, width }: Sheet, x: number, y: number): number =>
  1 - (pixels[(y * width + x) * 3] as number) / 255;
const total = (one: Sheet): number => {
  let sum = 0;
  for (let y = 0; y < one.height; y += 1) for (let x = 0; x < one.width; x += 1) sum += ink(one, x, y);
  return sum;
};
const box = (left: number, top: number, right: number, bottom: number): Outline => [
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
];

it('reads colours', () => {
  expect(colourOf('#0e5a5f')).toEqual([14, 90, 95]);
});

it('fills whole pixels completely and partly covered ones in proportion', () => {
  const one = sheet();
  fill(one, box(1, 1, 3.5, 2.25), black);
  expect(ink(one, 1, 1)).toBeCloseTo(1, 2);
  expect(ink(one, 3, 1)).toBeCloseTo(0.5, 2);
  expect(ink(one, 1, 2)).toBeCloseTo(0.25, 2);
  expect(ink(one, 3, 2)).toBeCloseTo(0.125, 2);
  expect(ink(one, 0, 1)).toBe(0);
  expect(ink(one, 4, 1)).toBe(0);
});

it.each([
  [
    'a triangle',
    [
      [
        [1, 1],
        [6, 2],
        [2, 5],
      ],
    ],
    9.5,
  ],
  [
    'a flat slope over many pixels',
    [
      [
        [0, 1],
        [8, 2],
        [0, 2],
      ],
    ],
    4,
  ],
  [
    'the same turned round',
    [
      [
        [2, 5],
        [6, 2],
        [1, 1],
      ],
    ],
    9.5,
  ],
] as const)('gives %s its area', (_name, outline, area) => {
  const one = sheet();
  fill(one, outline, black);
  expect(total(one)).toBeCloseTo(area, 1);
});

it('leaves holes open and clips at the edges', () => {
  const ring = sheet();
  fill(ring, [...box(1, 1, 6, 5), ...box(2, 2, 4, 4).map((hole) => [...hole].reverse())], black);
  expect(ink(ring, 2, 2)).toBe(0);
  expect(total(ring)).toBeCloseTo(20 - 4, 1);
  const clipped = sheet();
  fill(clipped, box(-3, -3, 2, 2), black);
  fill(clipped, box(7, 5, 20, 20), black);
  fill(clipped, box(30, 30, 40, 40), black);
  expect(total(clipped)).toBeCloseTo(4 + 1, 1);
});

it('draws lines of even width', () => {
  const one = sheet();
  fill(
    one,
    stroked(
      [
        [1, 3],
        [7, 3],
      ],
      2,
    ),
    black,
  );
  expect(total(one)).toBeCloseTo(12, 1);
  expect(
    stroked(
      [
        [1, 1],
        [1, 1],
      ],
      2,
    ),
  ).toEqual([]);
});
