import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import type { OrderDependencies } from '../dependencies.ts';
import { UnknownOrder } from '../unknownOrder.ts';
import { fulfilSession } from './fulfilSession.ts';

const BATCH = 50;
/**
 * How long one run goes on with further batches; with the refunds after it, it must end before the job's own
 * time does.
 */
const BUDGET_MS = 100_000;
/** Longer than any delayed payment takes: what has not been decided by then never will be. */
const GIVE_UP_MS = 45 * 24 * 3_600_000;

/** Sessions that nobody has asked about since a moment, the one that has waited longest first. */
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
        // As the partial index has it.
        sql`(${checkoutSessions.status} = 'open' or (${checkoutSessions.status} = 'complete' and ${checkoutSessions.paymentStatus} = 'unpaid'))`,
        undecided,
        worthAsking,
        or(isNull(checkoutSessions.checkedAt), lt(checkoutSessions.checkedAt, before)),
      ),
    )
    .orderBy(asc(checkoutSessions.checkedAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/**
 * Notes a look that told nothing. A session that the provider has lost and whose time is over is not asked
 * about again.
 */
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

/**
 * Looks at one session again; false where the provider is silent, and the others would only wait for the same
 * silence.
 */
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
 * Asks the provider again about sessions that are open, or complete with the payment still on its way, so that a
 * payment nobody told us about is found: all that are due, batch by batch, as far as the time of one run goes; the next
 * run begins with those that were left. One trouble does not stop the others. Answers how many were looked at.
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
    // A look sets its session's time, so the next batch holds others.
    due = due.length < BATCH ? [] : await dueSessions(dependencies, before);
  }
  return looked;
}
