import { ApiError } from '@global-fit/contract/errors';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { checkoutSessions, refunds } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import type { OrderDependencies } from './dependencies.ts';
import { lockOrder, moveOrderIfLegal } from './moveOrder.ts';
import { settleRefund } from './settleRefund.ts';
import type { Refund } from './settleRefund.ts';

async function paidSession(
  tx: Queryable,
  orderId: string,
): Promise<typeof checkoutSessions.$inferSelect | null> {
  const [session] = await tx
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
  return session ?? null;
}

async function openRefund(
  dependencies: OrderDependencies,
  tx: Queryable,
  orderId: string,
  requestedBy: string,
  reason: string | null,
): Promise<{ refund: Refund; paymentId: string | null }> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ApiError('not_found', { detail: 'There is no such order.' });
  const session = await paidSession(tx, orderId);
  const [unfinished] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['requested', 'pending'])));
  if (order.state === 'refunded')
    throw new ApiError('conflict', { detail: 'This order is refunded already.' });
  if (!session)
    throw new ApiError('conflict', { detail: 'This order was not paid, so there is nothing to refund.' });
  await moveOrderIfLegal(dependencies, tx, order, 'refund_pending', reason ?? 'refund asked for');
  if (unfinished) return { refund: unfinished, paymentId: session.paymentId };
  const at = dependencies.clock.now();
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: dependencies.ids.next(),
      orderId,
      amount: session.amountTotal ?? order.total,
      currency: order.currency,
      reason,
      state: 'requested',
      requestedBy,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!refund) throw new Error('The new refund row was not returned.');
  return { refund, paymentId: session.paymentId };
}

/**
 * Pays an order back in full, once and only once: the refund row is written first and its id is the idempotency key
 * at the provider, so a repeat after a crash finds the same refund. Throws 404, 409 and `ProviderFailure`.
 */
export async function refundOrder(
  dependencies: OrderDependencies,
  orderId: string,
  requestedBy: string,
  reason: string | null = null,
): Promise<string> {
  const { refund, paymentId } = await inTransaction(dependencies.db, (tx) =>
    openRefund(dependencies, tx, orderId, requestedBy, reason),
  );
  const free = refund.amount === 0 || paymentId === null;
  const answer = free
    ? {
        id: `none_${refund.id}`,
        state: 'succeeded' as const,
        amount: 0,
        currency: refund.currency,
        paymentId,
        refundId: refund.id,
      }
    : await dependencies.payments.refund({ refundId: refund.id, orderId, paymentId, amount: refund.amount });
  return inTransaction(dependencies.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, refund.id));
    if (!order || !row) throw new Error('An order or refund vanished while it was refunded.');
    return settleRefund(dependencies, tx, order, row, answer, refund.amount);
  });
}
