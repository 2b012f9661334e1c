import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';

/** The currency (ISO 4217) of daily life in a country; null without a record. */
export function currencySpent(
  atlas: Atlas,
  { currencies: [first] }: Pick<Country, 'currencies'>,
): string | null {
  if (first === undefined) return null;
  const peg = atlas.currencyPeg(first);
  return peg?.arrangement === 'no notes' ? peg.anchor : first;
}

/** Whether the exchange rate of two currencies is fixed, so that no warning is needed. */
export function heldTogether(atlas: Atlas, one: string, other: string): boolean {
  const anchor = (currency: string): string => atlas.currencyPeg(currency)?.anchor ?? currency;
  return anchor(one) === anchor(other);
}
