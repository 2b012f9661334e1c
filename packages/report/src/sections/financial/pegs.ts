import type { Country } from '@global-fit/atlas/model';

/**
 * Currencies that are held to another one, so that changing money between the two carries no risk worth a warning:
 * International Monetary Fund, Annual Report on Exchange Arrangements and Exchange Restrictions 2023 (currency boards,
 * conventional pegs, Denmark within ERM II).
 */
const HELD_TO: Readonly<Record<string, string>> = {
  BAM: 'EUR',
  BGN: 'EUR',
  CVE: 'EUR',
  DKK: 'EUR',
  KMF: 'EUR',
  XAF: 'EUR',
  XOF: 'EUR',
  AED: 'USD',
  AWG: 'USD',
  BBD: 'USD',
  BHD: 'USD',
  BSD: 'USD',
  BZD: 'USD',
  HKD: 'USD',
  JOD: 'USD',
  OMR: 'USD',
  QAR: 'USD',
  SAR: 'USD',
  XCD: 'USD',
  LSL: 'ZAR',
  NAD: 'ZAR',
  SZL: 'ZAR',
  BTN: 'INR',
  NPR: 'INR',
  BND: 'SGD',
};

/**
 * Currencies without notes of their own, whose country pays in those of another one at par: the same report, exchange
 * arrangements with no separate legal tender.
 */
const PAID_IN: Readonly<Record<string, string>> = { PAB: 'USD' };

/** The currency in which bills are paid in a country; null where none is on record. */
export function currencySpent({ currencies: [first] }: Pick<Country, 'currencies'>): string | null {
  return first === undefined ? null : (PAID_IN[first] ?? first);
}

/** Whether the rate between two currencies is kept by their central banks. */
export function heldTogether(one: string, other: string): boolean {
  return (HELD_TO[one] ?? one) === (HELD_TO[other] ?? other);
}
