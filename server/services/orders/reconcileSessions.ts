import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { checkoutSessions } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';
import { fulfilSession } from './fulfilSession.ts';

/** A session is looked at again when it was last looked at longer ago than this. */
const RECHECK_MS = 3 * 60_000;
const BATCH = 50;

/**
 * Asks the provider again about sessions that are open, or complete with the payment still on its way, so that a
 * payment nobody told us about is found. One trouble does not stop the others. Answers how many were looked at.
 */
export async function reconcileSessions(
  dependencies: OrderDependencies,
  recheckMs = RECHECK_MS,
): Promise<number> {
  const { db, clock, log } = dependencies;
  const before = new Date(clock.now().getTime() - recheckMs);
  const undecided = or(
    eq(checkoutSessions.status, 'open'),
    and(eq(checkoutSessions.status, 'complete'), eq(checkoutSessions.paymentStatus, 'unpaid')),
  );
  const due = await db
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(and(undecided, or(isNull(checkoutSessions.checkedAt), lt(checkoutSessions.checkedAt, before))))
    .orderBy(asc(checkoutSessions.checkedAt))
    .limit(BATCH);
  for (const { id } of due) {
    try {
      await fulfilSession(dependencies, id);
    } catch (error) {
      log.warn({ err: error, sessionId: id }, 'a checkout session could not be looked at again');
    }
  }
  return due.length;
}
