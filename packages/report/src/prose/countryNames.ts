import type { Country } from '@global-fit/atlas/model';

/** Countries whose English name takes an article within a sentence. */
const WITH_ARTICLE = new Set([
  'ARE',
  'BHS',
  'CAF',
  'COD',
  'COG',
  'COM',
  'DOM',
  'GBR',
  'GMB',
  'MDV',
  'MHL',
  'NLD',
  'PHL',
  'SLB',
  'SYC',
  'USA',
  'VAT',
]);

/** Names in a report where the table calls a country otherwise. */
const PRINTED_AS: Readonly<Record<string, string>> = {
  COD: 'Democratic Republic of the Congo',
  VAT: 'Holy See',
};

/** "the Netherlands", "Portugal": the name within a sentence. It always takes a singular verb. */
export function nameOf(country: Pick<Country, 'iso3' | 'name'>): string {
  const bare = bareName(country);
  return WITH_ARTICLE.has(country.iso3) ? `the ${bare.replace(/^The /, '')}` : bare;
}

/** "Netherlands", "Portugal": the name in a heading or table. */
export function bareName(country: Pick<Country, 'iso3' | 'name'>): string {
  return PRINTED_AS[country.iso3] ?? country.name;
}

/** Other names by which people refer to a country. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  ARE: ['UAE', 'Emirates', 'Dubai'],
  CZE: ['Czech Republic'],
  GBR: ['UK', 'U.K.', 'Great Britain', 'Britain', 'England', 'Scotland'],
  KOR: ['Korea'],
  MMR: ['Burma'],
  NLD: ['Holland'],
  TUR: ['Turkey'],
  USA: ['USA', 'U.S.A.'],
};

/** Every name a text may use for a country, as within a sentence. */
export const writtenNames = (country: Pick<Country, 'iso3' | 'name'>): readonly string[] => [
  bareName(country),
  ...(ALSO[country.iso3] ?? []),
];
