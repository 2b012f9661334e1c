import { expect, it } from 'vitest';
import { tryAgainIn } from './tryAgainIn.ts';

it.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('a wait of %i seconds is told as %s, never as less', (seconds, words) => {
  expect(tryAgainIn(seconds)).toBe(`Please try again in ${words}.`);
});
