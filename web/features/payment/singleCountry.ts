/** The add-on that studies one country, by our id and by the payment provider's. */
export const SINGLE_COUNTRY = {
  productId: 'single-country-analysis',
  stripeProductId: 'prod_global_fit_single_country',
} as const;

/** Whether an order is for the analysis of one country. */
export const isSingleCountry = ({ product_id }: { readonly product_id: string }): boolean =>
  product_id === SINGLE_COUNTRY.stripeProductId;
