import type { Place, TellProblem } from './problem.ts';

/** Resolves country codes. A territory is a code we know that is not a country of the atlas. */
export interface Codes {
  readonly isCountry: (iso3: string) => boolean;
  /** Returns the code of a country, null for a territory; reports any other code. */
  country(iso3: string, place: Place, column: string): string | null;
  /** The same for a two-letter code; returns the three-letter one. */
  countryOfIso2(iso2: string, place: Place, column: string): string | null;
  /** Returns the code of a country or territory; reports any other and returns null. */
  anywhere(iso3: string, place: Place, column: string): string | null;
}

interface Coded {
  readonly iso2: string;
  readonly iso3: string;
}

/** Makes the resolver from the countries and the territories of the tables. */
export function openCodes(
  countries: readonly Coded[],
  territories: readonly Coded[],
  report: TellProblem,
): Codes {
  const countrySet = new Set(countries.map((one) => one.iso3));
  const territorySet = new Set(territories.map((one) => one.iso3));
  const iso3Of = new Map([...countries, ...territories].map((one) => [one.iso2, one.iso3]));

  function anywhere(iso3: string, place: Place, column: string): string | null {
    if (countrySet.has(iso3) || territorySet.has(iso3)) return iso3;
    report(place, column, `unknown country code "${iso3}"`);
    return null;
  }
  function country(iso3: string, place: Place, column: string): string | null {
    const known = anywhere(iso3, place, column);
    return known !== null && countrySet.has(known) ? known : null;
  }
  return {
    isCountry: (iso3) => countrySet.has(iso3),
    anywhere,
    country,
    countryOfIso2(iso2, place, column) {
      const iso3 = iso3Of.get(iso2);
      if (iso3 === undefined) {
        report(place, column, `unknown country code "${iso2}"`);
        return null;
      }
      return countrySet.has(iso3) ? iso3 : null;
    },
  };
}
