// The table is read for comparison only; the package itself reads no files.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, findCountry } from './countries.ts';
import { foldText } from './foldText.ts';

const table = new URL('../../../../data/tables/core/countries.csv', import.meta.url);

describe('countries', () => {
  it('are 198, alphabetical, with distinct names and codes', () => {
    expect(COUNTRIES).toHaveLength(198);
    for (const part of ['iso3', 'iso2', 'name'] as const)
      expect(new Set(COUNTRIES.map((country) => country[part])).size).toBe(198);
    for (const { iso3, iso2 } of COUNTRIES) expect(`${iso3} ${iso2}`).toMatch(/^[A-Z]{3} [A-Z]{2}$/);
    const names = COUNTRIES.map(({ name }) => foldText(name));
    expect(names).toEqual(names.toSorted());
  });

  it.each([
    ['Portugal', 'PRT'],
    [' são tomé and principe ', 'STP'],
    ['xk', 'XKX'],
    ['usa', 'USA'],
    ['United States of America', 'USA'],
    ['Turkey', 'TUR'],
    ['Czech Republic', 'CZE'],
    ["Côte d'Ivoire", 'CIV'],
  ])('are found by %j', (text, iso3) => {
    expect(findCountry(text)?.iso3).toBe(iso3);
  });

  it('are not found by a part of a name', () => {
    expect(findCountry('Portu')).toBeUndefined();
    expect(findCountry('')).toBeUndefined();
  });

  it.runIf(existsSync(table))('are those of data/tables', () => {
    const [, ...rows] = readFileSync(table, 'utf8').trim().split('\n');
    const codes = rows.map((row) => row.split(',').slice(0, 3).join(' '));
    expect(COUNTRIES.map(({ iso3, iso2, name }) => `${iso3} ${iso2} ${name}`).toSorted()).toEqual(
      codes.toSorted(),
    );
  });
});
