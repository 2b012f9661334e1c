import { expect, it } from 'vitest';
import { isSecondTap } from './secondTap.ts';

const first = { x: 100, y: 200, at: 1000 };
const chosenAt = 1010;

it('takes a press in the same place soon after a choice for the second half of a double tap', () => {
  for (const after of [80, 250, 390]) {
    expect(isSecondTap({ x: 108, y: 195, at: 1000 + after }, first, chosenAt)).toBe(true);
  }
});

it('hears a press elsewhere, and one that comes later', () => {
  expect(isSecondTap({ x: 100, y: 244, at: 1100 }, first, chosenAt)).toBe(false);
  expect(isSecondTap({ x: 100, y: 200, at: 1450 }, first, chosenAt)).toBe(false);
  expect(isSecondTap({ x: 100, y: 200, at: 1450 }, first, Number.NEGATIVE_INFINITY)).toBe(false);
});
