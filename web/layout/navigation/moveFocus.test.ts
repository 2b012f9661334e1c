import { expect, it } from 'vitest';
import { nextIndex } from './moveFocus.ts';

it('moves along a row and wraps around', () => {
  expect(nextIndex('ArrowRight', 'row', 0, 5)).toBe(1);
  expect(nextIndex('ArrowRight', 'row', 4, 5)).toBe(0);
  expect(nextIndex('ArrowLeft', 'row', 0, 5)).toBe(4);
});

it('moves to either end', () => {
  expect(nextIndex('Home', 'list', 3, 5)).toBe(0);
  expect(nextIndex('End', 'list', 1, 5)).toBe(4);
});

it('ignores keys of the other direction, and an empty list', () => {
  expect(nextIndex('ArrowDown', 'row', 0, 5)).toBeNull();
  expect(nextIndex('ArrowRight', 'list', 0, 5)).toBeNull();
  expect(nextIndex('ArrowDown', 'list', 0, 0)).toBeNull();
});
