import { ApiError } from '@global-fit/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { inTransaction } from '#db/transaction';
import type { OrderDependencies } from '../dependencies.ts';
import { isErased } from '../erasedPerson.ts';
import { lockOrder, moveOrderTo, type Order, recordOrderEvent, SETTLED } from '../orderRow.ts';
import { closeRequests, unfinishedRefund } from '../refund/refundLedger.ts';

async function locked(tx: Queryable, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ApiError('not_found', { detail: `There is no order ${orderId}.` });
  return order;
}

/** Records what an operator did that leaves the order's state as it is. */
function note(
  dependencies: Pick<OrderDependencies, 'clock' | 'ids'>,
  tx: Queryable,
  { id: orderId, state }: Order,
  reason: string,
): Promise<void> {
  return recordOrderEvent(dependencies, tx, { orderId, from: state, to: state, reason });
}

/** Kinds of message about an order that go to its customer; the others go to the support desk. */
export const TO_CUSTOMER: readonly string[] = ['confirmation', 'delivery', 'payment-failed', 'refund'];

/**
 * Corrects the address for an order's messages, including those waiting, and records the correction. Throws 404, and
 * 409 where the customer was erased.
 */
export async function correctAddress(
  dependencies: Pick<OrderDependencies, 'db' | 'clock' | 'ids'>,
  orderId: string,
  email: string,
): Promise<void> {
  await inTransaction(dependencies.db, async (tx) => {
    const order = await locked(tx, orderId);
    if (isErased(order)) throw new ApiError('conflict', { detail: 'The customer of this order was erased.' });
    const deliveryEmail = email.toLowerCase();
    await tx
      .update(orders)
      .set({ deliveryEmail, updatedAt: dependencies.clock.now() })
      .where(eq(orders.id, orderId));
    const waiting = and(eq(mails.orderId, orderId), eq(mails.state, 'queued'));
    await tx
      .update(mails)
      .set({ toAddress: deliveryEmail })
      .where(and(waiting, inArray(mails.kind, [...TO_CUSTOMER])));
    await note(dependencies, tx, order, 'an operator corrected the delivery address');
  });
}

/**
 * Removes an order from the list of those that need attention. A refund that has not reached the provider is ended,
 * whoever requested it: the operator has declined it or paid in another way.
 */
export async function settleAttention(dependencies: OrderDependencies, orderId: string): Promise<void> {
  await inTransaction(dependencies.db, async (tx) => {
    const order = await locked(tx, orderId);
    const at = dependencies.clock.now();
    await tx.update(orders).set({ attention: null, updatedAt: at }).where(eq(orders.id, orderId));
    await closeRequests(tx, orderId, at);
    await note(dependencies, tx, order, `${SETTLED}${order.attention ?? 'nothing open'}`);
    if (order.state === 'refund_pending' && !(await unfinishedRefund(tx, orderId)))
      await moveOrderTo(dependencies, tx, order, 'paid', 'an operator ended the refund');
  });
}
