import type { Country } from '../model.ts';
import { capitalised } from './words.ts';

/** Countries whose English name takes the article. */
const WITH_ARTICLE = new Set('ARE BHS CAF COD COG COM DOM GBR GMB MDV MHL NLD PHL SLB SYC USA'.split(' '));

/** A country's name as it stands in running text. */
export interface PlaceName {
  /** "the Netherlands" */
  readonly plain: string;
  /** "The Netherlands", to begin a sentence. */
  readonly start: string;
  /** "the Netherlands'" */
  readonly possessive: string;
}

/** The name of a country in its three forms. */
export function placeName(country: Country): PlaceName {
  // "Republic of the Congo" has its article; "Bahamas" and "Gambia" carry none in the tables.
  const plain = WITH_ARTICLE.has(country.iso3) ? `the ${country.name}` : country.name;
  return {
    plain,
    start: capitalised(plain),
    possessive: plain.endsWith('s') ? `${plain}\u2019` : `${plain}\u2019s`,
  };
}

const REGION_NAMES: Readonly<Record<string, string>> = {
  Americas: 'the Americas',
  Caribbean: 'the Caribbean',
  'Australia and New Zealand': 'Oceania',
};

/** A region or subregion as it stands in running text: "the Americas", "Southern Europe". */
export function regionName(region: string): string {
  return REGION_NAMES[region] ?? region;
}
