import type { Order } from '../orderRow.ts';

/**
 * When an order was paid: by the provider, where it says so plausibly, since an event may reach us hours later.
 * Otherwise, or where the time is before the order or in the future, the moment we learned of it.
 */
export function paidWhen({ createdAt }: Pick<Order, 'createdAt'>, said: Date | null, now: Date): Date {
  return said !== null && said >= createdAt && said <= now ? said : now;
}
