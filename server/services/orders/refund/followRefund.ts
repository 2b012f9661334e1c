import { and, eq, or } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import type { ProviderRefund } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import type { OrderDependencies } from '../dependencies.ts';
import { orderOfPayment } from '../orderOfPayment.ts';
import { lockOrder, type Order } from '../orderRow.ts';
import { type EventNote, ignoreEvent, type NothingDone, recordEvent } from '../recordEvent.ts';
import { UnknownOrder } from '../unknownOrder.ts';
import { PROVIDER, type Refund, refundedSoFar } from './refundLedger.ts';
import { type RefundOutcome, settleRefund } from './settleRefund.ts';

/**
 * The customer's request that a refund in the provider's dashboard settles: one for all that is left, where nobody
 * has decided on the request otherwise. Null where there is none.
 */
async function answeredRequest(
  tx: Queryable,
  order: Order,
  refund: ProviderRefund,
  amountPaid: number,
): Promise<Refund | null> {
  if (order.state !== 'paid' || refund.state === 'failed') return null;
  if (refund.amount < amountPaid - (await refundedSoFar(tx, order.id))) return null;
  const [row] = await tx
    .update(refunds)
    .set({ amount: refund.amount })
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'requested')))
    .returning();
  return row ?? null;
}

/**
 * Our row of a refund: the one that requested it, or a new one where it was made in the provider's dashboard and
 * settles no request.
 */
async function rowOf(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  refund: ProviderRefund,
  amountPaid: number,
): Promise<Refund> {
  const byOurId = refund.refundId && isUuid(refund.refundId) ? eq(refunds.id, refund.refundId) : undefined;
  const [known] = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.providerRefundId, refund.id), byOurId));
  const asked = known ?? (await answeredRequest(tx, order, refund, amountPaid));
  if (asked) return asked;
  const at = dependencies.clock.now();
  const [row] = await tx
    .insert(refunds)
    .values({
      id: dependencies.ids.next(),
      orderId: order.id,
      amount: refund.amount,
      currency: refund.currency,
      reason: 'made at the provider',
      state: 'pending',
      providerRefundId: refund.id,
      requestedBy: PROVIDER,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error('The new refund row was not returned.');
  return row;
}

/** What became of an order of which a refund was looked at. */
export type FollowedRefund = RefundOutcome | 'already_refunded' | NothingDone;

/**
 * Updates an order from the state of a refund at the provider, whoever made it; `event` is what reported it, if
 * anything. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function followRefund(
  dependencies: OrderDependencies,
  refundId: string,
  event: EventNote | null,
): Promise<FollowedRefund> {
  const refund = await dependencies.payments.fetchRefund(refundId);
  if (!refund) throw new UnknownOrder(`The refund ${refundId}`);
  const owner = await orderOfPayment(dependencies, refund.paymentId);
  if (!owner) return event ? ignoreEvent(dependencies, event) : 'ignored';
  const { orderId, sessionId, amountPaid } = owner;
  return inTransaction(dependencies.db, async (tx) => {
    if (event && !(await recordEvent(dependencies, tx, event, sessionId))) return 'repeated_event';
    const order = await lockOrder(tx, orderId);
    if (!order) throw new UnknownOrder(`The refund ${refundId}`);
    const row = await rowOf(dependencies, tx, order, refund, amountPaid);
    return settleRefund(dependencies, tx, order, row, refund, amountPaid);
  });
}
