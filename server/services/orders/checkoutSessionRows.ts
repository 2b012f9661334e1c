import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { UNPAID_STATES } from '@global-fit/contract/orderStates';
import type { Queryable } from '#db/connect';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import { users } from '#db/schema/users';

export type CheckoutSession = typeof checkoutSessions.$inferSelect;

/**
 * Two requests of one customer must see each other's orders and sessions: the second waits here for the first.
 * Rows that point at the customer may still be written meanwhile, so this waits for nobody who holds an order.
 */
export async function lockCustomer(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Every session we know of a customer's unpaid orders. */
export async function unpaidSessions(tx: Queryable, userId: string): Promise<CheckoutSession[]> {
  const rows = await tx
    .select({ session: checkoutSessions })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.orderId))
    .where(and(eq(orders.userId, userId), inArray(orders.state, UNPAID_STATES)));
  return rows.map(({ session }) => session);
}

/**
 * The sessions of an order that were paid, newest first: one, unless a customer paid twice. With the column in place
 * of an id it is a subquery about each row of `orders`.
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
