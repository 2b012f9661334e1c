import { COUNTRIES, findCountry } from '@global-fit/questionnaire/lists/countries';

/** The countries of the world as options, with their codes as values. */
export const COUNTRY_OPTIONS = COUNTRIES.map(({ iso3, name }) => ({ value: iso3, label: name }));

/** The option of a country stored as a code or, in old accounts, by name; empty where it is neither. */
export const countryOption = (stored: string | null): string => findCountry(stored ?? '')?.iso3 ?? '';

/** English name of a country; the code itself where it is unknown. */
export const countryName = (iso3: string): string =>
  COUNTRIES.find((country) => country.iso3 === iso3)?.name ?? iso3;
