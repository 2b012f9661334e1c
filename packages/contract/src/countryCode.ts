import { COUNTRIES } from '@global-fit/questionnaire/lists/countries';

const CODES: ReadonlySet<string> = new Set(COUNTRIES.map(({ iso3 }) => iso3));

/** Whether it is the ISO 3166-1 alpha-3 code, in capitals, of a country in our lists. */
export const isCountryCode = (text: string): boolean => CODES.has(text);
