import { expect, it } from 'vitest';
import { isSecondTap } from './secondTap.ts';

const first = { x: 100, y: 200, at: 1000 };
const chosenAt = 1010;

it('recognises a second tap in the same place soon after a choice', () => {
  for (const after of [80, 250, 390]) {
    expect(isSecondTap({ x: 108, y: 195, at: 1000 + after }, first, chosenAt)).toBe(true);
  }
});

it('accepts a tap elsewhere, and a later one', () => {
  expect(isSecondTap({ x: 100, y: 244, at: 1100 }, first, chosenAt)).toBe(false);
  expect(isSecondTap({ x: 100, y: 200, at: 1450 }, first, chosenAt)).toBe(false);
  expect(isSecondTap({ x: 100, y: 200, at: 1450 }, first, Number.NEGATIVE_INFINITY)).toBe(false);
});
