import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { UNPAID_STATES } from '@global-fit/contract/orderStates';
import type { Queryable } from '#db/connect';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';

export type CheckoutSession = typeof checkoutSessions.$inferSelect;

/** Every session we have stored for a customer's unpaid orders. */
export async function unpaidSessions(tx: Queryable, userId: string): Promise<CheckoutSession[]> {
  const rows = await tx
    .select({ session: checkoutSessions })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.orderId))
    .where(and(eq(orders.userId, userId), inArray(orders.state, UNPAID_STATES)));
  return rows.map(({ session }) => session);
}

/**
 * The paid sessions of an order, newest first; more than one where a customer paid twice. With a column in place of
 * the id it is a subquery for each row of `orders`.
 */
export function paidSessions(on: Queryable, orderId: string | typeof orders.id) {
  return on
    .select()
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.orderId, orderId),
        eq(checkoutSessions.status, 'complete'),
        ne(checkoutSessions.paymentStatus, 'unpaid'),
      ),
    )
    .orderBy(desc(checkoutSessions.createdAt));
}
