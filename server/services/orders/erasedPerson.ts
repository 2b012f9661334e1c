/** Stands where an order named its customer, once that person had their data erased. No mail can reach it. */
export const ERASED_ADDRESS = 'erased@invalid';
export const ERASED_NAME = 'Erased';

/** Whether the customer of an order was erased: what is left of it is kept for the books alone. */
export function isErased(order: { readonly deliveryEmail: string }): boolean {
  return order.deliveryEmail === ERASED_ADDRESS;
}
