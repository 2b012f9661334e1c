import { expect, it } from 'vitest';
import { oneMore, readReloads } from './reloads.ts';

const NOW = 1_795_000_000_000;

/** What is stored after reloads at these moments; null where the last was one too many. */
const after = (...moments: readonly number[]): string | null =>
  moments.reduce<string | null>((kept, at) => oneMore(readReloads(kept), at), null);

it('a page reloads by itself three times, and again after five minutes without', () => {
  expect(after(NOW)).toBe(`1 ${NOW}`);
  expect(after(NOW, NOW + 1, NOW + 2)).toBe(`3 ${NOW + 2}`);
  expect(after(NOW, NOW + 1, NOW + 2, NOW + 3)).toBeNull();
  expect(after(NOW, NOW + 1, NOW + 2, NOW + 300_002)).toBe(`1 ${NOW + 300_002}`);
});

it('a clock set back does not prevent it for long', () => {
  expect(oneMore({ count: 3, at: NOW }, NOW - 300_000)).toBe(`1 ${NOW - 300_000}`);
});

it.each([null, '', 'x', '3', '-1 5', 'NaN 1'])('%j counts as no reloads', (text) => {
  expect(readReloads(text)).toEqual({ count: 0, at: 0 });
});
