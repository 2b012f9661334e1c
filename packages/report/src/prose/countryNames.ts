import type { Country } from '@global-fit/atlas/model';

/** Countries that English gives an article inside a sentence. */
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

/** Short names where the table's name is long or formal. */
const SHORT: Readonly<Record<string, string>> = {
  USA: 'United States',
  GBR: 'United Kingdom',
  ARE: 'United Arab Emirates',
  COD: 'Democratic Republic of the Congo',
  COG: 'Republic of the Congo',
  KOR: 'South Korea',
  PRK: 'North Korea',
  MMR: 'Myanmar',
  VAT: 'Holy See',
  SYR: 'Syria',
  RUS: 'Russia',
  LAO: 'Laos',
};

/** "the Netherlands", "Portugal": as the name stands inside a sentence, always with a singular verb. */
export function nameOf(country: Pick<Country, 'iso3' | 'name'>): string {
  const short = bareName(country);
  return WITH_ARTICLE.has(country.iso3) ? `the ${short.replace(/^The /, '')}` : short;
}

/** "Netherlands", "Portugal": as a heading or a table shows it. */
export function bareName(country: Pick<Country, 'iso3' | 'name'>): string {
  return SHORT[country.iso3] ?? country.name;
}

/** Other names under which people write of a country. */
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

/** Every name by which a text may speak of a country, as it stands in a sentence. */
export const writtenNames = (country: Pick<Country, 'iso3' | 'name'>): readonly string[] => [
  bareName(country),
  ...(ALSO[country.iso3] ?? []),
];
