import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeness, columnUtilities, utilityOf } from './utility.ts';

const CURVE = {
  points: [
    [0, 0],
    [10, 0.5],
    [20, 1],
  ],
} as const;

describe('utilityOf', () => {
  it('is linear between breakpoints and constant beyond both ends', () => {
    expect([-5, 0, 5, 10, 15, 20, 99].map((value) => utilityOf(CURVE, value))).toEqual([
      0, 0, 0.25, 0.5, 0.75, 1, 1,
    ]);
  });

  it('is unknown for an unknown value', () => {
    expect(utilityOf(CURVE, Number.NaN)).toBeNaN();
  });

  it('reads log10 breakpoints, and takes a value of zero as the first breakpoint', () => {
    const curve = {
      points: [
        [1, 0],
        [3, 1],
      ],
      scale: 'log10',
    } as const;
    expect([0, 10, 100, 1000].map((value) => utilityOf(curve, value))).toEqual([0, 0, 0.5, 1]);
  });

  it('stays within the utilities of its breakpoints', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const utility = utilityOf(CURVE, value);
        expect(utility).toBeGreaterThanOrEqual(0);
        expect(utility).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('columnUtilities', () => {
  it('maps words by the numbers that the atlas gives them', () => {
    const atlas = realAtlas();
    const indicator = atlas.indicator('dual_citizenship');
    if (!indicator) throw new Error('no dual_citizenship');
    const curve = { points: [], words: { yes: 0.9, limited: 0.4, no: 0.1 } };
    const utilities = columnUtilities(curve, indicator, atlas.column('dual_citizenship'));
    for (const word of ['yes', 'limited', 'no'] as const) {
      const at = atlas.countries.findIndex(
        ({ iso3 }) => atlas.fact(iso3, 'dual_citizenship')?.value === word,
      );
      expect(utilities[at]).toBe(curve.words[word]);
    }
  });
});

describe('closeness', () => {
  it('is 1 within the tolerance and 0 from zeroAt on', () => {
    const wish = { tolerance: 2, zeroAt: 10 };
    expect([0, 2, 6, 10, 30].map((distance) => closeness(distance, wish))).toEqual([1, 1, 0.5, 0, 0]);
    expect(closeness(Number.NaN, wish)).toBeNaN();
  });
});
