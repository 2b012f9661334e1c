import { countryInAddress } from '@global-fit/questionnaire/lists/countryInAddress';
import { namedByHash } from '#layout/namedByHash.ts';
import type { CountryName } from '../countryList.ts';

/**
 * The country that the hash of an address means: its slug, its name, its code, the name of its profile file, or
 * another name in common use, however they are written. Null when none fits.
 */
export function matchCountry<T extends CountryName>(hash: string, countries: readonly T[]): T | null {
  const wanted = namedByHash(hash);
  return countries.find(({ file }) => file === wanted) ?? countryInAddress(wanted, countries);
}

const usual = 'USA';

/** Where the guide opens without a wish: the United States if available, else the first country. */
export function defaultCountry<T extends CountryName>(countries: readonly T[]): T | null {
  return countries.find(({ iso3 }) => iso3 === usual) ?? countries[0] ?? null;
}

/** The countries that a reader may turn to next, round the end of the list. */
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
