import { and, asc, eq, gt, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { refunds } from '#db/schema/payments';
import type { OrderDependencies } from '../dependencies.ts';
import { followRefund } from './followRefund.ts';
import { OPERATOR, refundOrder } from './refundOrder.ts';

const BATCH = 50;

// An operator's decision also covers an order that never became paid, or whose refund failed later.
const byOperator = and(eq(refunds.requestedBy, OPERATOR), notInArray(orders.state, ['paid', 'disputed']));

/** Refunds, with their orders, that were approved and have not reached the provider. */
export const isBegun = and(
  eq(refunds.state, 'requested'),
  or(eq(orders.state, 'refund_pending'), byOperator),
);

/**
 * Resumes refunds that were cut off before the provider responded, and checks those still in progress there.
 * Customers' requests without a decision are left alone. Returns the number checked.
 */
export async function reconcileRefunds(dependencies: OrderDependencies, recheckMs: number): Promise<number> {
  const { db, clock, log } = dependencies;
  const now = clock.now();
  const before = new Date(now.getTime() - recheckMs);
  const asked = and(eq(refunds.state, 'pending'), isNotNull(refunds.providerRefundId));
  const due = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    // Dated in the future by a clock that ran ahead.
    .where(and(or(asked, isBegun), or(lt(refunds.updatedAt, before), gt(refunds.updatedAt, now))))
    .orderBy(asc(refunds.updatedAt))
    .limit(BATCH);
  for (const { refund } of due) {
    try {
      if (refund.providerRefundId) await followRefund(dependencies, refund.providerRefundId, null);
      else await refundOrder(dependencies, refund.orderId, refund.requestedBy, refund.reason);
    } catch (error) {
      const failure = error instanceof ProviderFailure ? error : null;
      const line = { err: error, refundId: refund.id, alert: failure?.alert };
      log.warn(line, 'a refund could not be looked at again');
      if (failure?.holdsForAll) break;
      // Others are tried before it the next time.
      await db.update(refunds).set({ updatedAt: clock.now() }).where(eq(refunds.id, refund.id));
    }
  }
  return due.length;
}
