/** The tier whose report ranks places for a second adult too, by our id and by the payment provider's. */
export const FOR_TWO = {
  productId: 'gold',
  stripeProductId: 'prod_global_fit_gold',
} as const;

/** Whether the report of an order can rank places for two. */
export const isForTwo = ({ product_id }: { readonly product_id: string }): boolean =>
  product_id === FOR_TWO.stripeProductId;
