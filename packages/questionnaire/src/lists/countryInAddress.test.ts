import { expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { countryInAddress } from './countryInAddress.ts';

const slugs: Readonly<Record<string, string>> = {
  CIV: 'ivory_coast',
  MMR: 'myanmar_(formerly_burma)',
  USA: 'united_states_of_america',
};
const countries = COUNTRIES.map(({ iso3, name }) => ({
  iso3,
  slug: slugs[iso3] ?? name.toLowerCase().replaceAll(' ', '_'),
  officialName: iso3 === 'DEU' ? 'Federal Republic of Germany' : '',
}));

it.each([
  ['portugal', 'PRT'],
  ['PRT', 'PRT'],
  ['pt', 'PRT'],
  ['new-zealand', 'NZL'],
  ['New Zealand', 'NZL'],
  ['new+zealand', 'NZL'],
  ['newzealand', 'NZL'],
  ['burma', 'MMR'],
  ['myanmar', 'MMR'],
  ['UK', 'GBR'],
  ['great-britain', 'GBR'],
  ['usa', 'USA'],
  ['u.s.a.', 'USA'],
  ['united-states', 'USA'],
  ['holland', 'NLD'],
  ['the-netherlands', 'NLD'],
  ['czech-republic', 'CZE'],
  ['Côte d’Ivoire', 'CIV'],
  ['cote-d-ivoire', 'CIV'],
  ['cote-divoire', 'CIV'],
  ['turkey', 'TUR'],
  ['türkiye', 'TUR'],
  ['bosnia-herzegovina', 'BIH'],
  ['trinidad-tobago', 'TTO'],
  ['st-lucia', 'LCA'],
  ['federal-republic-of-germany', 'DEU'],
  ['emirates', 'ARE'],
  ['congo-kinshasa', 'COD'],
])('%s', (text, iso3) => {
  expect(countryInAddress(text, countries)?.iso3).toBe(iso3);
});

it('finds nothing for text that is no country', () => {
  for (const text of ['atlantis', 'portu', '', '-', 'the', 'korea']) {
    expect(countryInAddress(text, countries), text).toBeNull();
  }
});

it('finds each country by its own name and codes', () => {
  for (const { iso3, iso2, name } of COUNTRIES)
    for (const text of [name, iso3, iso2]) expect(countryInAddress(text, countries)?.iso3, text).toBe(iso3);
});
