import type { FactColumn } from '@global-fit/atlas/content';
import type { Country } from '@global-fit/atlas/model';
import type { CurrencyRate, CurrencyRates } from '@global-fit/atlas/money/currencies';
import { columnOf } from '../facts/columns.ts';

/**
 * Units per US dollar by currency: the median of the latest year among countries that use it alone. Countries with
 * two currencies are skipped, because their rate may be that of the other one.
 */
export function compileCurrencies(
  countries: readonly Country[],
  columns: readonly FactColumn[],
  ids: readonly string[],
): CurrencyRates {
  const column = columnOf(columns, ids, 'exchange_rate_per_usd');
  const seen = new Map<string, CurrencyRate[]>();
  countries.forEach((country, i) => {
    const [currency, second] = country.currencies;
    const perUsd = column?.values[i];
    const year = column?.years[i];
    if (currency === undefined || second !== undefined || typeof perUsd !== 'number' || !year) return;
    seen.set(currency, [...(seen.get(currency) ?? []), { perUsd, year }]);
  });
  const rates: Record<string, CurrencyRate> = {};
  for (const [currency, found] of seen) {
    const year = Math.max(...found.map((rate) => rate.year));
    const latest = found.filter((rate) => rate.year === year).sort((a, b) => a.perUsd - b.perUsd);
    rates[currency] = latest[Math.floor((latest.length - 1) / 2)] as CurrencyRate;
  }
  return { ...rates, USD: { perUsd: 1, year: rates.USD?.year ?? 0 } };
}
