/** Replaces the customer's address in an order once the person was erased. No mail can reach it. */
export const ERASED_ADDRESS = 'erased@invalid';
export const ERASED_NAME = 'Erased';

/** Whether the customer of an order was erased, so that the rest is kept for accounting only. */
export function isErased(order: { readonly deliveryEmail: string }): boolean {
  return order.deliveryEmail === ERASED_ADDRESS;
}
