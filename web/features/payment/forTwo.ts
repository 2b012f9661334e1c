/** The tier whose report includes a couple's ranking, by our id and the payment provider's. */
export const FOR_TWO = {
  productId: 'gold',
  stripeProductId: 'prod_global_fit_gold',
} as const;

/** Whether the report of an order can include a couple's ranking. */
export const isForTwo = ({ product_id }: { readonly product_id: string }): boolean =>
  product_id === FOR_TWO.stripeProductId;
