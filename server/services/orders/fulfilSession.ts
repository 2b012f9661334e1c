import { and, eq, ne } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import type { ProviderSession } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { checkoutSessions, providerEvents } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import { paymentMismatch } from './comparePayment.ts';
import type { OrderDependencies } from './dependencies.ts';
import { lockOrder, moveOrderIfLegal, moveOrderTo, raiseAttention } from './moveOrder.ts';
import type { Order } from './moveOrder.ts';
import { recordEvent } from './recordEvent.ts';
import { startReport } from './startReport.ts';

/** The webhook event that told us, where one did: recorded in the same transaction, so a repeat changes nothing. */
export interface EventNote {
  readonly id: string;
  readonly type: string;
  /** The provider says that a delayed payment failed for good. */
  readonly paymentFailed: boolean;
}

export type Outcome =
  | 'paid'
  | 'already_paid'
  | 'pending'
  | 'open'
  | 'expired'
  | 'failed'
  | 'refunded'
  | 'needs_attention'
  | 'repeated_event';

/** The session names no order of ours. A webhook answers it with a 5xx so that the provider tries again. */
export class UnknownOrder extends Error {
  constructor(sessionId: string) {
    super(`The checkout session ${sessionId} belongs to no known order.`);
    this.name = 'UnknownOrder';
  }
}

const SETTLED: Partial<Record<Order['state'], Outcome>> = {
  paid: 'already_paid',
  refund_pending: 'already_paid',
  disputed: 'already_paid',
  refunded: 'refunded',
};

async function noteSession(
  tx: Queryable,
  dependencies: OrderDependencies,
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
  await tx
    .insert(checkoutSessions)
    .values({
      ...seen,
      id: session.id,
      orderId: order.id,
      attempt: order.attempt,
      uiMode: session.uiMode,
      clientSecret: session.clientSecret,
      url: session.url,
      returnUrl: '',
      expiresAt: session.expiresAt,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: checkoutSessions.id, set: seen });
}

async function paidTwice(tx: Queryable, order: Order): Promise<boolean> {
  const paid = await tx
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.orderId, order.id),
        eq(checkoutSessions.status, 'complete'),
        ne(checkoutSessions.paymentStatus, 'unpaid'),
      ),
    );
  return paid.length > 1;
}

async function settlePaid(
  tx: Queryable,
  dependencies: OrderDependencies,
  order: Order,
  session: ProviderSession,
): Promise<Outcome> {
  const settled = SETTLED[order.state];
  if (settled === 'already_paid' && (await paidTwice(tx, order))) {
    await raiseAttention(dependencies, tx, order, `paid more than once, last by ${session.id}`);
    return 'needs_attention';
  }
  if (settled) return settled;
  const expected = {
    currency: order.currency,
    total: order.total,
    percentOff: order.promotionSnapshot?.percentOff ?? null,
  };
  const mismatch = paymentMismatch(expected, session);
  if (mismatch) {
    await raiseAttention(dependencies, tx, order, mismatch);
    return 'needs_attention';
  }
  const paid = await moveOrderTo(dependencies, tx, order, 'paid', `session ${session.id}`, {
    discount: session.amountDiscount,
    tax: session.amountTax,
    amountTotal: session.amountTotal,
    paidAt: dependencies.clock.now(),
  });
  await startReport(dependencies, tx, paid);
  return 'paid';
}

async function settle(
  tx: Queryable,
  dependencies: OrderDependencies,
  order: Order,
  session: ProviderSession,
  event: EventNote | null,
): Promise<Outcome> {
  if (session.status === 'complete' && session.paymentStatus !== 'unpaid')
    return settlePaid(tx, dependencies, order, session);
  if (session.status === 'complete' && event?.paymentFailed) {
    await moveOrderIfLegal(dependencies, tx, order, 'failed', `the delayed payment of ${session.id} failed`);
    return 'failed';
  }
  if (session.status === 'complete') return 'pending';
  if (session.status === 'expired') {
    // Only the newest session speaks for the order: an older one expires when the checkout was changed.
    const [row] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.id, session.id));
    if (row?.attempt === order.attempt)
      await moveOrderIfLegal(dependencies, tx, order, 'expired', `session ${session.id} expired`);
    return 'expired';
  }
  return 'open';
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
  if (!session?.orderId) throw new UnknownOrder(sessionId);
  return applySession(dependencies, session, event);
}

/** As `fulfilSession`, for a session just fetched from the provider. */
export async function applySession(
  dependencies: OrderDependencies,
  session: ProviderSession,
  event: EventNote | null = null,
): Promise<Outcome> {
  const { db, log } = dependencies;
  const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
    if (event && !(await recordEvent(dependencies, tx, event, session.id))) return 'repeated_event';
    const order = session.orderId && isUuid(session.orderId) ? await lockOrder(tx, session.orderId) : null;
    if (!order) throw new UnknownOrder(session.id);
    await noteSession(tx, dependencies, order, session);
    const result = await settle(tx, dependencies, order, session, event);
    if (event)
      await tx.update(providerEvents).set({ outcome: result }).where(eq(providerEvents.id, event.id));
    return result;
  });
  log.info(
    { sessionId: session.id, orderId: session.orderId, outcome, eventId: event?.id },
    'checkout session looked at',
  );
  return outcome;
}
