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
  /** Files of reports that the store still has. */
  readonly pdfKeys: readonly string[];
}

/** Erases the reports of orders; returns their files. A file being recorded at the moment is waited for. */
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
 * Removes a person from their orders and keeps what accounting requires: what was sold, for how much, when, and the
 * changes of state. Unpaid orders end, reports in progress are cancelled, finished ones erased.
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
