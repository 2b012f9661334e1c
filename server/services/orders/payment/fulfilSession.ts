import { eq } from 'drizzle-orm';
import type { ProviderSession } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { checkoutSessions, providerEvents } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import type { CheckoutSession } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { lockOrder, type Order } from '../orderRow.ts';
import { type EventNote, ignoreEvent, type NothingDone, recordEvent } from '../recordEvent.ts';
import { UnknownOrder } from '../unknownOrder.ts';
import { type SessionOutcome, settleSession } from './settleSession.ts';

/**
 * Whether a result is older than what is stored: an expired session never opens again, and a payment never
 * disappears. Queries in progress at the same time may be stored in any order.
 */
function isStale(
  known: Pick<CheckoutSession, 'status' | 'paymentStatus'> | undefined,
  session: ProviderSession,
): boolean {
  if (!known) return false;
  const reopened = known.status !== 'open' && session.status === 'open';
  return reopened || (known.paymentStatus !== 'unpaid' && session.paymentStatus === 'unpaid');
}

async function noteSession(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  session: ProviderSession,
): Promise<void> {
  const now = dependencies.clock.now();
  const seen = {
    status: session.status,
    paymentStatus: session.paymentStatus,
    amountTotal: session.amountTotal,
    paymentId: session.paymentId,
    checkedAt: now,
  };
  const [known] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.id, session.id));
  const news = isStale(known, session) ? { checkedAt: now } : seen;
  await tx
    .insert(checkoutSessions)
    .values({
      ...seen,
      id: session.id,
      orderId: order.id,
      // Unknown where the response was lost; such a session must not count as the newest.
      attempt: session.attempt ?? 0,
      uiMode: session.uiMode,
      clientSecret: session.clientSecret,
      url: session.url,
      returnUrl: '',
      expiresAt: session.expiresAt,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: checkoutSessions.id, set: news });
}

/** What became of an order whose session was looked at. */
export type AppliedSession = SessionOutcome | NothingDone;

/**
 * Updates an order from the provider's session. The session is fetched first; then, in one transaction, the event is
 * recorded, the order locked, the amounts compared, the order marked paid, and its report and confirmation enqueued.
 * Safe to call any number of times, in any order and simultaneously. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function fulfilSession(
  dependencies: OrderDependencies,
  sessionId: string,
  event: EventNote | null = null,
): Promise<AppliedSession> {
  const session = await dependencies.payments.fetchSession(sessionId);
  if (!session) throw new UnknownOrder(`The checkout session ${sessionId}`);
  return applySession(dependencies, session, event);
}

/** Records that the provider no longer knows a session (its keys were changed), so that nobody can pay it. */
export async function forgetSession({ db, clock }: OrderDependencies, sessionId: string): Promise<void> {
  await db
    .update(checkoutSessions)
    .set({ status: 'expired', checkedAt: clock.now() })
    .where(eq(checkoutSessions.id, sessionId));
}

/** Like `fulfilSession`, for a session just fetched from the provider. */
export async function applySession(
  dependencies: OrderDependencies,
  session: ProviderSession,
  event: EventNote | null = null,
): Promise<AppliedSession> {
  const { db, log } = dependencies;
  const { orderId } = session;
  if (orderId === null) return event ? ignoreEvent(dependencies, event) : 'ignored';
  const outcome = await inTransaction(db, async (tx): Promise<AppliedSession> => {
    if (event && !(await recordEvent(dependencies, tx, event, session.id))) return 'repeated_event';
    const order = await lockOrder(tx, orderId);
    if (!order) {
      const isPaid = session.status === 'complete' && session.paymentStatus !== 'unpaid';
      throw new UnknownOrder(`The checkout session ${session.id}`, isPaid);
    }
    await noteSession(dependencies, tx, order, session);
    const result = await settleSession(dependencies, tx, order, session, event?.paidAt ?? session.chargedAt);
    if (event)
      await tx.update(providerEvents).set({ outcome: result }).where(eq(providerEvents.id, event.id));
    return result;
  });
  log.info({ sessionId: session.id, orderId, outcome, eventId: event?.id }, 'checkout session looked at');
  return outcome;
}
