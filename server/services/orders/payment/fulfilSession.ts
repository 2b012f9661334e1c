import { eq } from 'drizzle-orm';
import type { ProviderSession } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { checkoutSessions, providerEvents } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import type { CheckoutSession } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { lockOrder, type Order } from '../orderRow.ts';
import { ignoreEvent, recordEvent } from '../recordEvent.ts';
import { UnknownOrder } from '../unknownOrder.ts';
import { type Outcome, settleSession } from './settleSession.ts';

/** The webhook event that told us, where one did: recorded in the same transaction, so a repeat changes nothing. */
export interface EventNote {
  readonly id: string;
  readonly type: string;
  /** When a session was paid, where the event tells of that. */
  readonly paidAt: Date | null;
}

/**
 * Whether a look is older than what is known: a session that has ended is never open again, and money that
 * has come does not go by itself. Looks that were on their way at the same time may be written in any order.
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
      // Its answer was lost: it must not pass for the newest.
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

/**
 * Brings an order up to what the provider says of a session: fetched first, then one transaction in which the event
 * is recorded, the order locked, the amounts compared, the order paid and its report and confirmation enqueued.
 * Safe to call any number of times, in any order, at once. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function fulfilSession(
  dependencies: OrderDependencies,
  sessionId: string,
  event: EventNote | null = null,
): Promise<Outcome> {
  const session = await dependencies.payments.fetchSession(sessionId);
  if (!session) throw new UnknownOrder(`The checkout session ${sessionId}`);
  return applySession(dependencies, session, event);
}

/** Notes that the provider does not know a session any more (its keys were changed): nobody can pay it. */
export async function forgetSession({ db, clock }: OrderDependencies, sessionId: string): Promise<void> {
  await db
    .update(checkoutSessions)
    .set({ status: 'expired', checkedAt: clock.now() })
    .where(eq(checkoutSessions.id, sessionId));
}

/** As `fulfilSession`, for a session just fetched from the provider. */
export async function applySession(
  dependencies: OrderDependencies,
  session: ProviderSession,
  event: EventNote | null = null,
): Promise<Outcome> {
  const { db, log } = dependencies;
  const { orderId } = session;
  if (orderId === null) return event ? ignoreEvent(dependencies, event) : 'ignored';
  const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
    if (event && !(await recordEvent(dependencies, tx, event, session.id))) return 'repeated_event';
    const order = await lockOrder(tx, orderId);
    if (!order) throw new UnknownOrder(`The checkout session ${session.id}`);
    await noteSession(dependencies, tx, order, session);
    const result = await settleSession(dependencies, tx, order, session, event?.paidAt ?? session.chargedAt);
    if (event)
      await tx.update(providerEvents).set({ outcome: result }).where(eq(providerEvents.id, event.id));
    return result;
  });
  log.info({ sessionId: session.id, orderId, outcome, eventId: event?.id }, 'checkout session looked at');
  return outcome;
}
