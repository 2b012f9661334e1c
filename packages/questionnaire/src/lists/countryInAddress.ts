import { COUNTRIES, OTHER_NAMES } from './countries.ts';
import { foldText } from './foldText.ts';

/** Optional words of names: "the-netherlands", "trinidad-tobago". */
const JOINING: ReadonlySet<string> = new Set(['and', 'the']);

/**
 * The distinctive part of a name: "Côte d’Ivoire" and "cote-divoire" give the same text, and so do "St. Lucia" and
 * "saint_lucia".
 */
function pressed(name: string): string {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Andorra's code is such a word, too.
  const telling = words.length === 1 ? words : words.filter((word) => !JOINING.has(word));
  return telling.map((word) => (word === 'st' ? 'saint' : word)).join('');
}

const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHER_NAMES).map(([name, iso3]) => [pressed(name), iso3] as const),
  ...COUNTRIES.flatMap(({ iso3, iso2, name }) =>
    [name, iso3, iso2].map((one) => [pressed(one), iso3] as const),
  ),
]);

/** Further names of a country. */
interface Named {
  /** ISO 3166-1 alpha-3; Kosovo is XKX. */
  readonly iso3: string;
  readonly slug: string;
  readonly officialName?: string;
}

/**
 * The country named by a segment of an address: by slug, name, code or another common name, whatever separates the
 * words. Null where none matches.
 */
export function countryInAddress<T extends Named>(text: string, countries: readonly T[]): T | null {
  const wanted = pressed(text);
  if (wanted === '') return null;
  const isNamed = ({ slug, officialName = '' }: T): boolean =>
    pressed(slug) === wanted || pressed(officialName) === wanted;
  const meant = CODES.get(wanted);
  return countries.find(isNamed) ?? countries.find(({ iso3 }) => iso3 === meant) ?? null;
}
