import type { OrderSummary } from '@global-fit/contract/orders';
import { countryAnalysisPath } from '#paths.ts';

/** The add-on that analyses one country, by our id and the payment provider's. */
export const SINGLE_COUNTRY = {
  productId: 'single-country-analysis',
  stripeProductId: 'prod_global_fit_single_country',
} as const;

/** Whether an order is for the analysis of one country. */
export const isSingleCountry = ({ product_id }: { readonly product_id: string }): boolean =>
  product_id === SINGLE_COUNTRY.stripeProductId;

/** Where an order for one country is resumed, with its answers and its country. */
export const analysisPathOf = ({
  profile_id: profile,
  additional_country_codes: [country = ''],
}: Pick<OrderSummary, 'profile_id' | 'additional_country_codes'>): string =>
  countryAnalysisPath({ profile, country });
