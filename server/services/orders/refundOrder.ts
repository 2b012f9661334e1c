import { ApiError } from '@global-fit/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import { paidSessions } from './checkoutSessionRows.ts';
import type { OrderDependencies } from './dependencies.ts';
import { lockOrder, moveOrderIfLegal } from './moveOrder.ts';
import type { Order } from './moveOrder.ts';
import { chargedFor, refundedSoFar } from './refundLedger.ts';
import { settleRefund } from './settleRefund.ts';
import type { Refund, RefundAnswer } from './settleRefund.ts';

interface OpenedRefund {
  readonly refund: Refund;
  /** Null where nothing was charged. */
  readonly paymentId: string | null;
  readonly amountPaid: number;
}

function refuse(detail: string): ApiError {
  return new ApiError('conflict', { detail });
}

/** The refund of an order that is asked for or under way; at most one at a time. */
export async function unfinishedRefund(tx: Queryable, orderId: string): Promise<Refund | null> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['requested', 'pending'])));
  return row ?? null;
}

async function failedBefore(tx: Queryable, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'failed')));
  return rows.length > 0;
}

/** A new refund row, or the customer's request brought up to what is left to pay back. */
async function writeRefund(
  { clock, ids }: OrderDependencies,
  tx: Queryable,
  order: Order,
  asked: Refund | null,
  wish: { readonly amount: number; readonly requestedBy: string; readonly reason: string | null },
): Promise<Refund> {
  const at = clock.now();
  const [row] = asked
    ? await tx
        .update(refunds)
        .set({ amount: wish.amount, updatedAt: at })
        .where(eq(refunds.id, asked.id))
        .returning()
    : await tx
        .insert(refunds)
        .values({
          ...wish,
          id: ids.next(),
          orderId: order.id,
          currency: order.currency,
          state: 'requested',
          createdAt: at,
          updatedAt: at,
        })
        .returning();
  if (!row) throw new Error('The refund row was not returned.');
  return row;
}

async function openRefund(
  dependencies: OrderDependencies,
  tx: Queryable,
  orderId: string,
  requestedBy: string,
  reason: string | null,
): Promise<OpenedRefund> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ApiError('not_found', { detail: 'There is no such order.' });
  if (order.state === 'disputed')
    throw refuse('The payment is disputed: the provider decides who gets the money.');
  if (order.state === 'refunded' && !(await failedBefore(tx, orderId)))
    throw refuse('This order is refunded already.');
  const [session, another] = await paidSessions(tx, orderId);
  if (!session) throw refuse('This order was not paid, so there is nothing to refund.');
  if (another)
    throw refuse(
      'This order was paid more than once. Refund it in the provider’s dashboard; it is followed.',
    );
  const amountPaid = chargedFor([session]);
  const unfinished = await unfinishedRefund(tx, orderId);
  // Begun before: the amount must not change, because it is part of the repeated call.
  if (unfinished && (order.state === 'refund_pending' || unfinished.state === 'pending'))
    return { refund: unfinished, paymentId: session.paymentId, amountPaid };
  const amount = amountPaid - (await refundedSoFar(tx, orderId));
  if (amount <= 0 && amountPaid > 0) throw refuse('This order is refunded already.');
  await moveOrderIfLegal(dependencies, tx, order, 'refund_pending', reason ?? 'refund asked for');
  const refund = await writeRefund(dependencies, tx, order, unfinished, { amount, requestedBy, reason });
  return { refund, paymentId: session.paymentId, amountPaid };
}

/** Asks the provider for the money; a refusal for good is an answer too. Throws `ProviderFailure` for other trouble. */
async function payBack(
  { payments, log }: OrderDependencies,
  orderId: string,
  { refund, paymentId }: OpenedRefund,
): Promise<RefundAnswer> {
  if (refund.amount === 0 || paymentId === null) return { id: null, state: 'succeeded' };
  if (refund.providerRefundId !== null) {
    const known = await payments.fetchRefund(refund.providerRefundId);
    return known ?? { id: refund.providerRefundId, state: 'pending' };
  }
  try {
    return await payments.refund({ refundId: refund.id, orderId, paymentId, amount: refund.amount });
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind === 'unavailable') throw error;
    log.error({ err: error, orderId, refundId: refund.id }, 'the provider refused a refund');
    return { id: null, state: 'failed' };
  }
}

/**
 * Pays back what is left of an order, once and only once: the refund row is written first and its id is the
 * idempotency key at the provider, so a repeat after a crash finds the same refund. Throws 404, 409 and
 * `ProviderFailure` (then the refund stays asked for, and is tried again).
 */
export async function refundOrder(
  dependencies: OrderDependencies,
  orderId: string,
  requestedBy: string,
  reason: string | null = null,
): Promise<string> {
  const opened = await inTransaction(dependencies.db, (tx) =>
    openRefund(dependencies, tx, orderId, requestedBy, reason),
  );
  const answer = await payBack(dependencies, orderId, opened);
  return inTransaction(dependencies.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, opened.refund.id));
    if (!order || !row) throw new Error('An order or refund vanished while it was refunded.');
    return settleRefund(dependencies, tx, order, row, answer, opened.amountPaid);
  });
}
