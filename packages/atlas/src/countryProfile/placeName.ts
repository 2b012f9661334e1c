import type { Country } from '../model.ts';
import { capitalised } from '../letters.ts';

/** Countries whose English name takes an article. */
const WITH_ARTICLE = new Set('ARE BHS CAF COD COG COM DOM GBR GMB MDV MHL NLD PHL SLB SYC USA'.split(' '));

/** A country's name within running text. */
export interface PlaceName {
  /** "the Netherlands" */
  readonly plain: string;
  /** "The Netherlands", at the start of a sentence. */
  readonly start: string;
  /** "the Netherlands'" */
  readonly possessive: string;
}

/** A country's name in its three forms. */
export function placeName(country: Country): PlaceName {
  // "Republic of the Congo" contains its article; "Bahamas" and "Gambia" have none in the tables.
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

/** A region or subregion within running text: "the Americas", "Southern Europe". */
export function regionName(region: string): string {
  return REGION_NAMES[region] ?? region;
}
