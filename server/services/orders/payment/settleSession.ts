import { eq } from 'drizzle-orm';
import type { ProviderSession } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import { runningPromotions } from '#services/catalogue/findPromotion';
import { endDraft } from '#services/drafts/endDraft';
import { paidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { isErased } from '../erasedPerson.ts';
import { moveOrderIfLegal, moveOrderTo, type Order, raiseAttention } from '../orderRow.ts';
import { promotionsOf, promotionUsed, snapshotOf } from '../promotionSnapshots.ts';
import { queueOrderMail } from '../queueOrderMail.ts';
import { startReport } from '../report/startReport.ts';
import { paymentMismatch } from './comparePayment.ts';
import { paidWhen } from './paidWhen.ts';

/** The effect of a session's state on its order. */
export type SessionOutcome =
  | 'paid'
  | 'already_paid'
  | 'pending'
  | 'open'
  | 'expired'
  | 'failed'
  | 'refunded'
  | 'needs_attention';

/** What a payment means for an order that was paid before, by its state. */
const PAID_BEFORE: Partial<Record<Order['state'], SessionOutcome>> = {
  paid: 'already_paid',
  refund_pending: 'already_paid',
  disputed: 'already_paid',
  refunded: 'refunded',
};

/** A session of an earlier attempt says nothing about the order, which has a newer one. */
async function isNewest(tx: Queryable, order: Order, session: ProviderSession): Promise<boolean> {
  const [row] = await tx
    .select({ attempt: checkoutSessions.attempt })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.id, session.id));
  return row?.attempt === order.attempt;
}

/** A session as the provider has it now, and when it was paid, where the provider says so. */
interface Look {
  readonly session: ProviderSession;
  readonly saidPaidAt: Date | null;
}

/** The amounts charged, for accounting. */
function chargedBy({ clock }: OrderDependencies, order: Order, { session, saidPaidAt }: Look) {
  return {
    discount: session.amountDiscount,
    tax: session.amountTax,
    amountTotal: session.amountTotal,
    paidAt: paidWhen(order, saidPaidAt, clock.now()),
  };
}

/** A payment for an order that was paid or refunded before: a repeated event, or a second payment. */
async function settleKnown(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  look: Look,
  settled: SessionOutcome,
): Promise<SessionOutcome> {
  const payments = settled === 'already_paid' ? await paidSessions(tx, order.id) : [];
  if (payments.length > 1) {
    const reason = `paid more than once (${payments.length} payments): refund all but one in the provider’s dashboard`;
    await raiseAttention(dependencies, tx, order, reason);
    return 'needs_attention';
  }
  if (settled === 'refunded' && order.amountTotal === null) {
    // The refund was reported first; accounting still needs the amount charged.
    await tx
      .update(orders)
      .set(chargedBy(dependencies, order, look))
      .where(eq(orders.id, order.id));
  }
  return settled;
}

/** Accepts the first payment of an order: compares the amounts, starts its report and deletes its draft. */
async function settlePaid(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  look: Look,
): Promise<SessionOutcome> {
  const { session } = look;
  const charged = chargedBy(dependencies, order, look);
  // A promotion may have begun while the payment page was open.
  const running = await runningPromotions(tx, charged.paidAt);
  const offered = [...promotionsOf(order.promotionSnapshot), ...running];
  const percentOffs = offered.map(({ percentOff }) => percentOff);
  const mismatch = paymentMismatch({ currency: order.currency, total: order.total, percentOffs }, session);
  if (mismatch) {
    await raiseAttention(dependencies, tx, order, `${mismatch} (session ${session.id})`);
    return 'needs_attention';
  }
  const used = promotionUsed(offered, order.total, session.amountDiscount);
  const paid = await moveOrderTo(dependencies, tx, order, 'paid', `session ${session.id}`, {
    ...charged,
    ...(used ? { promotionSnapshot: snapshotOf([used, ...offered]) } : {}),
  });
  if (isErased(paid)) {
    await raiseAttention(dependencies, tx, paid, 'paid after the account was deleted: refund it');
    return 'needs_attention';
  }
  await startReport(dependencies, tx, paid);
  await endDraft(tx, paid.userId, paid.profileId);
  return 'paid';
}

/** Customers who were told that the bank confirms later are told that it did not. */
async function tellOfFailure(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  session: ProviderSession,
): Promise<void> {
  await queueOrderMail(dependencies, tx, order, {
    kind: 'payment-failed',
    dedupeKey: `payment-failed:${session.id}`,
    subject: `Your payment did not go through: ${order.productSnapshot.name}`,
    payload: { amount: session.amountTotal, currency: order.currency },
  });
}

/**
 * Moves a locked order to the state that follows from its session; `saidPaidAt` is the time of payment by the
 * provider.
 */
export async function settleSession(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  session: ProviderSession,
  saidPaidAt: Date | null,
): Promise<SessionOutcome> {
  const look = { session, saidPaidAt };
  if (session.status === 'open') return 'open';
  if (session.status === 'complete' && session.paymentStatus !== 'unpaid') {
    const settled = PAID_BEFORE[order.state];
    return settled
      ? settleKnown(dependencies, tx, order, look, settled)
      : settlePaid(dependencies, tx, order, look);
  }
  if (session.status === 'complete' && !session.paymentFailed) return 'pending';
  const [to, what] =
    session.status === 'expired'
      ? (['expired', 'expired'] as const)
      : (['failed', 'was refused by the bank'] as const);
  if (!(await isNewest(tx, order, session))) return to;
  const moved = await moveOrderIfLegal(dependencies, tx, order, to, `session ${session.id} ${what}`);
  if (moved && to === 'failed') await tellOfFailure(dependencies, tx, order, session);
  return to;
}
