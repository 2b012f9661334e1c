import { expect, test } from 'vitest';
import { wholeNumber } from './wholeNumber.ts';

test.each([
  ['3000', 3000],
  ['3.000', 3000],
  // The box shows 3000 as soon as "3.000" is read, and the next three digits are typed behind that.
  ['3000.000', 3_000_000],
  ['1.250.000', 1_250_000],
])('%s is %d', (text, value) => expect(wholeNumber(text)).toBe(value));

test.each([
  ['2.5', 2.5],
  ['2500.50', 2500.5],
  ['3.00', 3],
  ['0.500', 0.5],
  ['-3.5', -3.5],
])('the fraction in %s stays, for the check to refuse where there may be none', (text, value) =>
  expect(wholeNumber(text)).toBe(value),
);
