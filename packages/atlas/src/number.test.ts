import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, ordinal } from './number.ts';

it('formatNumber agrees with Intl.NumberFormat, but with a true minus sign', () => {
  const own = [0, 1, 2, 6].map(
    (decimals) =>
      new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const values = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
    fc.constantFrom(1.005, 1.45, 0.25, -0.04, 999.995, 1e-7, 1234567.891, 2.5, -2.5),
  );
  fc.assert(
    fc.property(values, fc.constantFrom(0, 1, 2, 3), (value, at) => {
      const format = own[at] as Intl.NumberFormat;
      const { minimumFractionDigits = 0 } = format.resolvedOptions();
      const text = format.format(value);
      const wanted = /[1-9]/.test(text) ? text.replace('-', '\u2212') : text.replace('-', '');
      expect(formatNumber(value, minimumFractionDigits)).toBe(wanted);
    }),
    { numRuns: 500 },
  );
});

it('ordinal ends a number as it is spoken', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '101st',
    '111th',
  ]);
});
