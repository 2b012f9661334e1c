import { expect, it } from 'vitest';
import { defaultCountry, matchCountry, nextCountries } from './matchCountry.ts';

const country = (iso3: string, name: string, slug: string) => ({
  iso3,
  name,
  slug,
  file: `${slug}_profile`,
  region: '',
});
const countries = [
  country('CIV', 'Côte d’Ivoire', 'cote_divoire'),
  country('MMR', 'Myanmar', 'myanmar_(formerly_burma)'),
  country('TLS', 'Timor-Leste', 'timor-leste'),
  country('USA', 'United States', 'united_states_of_america'),
];

it.each([
  ['#united_states_of_america', 'USA'],
  ['#United%20States', 'USA'],
  ['#usa', 'USA'],
  ['#united_states_of_america_profile', 'USA'],
  ['#timor-leste', 'TLS'],
  ['#myanmar_(formerly_burma)', 'MMR'],
  ['#myanmar_%28formerly_burma%29', 'MMR'],
  ['#cote-divoire', 'CIV'],
  ['#atlantis', undefined],
  ['#%E0%A4%A', undefined],
  ['#', undefined],
])('reads %s', (hash, iso3) => {
  expect(matchCountry(hash, countries)?.iso3).toBe(iso3);
});

it('defaults to the United States, else to the first country', () => {
  expect(defaultCountry(countries)?.iso3).toBe('USA');
  expect(defaultCountry(countries.slice(0, 2))?.iso3).toBe('CIV');
  expect(defaultCountry([])).toBeNull();
});

it('continues after the end of the list, without the present country', () => {
  const next = (at: number, count: number) =>
    nextCountries(countries, countries[at]!, count).map(({ iso3 }) => iso3);
  expect(next(0, 3)).toEqual(['MMR', 'TLS', 'USA']);
  expect(next(3, 3)).toEqual(['CIV', 'MMR', 'TLS']);
  expect(next(2, 9)).toEqual(['USA', 'CIV', 'MMR']);
});
