import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import type { CheckoutSession } from '../checkoutSessionRows.ts';

export type Refund = typeof refunds.$inferSelect;

/** The initiator of a refund made in the provider's dashboard, or by a lost dispute. */
export const PROVIDER = 'provider';

/** Why an order is being refunded, where nobody gave another reason. */
export const REFUND_ASKED = 'refund asked for';

/** Our own refund of an order that is asked for or under way; at most one at a time. */
export async function unfinishedRefund(tx: Queryable, orderId: string): Promise<Refund | null> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        ne(refunds.requestedBy, PROVIDER),
        inArray(refunds.state, ['requested', 'pending']),
      ),
    );
  return row ?? null;
}

/** Ends a request that has not reached the provider: the money was returned in another way, or is kept. */
export async function closeRequests(tx: Queryable, orderId: string, at: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ state: 'failed', updatedAt: at })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')));
}

async function sumOf(tx: Queryable, orderId: string, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), which));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Amount refunded so far, in minor units. */
export const refundedSoFar = (tx: Queryable, orderId: string): Promise<number> =>
  sumOf(tx, orderId, eq(refunds.state, 'succeeded'));

/** Amount of refunds in the provider's dashboard still in progress, in minor units. */
export const underWayElsewhere = (tx: Queryable, orderId: string): Promise<number> =>
  sumOf(tx, orderId, and(eq(refunds.requestedBy, PROVIDER), eq(refunds.state, 'pending')));

/** Total amount charged for an order, in minor units. */
export function chargedFor(sessions: readonly CheckoutSession[]): number {
  return sessions.reduce((sum, { amountTotal }) => sum + (amountTotal ?? 0), 0);
}
