/** Units of a currency per US dollar: the official rate of the World Bank, averaged over the year. */
export interface CurrencyRate {
  readonly perUsd: number;
  readonly year: number;
}

/** By ISO 4217 code. */
export type CurrencyRates = Readonly<Record<string, CurrencyRate>>;

export interface CurrencyLookups {
  /** US dollars per unit at the official rate of the latest year we hold; null for a currency without one. */
  toUsd(amount: number, currency: string): number | null;
  /** The year over which that rate was averaged; null for a currency without one. */
  rateYear(currency: string): number | null;
}

export interface CurrencyContent {
  readonly currencies: CurrencyRates;
}

/** An amount in US dollars; null for a currency without a rate. */
export function toUsd(amount: number, currency: string, rates: CurrencyRates): number | null {
  if (currency === 'USD') return amount;
  const rate = rates[currency];
  return rate ? amount / rate.perUsd : null;
}

/** Opens the exchange rates. */
export function openCurrencies({ currencies }: CurrencyContent): CurrencyLookups {
  return {
    toUsd: (amount, currency) => toUsd(amount, currency, currencies),
    rateYear: (currency) => currencies[currency]?.year ?? null,
  };
}
