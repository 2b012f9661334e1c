import type { Order } from '../orderRow.ts';

/**
 * When an order was paid: what the provider says, where it says it and it can be, since an event may reach us hours
 * later. Else the moment of our hearing of it: where it says nothing, a time before the order, or one to come.
 */
export function paidWhen({ createdAt }: Pick<Order, 'createdAt'>, said: Date | null, now: Date): Date {
  return said !== null && said >= createdAt && said <= now ? said : now;
}
