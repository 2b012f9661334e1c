import { countryInAddress } from '@global-fit/questionnaire/lists/countryInAddress';
import { namedByHash } from '#ui/browser/namedByHash.ts';
import type { CountryName } from '../countryList.ts';

/**
 * The country that the hash of an address names by slug, name, code, profile file or another common name, in any
 * spelling. Null where none matches.
 */
export function matchCountry<T extends CountryName>(hash: string, countries: readonly T[]): T | null {
  const wanted = namedByHash(hash);
  return countries.find(({ file }) => file === wanted) ?? countryInAddress(wanted, countries);
}

const usual = 'USA';

/** The initial country: the United States where available, else the first. */
export function defaultCountry<T extends CountryName>(countries: readonly T[]): T | null {
  return countries.find(({ iso3 }) => iso3 === usual) ?? countries[0] ?? null;
}

/** The previous and the next country, wrapping around the ends of the list. */
export function nextCountries<T extends CountryName>(
  countries: readonly T[],
  current: T,
  count: number,
): readonly T[] {
  const at = countries.findIndex(({ iso3 }) => iso3 === current.iso3);
  return Array.from(
    { length: Math.min(count, countries.length - 1) },
    (_, step) => countries[(at + 1 + step) % countries.length]!,
  );
}
