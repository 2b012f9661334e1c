/** Smallest charge by currency, in minor units; others use 50. */
const MINIMUM: Readonly<Record<string, number>> = {
  aed: 200,
  chf: 50,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  jpy: 50,
  mxn: 1000,
  nok: 300,
  pln: 200,
  sek: 300,
};

/** Largest charge, in minor units. */
export const MAXIMUM_AMOUNT = 99_999_999;

/** Smallest charge in `currency` (lower case), in minor units. */
export function minimumAmount(currency: string): number {
  return MINIMUM[currency] ?? 50;
}

/** An amount in minor units for customers: `formatMoney(19900, 'usd')` is "$199.00". */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** Whether `currency` is a three-letter code this runtime can format. */
export function isCurrency(currency: string): boolean {
  return Intl.supportedValuesOf('currency').includes(currency.toUpperCase());
}
