import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import type { CheckoutSession } from './checkoutSessionRows.ts';

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
