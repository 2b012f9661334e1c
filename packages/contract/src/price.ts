/**
 * The only place where prices are calculated (specification 1, §9). Amounts are integers in minor units (US cents);
 * only the discount is rounded, half up to the cent.
 */

/** Price of each country beyond those a tier covers, in US cents. */
export const ADDITIONAL_COUNTRY_PRICE = 5000;

export interface PriceParts {
  /** Minor units. */
  readonly basePrice: number;
  /** The count on the stepper; included countries are free and not part of it. */
  readonly additionalCountries: number;
  /** Minor units per added country. */
  readonly additionalCountryPrice: number;
}

function wholeAmount(value: number, what: string): number {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`${what} must be a whole number of zero or more, not ${value}.`);
  }
  return value;
}

/**
 * Base price + additional countries × price of each, in minor units. Throws RangeError on a negative or fractional
 * number.
 */
export function totalPrice(parts: PriceParts): number {
  const base = wholeAmount(parts.basePrice, 'The base price');
  const count = wholeAmount(parts.additionalCountries, 'The number of additional countries');
  const each = wholeAmount(parts.additionalCountryPrice, 'The price of an additional country');
  return wholeAmount(base + count * each, 'The total');
}

/**
 * Discount of `percentOff` (0-100) on a total, in minor units, rounded half up like the provider. Throws RangeError
 * on an impossible percentage or total.
 */
export function discountOf(total: number, percentOff: number): number {
  if (!(percentOff >= 0 && percentOff <= 100)) {
    throw new RangeError(`A discount lies between 0 and 100 per cent, not ${percentOff}.`);
  }
  return Math.round((wholeAmount(total, 'The total') * percentOff) / 100);
}

/** The only currency of the catalogue, formatted without `Intl`, which is slow on first use on a phone. */
function dollars(cents: number): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
}

const CURRENCY_CODE = /^[a-z]{3}$/i;

/** Currencies whose amounts the payment provider states in whole units. */
const WHOLE = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));

/** "$199.00": minor units for a US reader; without a symbol where none is known for the currency. */
export function formatMoney(amount: number, currency = 'usd'): string {
  if (currency.toLowerCase() === 'usd') return dollars(amount);
  if (!CURRENCY_CODE.test(currency)) return dollars(amount).replace('$', '');
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(
    WHOLE.has(currency.toLowerCase()) ? amount : amount / 100,
  );
}
