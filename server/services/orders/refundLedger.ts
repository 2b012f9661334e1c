import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { checkoutSessions, refunds } from '#db/schema/payments';

export type PaidSession = typeof checkoutSessions.$inferSelect;

/** The sessions of an order that were paid: one, unless a customer paid twice. */
export async function paidSessions(tx: Queryable, orderId: string): Promise<PaidSession[]> {
  return tx
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

/** What has been paid back so far, in minor units. */
export async function refundedSoFar(tx: Queryable, orderId: string): Promise<number> {
  const rows = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'succeeded')));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Everything that was charged for an order, in minor units. */
export function chargedFor(sessions: readonly PaidSession[]): number {
  return sessions.reduce((sum, { amountTotal }) => sum + (amountTotal ?? 0), 0);
}
