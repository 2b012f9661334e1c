const includes = (count: number, kind: string): string | null =>
  count > 0 ? `Includes ${count} ${kind} ${count === 1 ? 'country' : 'countries'}` : null;

/** "Includes 2 extra countries", of a tier; null when none are included. */
export const includedCountries = (count: number): string | null => includes(count, 'extra');

/** "Includes 3 additional countries", of an order: those added and those that its tier includes. Null for none. */
export const orderedCountries = (added: number, included: number): string | null =>
  includes(added + included, 'additional');
