import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { orderEvents, orders } from '#db/schema/orders';
import { checkoutSessions, refunds } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import type { OrderDependencies } from '../dependencies.ts';
import { ERASED_ADDRESS, ERASED_NAME } from '../erasedPerson.ts';
import { moveOrderIfLegal, type Order, raiseAttention } from '../orderRow.ts';
import { REFUND_ASKED } from '../refund/refundLedger.ts';
import { cancelUnfinishedReports } from '../report/cancelReports.ts';

async function closeOrder(dependencies: OrderDependencies, tx: Queryable, order: Order): Promise<void> {
  const reason = 'the account was deleted';
  if (order.state === 'draft' || order.state === 'awaiting_payment')
    await moveOrderIfLegal(dependencies, tx, order, 'expired', reason);
  const cancelled = await cancelUnfinishedReports(tx, order.id);
  // A dispute may be won yet, and the money is then owed all the same.
  if (cancelled > 0 && (order.state === 'paid' || order.state === 'disputed')) {
    const undelivered = 'the account was deleted before the report was delivered: refund it';
    await raiseAttention(dependencies, tx, order, undelivered);
  }
}

export interface ErasedOrders {
  readonly ids: readonly string[];
  /** What the store still holds of the reports. */
  readonly pdfKeys: readonly string[];
}

/** Empties the reports of orders; answers which files they had. A file that is being noted is waited for. */
async function eraseReports(tx: Queryable, orderIds: readonly string[]): Promise<readonly string[]> {
  const own = inArray(reportRevisions.orderId, [...orderIds]);
  const held = await tx
    .select({ key: reportRevisions.pdfKey })
    .from(reportRevisions)
    .where(own)
    .for('update');
  await tx
    .update(reportRevisions)
    .set({ document: null, documentHash: null, checks: null, reviewNote: null, failure: null, pdfKey: null })
    .where(own);
  return held.flatMap(({ key }) => key ?? []);
}

/**
 * Takes a person out of their orders and keeps what the books need: what was sold, for how much, when, and the moves.
 * Unpaid orders end, reports under way are cancelled, finished ones forgotten.
 */
export async function eraseCustomer(
  dependencies: OrderDependencies,
  tx: Queryable,
  userId: string,
): Promise<ErasedOrders> {
  const own = await tx
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
    .for('update');
  if (own.length === 0) return { ids: [], pdfKeys: [] };
  for (const order of own) await closeOrder(dependencies, tx, order);
  const ids = own.map(({ id }) => id);
  await tx
    .update(orders)
    .set({ deliveryEmail: ERASED_ADDRESS, customerName: ERASED_NAME, additionalCountryCodes: [] })
    .where(inArray(orders.id, ids));
  await tx
    .update(checkoutSessions)
    .set({ clientSecret: null, url: null, returnUrl: '' })
    .where(inArray(checkoutSessions.orderId, ids));
  await tx.update(refunds).set({ reason: null }).where(inArray(refunds.orderId, ids));
  // The one move whose reason a person words: it may name the customer, or say how they are.
  await tx
    .update(orderEvents)
    .set({ reason: REFUND_ASKED })
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.toState, 'refund_pending')));
  return { ids, pdfKeys: await eraseReports(tx, ids) };
}
