import { describe, expect, it } from 'vitest';
import { rainTarget, warmthTarget } from '../profile/weights/climateTargets.ts';
import { degreesOff, doublings } from './offWish.ts';

describe('a wish for a climate', () => {
  it('is open at its ends: nothing is too cold for the coldest step, nor too dry for the driest', () => {
    expect(degreesOff(-4, warmthTarget(1, 5))).toBe(0);
    expect(degreesOff(9, warmthTarget(1, 5))).toBe(4);
    expect(degreesOff(31, warmthTarget(5, 5))).toBe(0);
    expect(degreesOff(20, warmthTarget(5, 5))).toBe(6);
    expect(doublings(15, rainTarget(1, 3))).toBe(0);
    expect(doublings(1000, rainTarget(1, 3))).toBe(2);
    expect(doublings(5000, rainTarget(5, 3))).toBe(0);
    expect(doublings(550, rainTarget(5, 3))).toBe(2);
    expect(doublings(0, rainTarget(5, 3)), 'a desert, as with one millimetre').toBe(Math.log2(2200));
  });

  it('is missed on either side in between, and unknown where the climate is unknown', () => {
    for (const step of [2, 3, 4]) {
      const { ideal } = warmthTarget(step, 3);
      expect(degreesOff(ideal - 3, warmthTarget(step, 3)), `${step}`).toBe(3);
      expect(degreesOff(ideal + 3, warmthTarget(step, 3)), `${step}`).toBe(3);
      expect(doublings(rainTarget(step, 3).ideal / 2, rainTarget(step, 3)), `${step}`).toBe(1);
      expect(doublings(rainTarget(step, 3).ideal * 2, rainTarget(step, 3)), `${step}`).toBe(1);
    }
    expect(degreesOff(Number.NaN, warmthTarget(1, 5))).toBeNaN();
    expect(doublings(Number.NaN, rainTarget(5, 5))).toBeNaN();
  });
});
