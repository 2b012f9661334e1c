import { expect, it } from 'vitest';
import { COUNTRY_OPTIONS, countryOption } from './countries.ts';

it.each([
  ['PRT', 'PRT'],
  ['Portugal', 'PRT'],
  ['Somewhere else', ''],
  ['', ''],
  [null, ''],
])('offers for the stored country %o the option %o', (stored, option) => {
  expect(countryOption(stored)).toBe(option);
});

it('finds for every code that it stores the option of that code', () => {
  for (const { value } of COUNTRY_OPTIONS) expect(countryOption(value)).toBe(value);
});
