const includes = (count: number, kind: string): string | null =>
  count > 0 ? `Includes ${count} ${kind} ${count === 1 ? 'country' : 'countries'}` : null;

/** "Includes 2 extra countries", for a tier; null where none are included. */
export const includedCountries = (count: number): string | null => includes(count, 'extra');

/** "Includes 3 additional countries", for an order: the added ones and those of its tier. Null for none. */
export const orderedCountries = (added: number, included: number): string | null =>
  includes(added + included, 'additional');
