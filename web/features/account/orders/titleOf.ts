import type { OrderSummary } from '@global-fit/contract/orders';
import { countryName } from '#content/countries.ts';
import { isSingleCountry } from '#features/payment/singleCountry.ts';

/** The name of what was ordered; for an analysis of one country, with that country. */
export function titleOf(order: OrderSummary): string {
  const [code] = order.additional_country_codes;
  return isSingleCountry(order) && code !== undefined
    ? `${order.product_name}: ${countryName(code)}`
    : order.product_name;
}
