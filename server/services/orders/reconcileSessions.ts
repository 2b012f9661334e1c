import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';
import { fulfilSession } from './fulfilSession.ts';

const BATCH = 50;
/** Longer than any delayed payment takes: what has not been decided by then never will be. */
const GIVE_UP_MS = 45 * 24 * 3_600_000;

/**
 * Asks the provider again about sessions that are open, or complete with the payment still on its way, so that a
 * payment nobody told us about is found. One trouble does not stop the others. Answers how many were looked at.
 */
export async function reconcileSessions(dependencies: OrderDependencies, recheckMs: number): Promise<number> {
  const { db, clock, log } = dependencies;
  const now = clock.now();
  const before = new Date(now.getTime() - recheckMs);
  const worthAsking = gt(checkoutSessions.expiresAt, new Date(now.getTime() - GIVE_UP_MS));
  const undecided = or(
    eq(checkoutSessions.status, 'open'),
    and(
      eq(checkoutSessions.status, 'complete'),
      eq(checkoutSessions.paymentStatus, 'unpaid'),
      ne(orders.state, 'failed'),
    ),
  );
  const due = await db
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.orderId))
    .where(
      and(
        // As the partial index has it.
        sql`(${checkoutSessions.status} = 'open' or (${checkoutSessions.status} = 'complete' and ${checkoutSessions.paymentStatus} = 'unpaid'))`,
        undecided,
        worthAsking,
        or(isNull(checkoutSessions.checkedAt), lt(checkoutSessions.checkedAt, before)),
      ),
    )
    .orderBy(asc(checkoutSessions.checkedAt))
    .limit(BATCH);
  for (const { id } of due) {
    try {
      await fulfilSession(dependencies, id);
    } catch (error) {
      log.warn({ err: error, sessionId: id }, 'a checkout session could not be looked at again');
      // The others would only wait for the same silence; they keep their turn.
      if (error instanceof ProviderFailure && error.kind === 'unavailable') break;
      await db.update(checkoutSessions).set({ checkedAt: now }).where(eq(checkoutSessions.id, id));
    }
  }
  return due.length;
}
