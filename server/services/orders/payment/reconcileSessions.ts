import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import type { OrderDependencies } from '../dependencies.ts';
import { UnknownOrder } from '../unknownOrder.ts';
import { fulfilSession } from './fulfilSession.ts';

const BATCH = 50;
/**
 * How long a run takes further batches. Together with the refunds after it, it has to end within the job's time
 * limit.
 */
const BUDGET_MS = 100_000;
/** Longer than any delayed payment takes; whatever is undecided by then never will be. */
const GIVE_UP_MS = 45 * 24 * 3_600_000;

/** Sessions not checked since a moment, the longest waiting first. */
async function dueSessions({ db, clock }: OrderDependencies, before: Date): Promise<readonly string[]> {
  const now = clock.now();
  const worthAsking = gt(checkoutSessions.expiresAt, new Date(now.getTime() - GIVE_UP_MS));
  const undecided = or(
    eq(checkoutSessions.status, 'open'),
    and(
      eq(checkoutSessions.status, 'complete'),
      eq(checkoutSessions.paymentStatus, 'unpaid'),
      ne(orders.state, 'failed'),
    ),
  );
  const rows = await db
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.orderId))
    .where(
      and(
        // Worded as in the partial index.
        sql`(${checkoutSessions.status} = 'open' or (${checkoutSessions.status} = 'complete' and ${checkoutSessions.paymentStatus} = 'unpaid'))`,
        undecided,
        worthAsking,
        // Dated in the future by a clock that ran ahead.
        or(
          isNull(checkoutSessions.checkedAt),
          lt(checkoutSessions.checkedAt, before),
          gt(checkoutSessions.checkedAt, now),
        ),
      ),
    )
    .orderBy(asc(checkoutSessions.checkedAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Records a check without result. An expired session that the provider has lost is not checked again. */
async function noteLook({ db, clock }: OrderDependencies, id: string, isLost: boolean): Promise<void> {
  const checkedAt = clock.now();
  await db.update(checkoutSessions).set({ checkedAt }).where(eq(checkoutSessions.id, id));
  if (!isLost) return;
  await db
    .update(checkoutSessions)
    .set({ status: 'expired' })
    .where(
      and(
        eq(checkoutSessions.id, id),
        eq(checkoutSessions.status, 'open'),
        lt(checkoutSessions.expiresAt, checkedAt),
      ),
    );
}

/** Checks a session; returns false where the provider does not respond, so that the others need not be tried. */
async function lookAgain(dependencies: OrderDependencies, id: string): Promise<boolean> {
  const { log } = dependencies;
  try {
    await fulfilSession(dependencies, id);
  } catch (error) {
    const failure = error instanceof ProviderFailure ? error : null;
    log.warn(
      { err: error, sessionId: id, alert: failure?.alert },
      'a checkout session could not be looked at again',
    );
    if (failure?.holdsForAll) return false;
    await noteLook(dependencies, id, error instanceof UnknownOrder);
  }
  return true;
}

/**
 * Checks sessions that are open, or complete with a pending payment, so that payments without an event are found: all
 * that are due, in batches, within the time of a run; the next run starts with the rest. One error does not stop the
 * others. Returns the number checked.
 */
export async function reconcileSessions(dependencies: OrderDependencies, recheckMs: number): Promise<number> {
  const began = dependencies.clock.now().getTime();
  const before = new Date(began - recheckMs);
  const inTime = () => dependencies.clock.now().getTime() - began < BUDGET_MS;
  let looked = 0;
  for (let due = await dueSessions(dependencies, before); due.length > 0; ) {
    for (const id of due) {
      looked += 1;
      if (!(await lookAgain(dependencies, id)) || !inTime()) return looked;
    }
    // A check updates the session's time, so the next batch contains others.
    due = due.length < BATCH ? [] : await dueSessions(dependencies, before);
  }
  return looked;
}
