import { COUNTRIES, findCountry } from '@global-fit/questionnaire/lists/countries';

/** The countries of the world, as a field that chooses among them takes them: the code is the value. */
export const COUNTRY_OPTIONS = COUNTRIES.map(({ iso3, name }) => ({ value: iso3, label: name }));

/** The option for a country that was stored as a code or, in earlier days, by name; empty when it is neither. */
export const countryOption = (stored: string | null): string => findCountry(stored ?? '')?.iso3 ?? '';

/** English name of a country; the code itself when it is none of ours. */
export const countryName = (iso3: string): string =>
  COUNTRIES.find((country) => country.iso3 === iso3)?.name ?? iso3;
