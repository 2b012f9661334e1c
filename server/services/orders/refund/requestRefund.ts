import { ApiError } from '@global-fit/contract/errors';
import { REFUND_DAYS } from '@global-fit/contract/orders';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import { users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { holdAccount } from '#services/accounts/liveAccount';
import { queueMail } from '#services/mails/queueMail';
import { paidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { lockOrder, type Order } from '../orderRow.ts';
import { chargedFor, refundedSoFar, underWayElsewhere, unfinishedRefund } from './refundLedger.ts';
import { refundCanBeAsked, refundDeadline } from './refundWindow.ts';

export interface RefundRequestDependencies extends OrderDependencies {
  readonly sender: { readonly supportEmail: string };
}

const REFUSALS: Partial<Record<Order['state'], string>> = {
  refunded: 'This order is refunded already.',
  disputed: 'The payment is disputed with the bank, which decides who gets the money.',
};

function refuse(order: Order): ApiError {
  const late = `The money can be asked back within ${REFUND_DAYS} days of delivery, and that time is over. Write to us all the same if something is wrong with your report.`;
  const unpaid = 'This order was not paid, so there is nothing to refund.';
  const detail = order.state === 'paid' ? late : (REFUSALS[order.state] ?? unpaid);
  return new ApiError('conflict', { detail });
}

async function tellSupport(
  dependencies: RefundRequestDependencies,
  tx: Queryable,
  order: Order,
  refundId: string,
  facts: { readonly deliveredAt: Date | undefined; readonly reason: string | null },
): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.userId));
  await queueMail(dependencies, tx, {
    kind: 'refund-request',
    dedupeKey: `refund-request:${refundId}`,
    to: dependencies.sender.supportEmail,
    subject: `A customer asks for a refund: order ${order.id}`,
    orderId: order.id,
    payload: {
      orderId: order.id,
      customerName: order.customerName,
      email: user?.email ?? order.deliveryEmail,
      deliveredAt: facts.deliveredAt?.toISOString() ?? null,
      reason: facts.reason,
    },
  });
}

/**
 * Records a customer's request for a refund and notifies support once; a person then refunds with `npm run refund`.
 * Repeating the request changes nothing. Throws 404 for an order that is not theirs, and 409 where more than 14 days
 * have passed since delivery or there is nothing to refund.
 */
export async function requestRefund(
  dependencies: RefundRequestDependencies,
  userId: string,
  orderId: string,
  reason: string | null,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, userId);
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw new ApiError('not_found', { detail: 'There is no such order.' });
    if (await unfinishedRefund(tx, orderId)) return;
    const revisions = await tx
      .select({ deliveredAt: reportRevisions.deliveredAt })
      .from(reportRevisions)
      .where(eq(reportRevisions.orderId, orderId));
    const at = clock.now();
    if (!refundCanBeAsked(order.state, refundDeadline(revisions), at)) throw refuse(order);
    const charged = chargedFor(await paidSessions(tx, orderId));
    const left = charged - (await refundedSoFar(tx, orderId)) - (await underWayElsewhere(tx, orderId));
    if (left <= 0 && charged > 0)
      throw new ApiError('conflict', { detail: 'The money is on its way back to you already.' });
    const id = ids.next();
    await tx.insert(refunds).values({
      id,
      orderId,
      amount: left,
      currency: order.currency,
      reason,
      state: 'requested',
      requestedBy: userId,
      createdAt: at,
      updatedAt: at,
    });
    const deliveredAt = revisions
      .flatMap((revision) => revision.deliveredAt ?? [])
      .sort((a, b) => +a - +b)[0];
    await tellSupport(dependencies, tx, order, id, { deliveredAt, reason });
  });
}
