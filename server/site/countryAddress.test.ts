import { expect, test } from 'vitest';
import { countryAddress } from './countryAddress.ts';

const addressOf = countryAddress({
  countries: [
    { iso3: 'CIV', slug: 'ivory_coast' },
    { iso3: 'MMR', slug: 'myanmar_(formerly_burma)' },
  ] as never,
});
const guide = '/resources/country-guide/';

test('a country is found below the guide under each of its names', () => {
  for (const name of ['ivory-coast', 'CIV', 'ci/', 'Côte d’Ivoire'])
    expect(addressOf(`${guide}${name}`), name).toBe(`${guide}ivory_coast`);
  expect(addressOf('/Resources/Country-Guide/Burma')).toBe(`${guide}myanmar_(formerly_burma)`);
});

test('other addresses lead nowhere', () => {
  for (const path of [guide, `${guide}atlantis`, `${guide}burma/visas`, '/resources/burma', `/${guide}burma`])
    expect(addressOf(path), path).toBeNull();
});
