import { expect, it } from 'vitest';
import { COUNTRY_OPTIONS, countryOption } from './countries.ts';

it.each([
  ['PRT', 'PRT'],
  ['Portugal', 'PRT'],
  ['Somewhere else', ''],
  ['', ''],
  [null, ''],
])('selects for the stored country %o the option %o', (stored, option) => {
  expect(countryOption(stored)).toBe(option);
});

it('selects for every code its own option', () => {
  for (const { value } of COUNTRY_OPTIONS) expect(countryOption(value)).toBe(value);
});
