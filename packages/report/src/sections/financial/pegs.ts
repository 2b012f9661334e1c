import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';

/** The currency (ISO 4217) in which bills are paid in a country; null where none is on record. */
export function currencySpent(
  atlas: Atlas,
  { currencies: [first] }: Pick<Country, 'currencies'>,
): string | null {
  if (first === undefined) return null;
  const peg = atlas.currencyPeg(first);
  return peg?.arrangement === 'no notes' ? peg.anchor : first;
}

/** Whether the rate between two currencies is kept, so that changing money from one to the other needs no warning. */
export function heldTogether(atlas: Atlas, one: string, other: string): boolean {
  const anchor = (currency: string): string => atlas.currencyPeg(currency)?.anchor ?? currency;
  return anchor(one) === anchor(other);
}
