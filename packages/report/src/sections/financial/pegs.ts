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

/** Whether the rate between two currencies is kept by their central banks. */
export function heldTogether(one: string, other: string): boolean {
  return (HELD_TO[one] ?? one) === (HELD_TO[other] ?? other);
}
