import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import type { CheckoutSession } from './checkoutSessionRows.ts';

export type Refund = typeof refunds.$inferSelect;

/** The refund of an order that is asked for or under way; at most one at a time. */
export async function unfinishedRefund(tx: Queryable, orderId: string): Promise<Refund | null> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['requested', 'pending'])));
  return row ?? null;
}

/** Ends what was asked for and has not reached the provider: the money is back by another way, or stays. */
export async function closeRequests(tx: Queryable, orderId: string, at: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ state: 'failed', updatedAt: at })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')));
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
export function chargedFor(sessions: readonly CheckoutSession[]): number {
  return sessions.reduce((sum, { amountTotal }) => sum + (amountTotal ?? 0), 0);
}
