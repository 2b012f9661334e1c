import { eq } from 'drizzle-orm';
import type { ProviderRefund } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import { paidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { moveOrderIfLegal, type Order, raiseAttention } from '../orderRow.ts';
import { queueOrderMail } from '../queueOrderMail.ts';
import { moveToRefunded } from './moveToRefunded.ts';
import { chargedFor, type Refund, refundedSoFar } from './refundLedger.ts';

/** The state of a refund; `id` is null where the provider refused to make one. */
export interface RefundAnswer extends Pick<ProviderRefund, 'state'> {
  readonly id: string | null;
  /** The currency of the payment, where it differs from the order's. */
  readonly currency?: string;
}

/** The effect of a refund on its order. */
export type RefundOutcome = 'refunded' | 'partly_refunded' | 'refund_pending' | 'refund_failed';

async function tellCustomer(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  refund: Refund,
): Promise<void> {
  if (refund.amount === 0) return;
  await queueOrderMail(dependencies, tx, order, {
    kind: 'refund',
    dedupeKey: `refund:${refund.id}`,
    subject: 'Your refund is on its way',
    payload: { amount: refund.amount, currency: refund.currency },
  });
}

async function settleFailed(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  refund: Refund,
): Promise<RefundOutcome> {
  if (order.state === 'refund_pending')
    await moveOrderIfLegal(dependencies, tx, order, 'paid', `refund ${refund.id} failed`);
  const reason =
    refund.state === 'succeeded'
      ? `refund ${refund.id} failed after the customer was told of it: the money is still owed`
      : `refund ${refund.id} failed at the provider`;
  await raiseAttention(dependencies, tx, order, reason);
  return 'refund_failed';
}

/**
 * Records the provider's state of a refund on a locked order. A full refund makes the order refunded and cancels
 * revisions that have not reached the customer; each refund gives one mail. `amountPaid` is what the session charged,
 * known even where the refund is reported before the payment. Returns `already_refunded`, and changes nothing, where
 * the refund was recorded as made before.
 */
export async function settleRefund(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  refund: Refund,
  answer: RefundAnswer,
  amountPaid: number,
): Promise<RefundOutcome | 'already_refunded'> {
  // An operator ended it here, so the provider may have made it all the same.
  const endedHere = refund.state === 'failed' && refund.providerRefundId === null;
  if (refund.state === 'failed' && (!endedHere || answer.state === 'failed')) return 'refund_failed';
  if (refund.state === 'succeeded' && answer.state !== 'failed') return 'already_refunded';
  const currency = answer.currency ?? refund.currency;
  const providerRefundId = answer.id ?? refund.providerRefundId;
  await tx
    .update(refunds)
    .set({ state: answer.state, currency, providerRefundId, updatedAt: dependencies.clock.now() })
    .where(eq(refunds.id, refund.id));
  if (endedHere) {
    const overtaken = `refund ${refund.id} was made at the provider although it had been settled here`;
    await raiseAttention(dependencies, tx, order, overtaken);
  }
  if (answer.state === 'failed') return settleFailed(dependencies, tx, order, refund);
  if (answer.state === 'pending') return 'refund_pending';

  await tellCustomer(dependencies, tx, order, { ...refund, currency });
  const charged = Math.max(amountPaid, chargedFor(await paidSessions(tx, order.id)));
  if ((await refundedSoFar(tx, order.id)) >= charged) {
    await moveToRefunded(dependencies, tx, order, `refund ${refund.id} succeeded`);
    return 'refunded';
  }
  if (order.state === 'refund_pending')
    await moveOrderIfLegal(dependencies, tx, order, 'paid', `part refund ${refund.id} succeeded`);
  return 'partly_refunded';
}
