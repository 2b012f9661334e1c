import { UNFINISHED_REVISION_STATES } from '@global-fit/contract/revisionStates';
import { and, eq, inArray } from 'drizzle-orm';
import type { ProviderRefund } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import { queueMail } from '../mails/queueMail.ts';
import type { OrderDependencies } from './dependencies.ts';
import { moveOrderIfLegal, raiseAttention } from './moveOrder.ts';
import type { Order } from './moveOrder.ts';

export type Refund = typeof refunds.$inferSelect;

async function cancelUnfinishedReports(tx: Queryable, orderId: string): Promise<void> {
  await tx
    .update(reportRevisions)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(reportRevisions.orderId, orderId),
        inArray(reportRevisions.state, [...UNFINISHED_REVISION_STATES]),
      ),
    );
}

async function refundedSoFar(tx: Queryable, orderId: string): Promise<number> {
  const rows = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'succeeded')));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

async function tellCustomer(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  refund: Refund,
): Promise<void> {
  await queueMail(dependencies, tx, {
    kind: 'refund',
    dedupeKey: `refund:${refund.id}`,
    to: order.deliveryEmail,
    subject: 'Your refund is on its way',
    orderId: order.id,
    userId: order.userId,
    payload: {
      orderId: order.id,
      customerName: order.customerName,
      productName: order.productSnapshot.name,
      amount: refund.amount,
      currency: refund.currency,
    },
  });
}

/**
 * Writes down what the provider says of a refund on a locked order. Money that is back in full makes the order
 * refunded and cancels revisions that have not reached the customer; each refund gives one mail. `amountPaid` is
 * what the session charged, known even when the refund is told before the payment.
 */
export async function settleRefund(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  refund: Refund,
  answer: ProviderRefund,
  amountPaid: number,
): Promise<string> {
  if (refund.state === 'succeeded') return 'already_refunded';
  const at = dependencies.clock.now();
  await tx
    .update(refunds)
    .set({ state: answer.state, providerRefundId: answer.id, updatedAt: at })
    .where(eq(refunds.id, refund.id));
  if (answer.state === 'failed') {
    if (order.state === 'refund_pending')
      await moveOrderIfLegal(dependencies, tx, order, 'paid', `refund ${refund.id} failed`);
    await raiseAttention(dependencies, tx, order, `refund ${refund.id} failed at the provider`);
    return 'refund_failed';
  }
  if (answer.state === 'pending') return 'refund_pending';

  await tellCustomer(dependencies, tx, order, refund);
  if ((await refundedSoFar(tx, order.id)) >= amountPaid) {
    await moveOrderIfLegal(dependencies, tx, order, 'refunded', `refund ${refund.id} succeeded`, {
      refundedAt: at,
    });
    await cancelUnfinishedReports(tx, order.id);
    return 'refunded';
  }
  if (order.state === 'refund_pending')
    await moveOrderIfLegal(dependencies, tx, order, 'paid', `part refund ${refund.id} succeeded`);
  return 'partly_refunded';
}
