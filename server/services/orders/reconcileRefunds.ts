import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { refunds } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';
import { followRefund } from './followRefund.ts';
import { refundOrder } from './refundOrder.ts';

const BATCH = 50;

/**
 * Goes on with refunds that were cut off before the provider answered, and asks about those that it had not finished.
 * A customer's request that nobody has decided on is left alone. Answers how many were looked at.
 */
export async function reconcileRefunds(dependencies: OrderDependencies, recheckMs: number): Promise<number> {
  const { db, clock, log } = dependencies;
  const before = new Date(clock.now().getTime() - recheckMs);
  const rows = await db
    .select({ refund: refunds, orderState: orders.state })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(inArray(refunds.state, ['requested', 'pending']), lt(refunds.updatedAt, before)))
    .orderBy(asc(refunds.updatedAt))
    .limit(BATCH);
  const due = rows.filter(({ refund, orderState }) =>
    refund.state === 'pending' ? refund.providerRefundId !== null : orderState === 'refund_pending',
  );
  for (const { refund } of due) {
    try {
      if (refund.providerRefundId) await followRefund(dependencies, refund.providerRefundId, null);
      else await refundOrder(dependencies, refund.orderId, refund.requestedBy, refund.reason);
    } catch (error) {
      log.warn({ err: error, refundId: refund.id }, 'a refund could not be looked at again');
      if (error instanceof ProviderFailure && error.kind === 'unavailable') break;
    }
  }
  return due.length;
}
