import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['41', 41],
  [' 41 ', 41],
  ['3.000', 3000],
  ['3,000', 3000],
  ['3 000', 3000],
  ['3\u202f000', 3000],
  ["3'000", 3000],
  ['3’000', 3000],
  ['1.250.000', 1_250_000],
  ['12,34,567', 1_234_567],
  ['2,500.00', 2500],
  ['2.500,00', 2500],
  ['$2,500', 2500],
  ['+3', 3],
  ['2500 USD', 2500],
  ['٣٤', 34],
  ['１，２００', 1200],
])('%s is %d', (text, value) => expect(readNumber(text)).toBe(value));

test.each([
  ['2500,50', 2500.5],
  ['2500.50', 2500.5],
  ['2.500,50', 2500.5],
  ['2.5', 2.5],
  ['-3.5', -3.5],
  ['41.', 41],
])('keeps the fraction in %s, for the check to refuse where none is allowed', (text, value) =>
  expect(readNumber(text)).toBe(value),
);

test.each(['4e', '1e3', '41 years', '0.500', '1.5000', '12.34.56', '3.000,000', '€2500', '-', ',', '3 4'])(
  'returns %s as text, to be corrected',
  (text) => expect(readNumber(text)).toBe(text),
);

test.each(['', '  '])('returns null for an empty text', (text) => expect(readNumber(text)).toBeNull());
