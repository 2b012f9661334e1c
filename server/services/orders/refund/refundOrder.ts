import { ApiError } from '@global-fit/contract/errors';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import { paidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { lockOrder, moveOrderIfLegal, type Order } from '../orderRow.ts';
import { followRefund } from './followRefund.ts';
import { isOnlyInquiry } from './onlyInquiry.ts';
import {
  chargedFor,
  closeRequests,
  REFUND_ASKED,
  type Refund,
  refundedSoFar,
  underWayElsewhere,
  unfinishedRefund,
} from './refundLedger.ts';
import { type RefundAnswer, type RefundOutcome, settleRefund } from './settleRefund.ts';

/** The initiator of a refund by an operator's command. */
export const OPERATOR = 'operator';

interface OpenedRefund {
  readonly refund: Refund;
  /** Null where nothing was charged. */
  readonly paymentId: string | null;
  readonly amountPaid: number;
  /** Whether it was requested before, so that the provider may have made it without our knowing. */
  readonly repeated: boolean;
}

/** The provider refused: it made no refund. */
const REFUSED: RefundAnswer = { id: null, state: 'failed' };

function refuse(detail: string): ApiError {
  return new ApiError('conflict', { detail });
}

/** Whether a refund in progress failed; a request that was ended here does not count. */
async function failedBefore(tx: Queryable, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), eq(refunds.state, 'failed'), isNotNull(refunds.providerRefundId)),
    );
  return rows.length > 0;
}

/** A new refund row, or the customer's request updated to the amount left. */
async function writeRefund(
  { clock, ids }: OrderDependencies,
  tx: Queryable,
  order: Order,
  asked: Refund | null,
  wish: { readonly amount: number; readonly requestedBy: string; readonly reason: string | null },
): Promise<Refund> {
  const at = clock.now();
  const [row] = asked
    ? await tx
        .update(refunds)
        .set({ amount: wish.amount, updatedAt: at })
        .where(eq(refunds.id, asked.id))
        .returning()
    : await tx
        .insert(refunds)
        .values({
          ...wish,
          id: ids.next(),
          orderId: order.id,
          currency: order.currency,
          state: 'requested',
          createdAt: at,
          updatedAt: at,
        })
        .returning();
  if (!row) throw new Error('The refund row was not returned.');
  return row;
}

interface RefundWish {
  readonly requestedBy: string;
  readonly reason: string | null;
  /** What disputes the payment has taken nothing yet. */
  readonly onlyInquiry: boolean;
}

async function openRefund(
  dependencies: OrderDependencies,
  tx: Queryable,
  orderId: string,
  { requestedBy, reason, onlyInquiry }: RefundWish,
): Promise<OpenedRefund> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ApiError('not_found', { detail: 'There is no such order.' });
  if (order.state === 'disputed' && !onlyInquiry)
    throw refuse(
      'The payment is disputed, and a refund beside that could pay the customer twice. Once the dispute is won, this command works; once it is lost, the money has gone back without it.',
    );
  if (order.state === 'refunded' && !(await failedBefore(tx, orderId)))
    throw refuse('This order is refunded already.');
  const [session, another] = await paidSessions(tx, orderId);
  if (!session) throw refuse('This order was not paid, so there is nothing to refund.');
  if (another)
    throw refuse(
      'This order was paid more than once. Refund it in the provider’s dashboard; it is followed.',
    );
  const amountPaid = chargedFor([session]);
  const unfinished = await unfinishedRefund(tx, orderId);
  // Begun before: the amount must not change, because it is part of the repeated call.
  if (unfinished && (order.state === 'refund_pending' || unfinished.state === 'pending'))
    return { refund: unfinished, paymentId: session.paymentId, amountPaid, repeated: true };
  const refunded = await refundedSoFar(tx, orderId);
  const amount = amountPaid - refunded - (await underWayElsewhere(tx, orderId));
  if (refunded >= amountPaid && amountPaid > 0) throw refuse('This order is refunded already.');
  if (amount <= 0 && amountPaid > 0)
    throw refuse('What is left is on its way back already, by a refund made at the provider.');
  if (session.paymentId === null && amount > 0)
    throw refuse('The payment is not known here. Refund it in the provider’s dashboard; it is followed.');
  await moveOrderIfLegal(dependencies, tx, order, 'refund_pending', reason ?? REFUND_ASKED);
  const refund = await writeRefund(dependencies, tx, order, unfinished, { amount, requestedBy, reason });
  return { refund, paymentId: session.paymentId, amountPaid, repeated: unfinished !== null };
}

/** Gives the next call another key; when refunds are checked again, others come first. */
async function nextAttempt({ db, clock }: OrderDependencies, refund: Refund): Promise<void> {
  const attempt = sql`greatest(${refunds.attempt}, ${refund.attempt + 1})`;
  await db.update(refunds).set({ attempt, updatedAt: clock.now() }).where(eq(refunds.id, refund.id));
}

/**
 * Requests the refund from the provider; a final refusal is a result, too. A refund requested before is looked up
 * first, so that another key never pays twice. Throws `ProviderFailure` for other errors.
 */
async function payBack(
  dependencies: OrderDependencies,
  orderId: string,
  { refund, paymentId, repeated }: OpenedRefund,
): Promise<RefundAnswer> {
  const { payments, log } = dependencies;
  if (refund.amount === 0 || paymentId === null) return { id: null, state: 'succeeded' };
  if (refund.providerRefundId !== null) {
    const known = await payments.fetchRefund(refund.providerRefundId);
    return known ?? { id: refund.providerRefundId, state: 'pending' };
  }
  const before = repeated ? await payments.listRefunds(paymentId) : [];
  const made = before.find(({ refundId }) => refundId === refund.id);
  if (made) return made;
  const { id: refundId, attempt, amount } = refund;
  try {
    return await payments.refund({ refundId, attempt, orderId, paymentId, amount });
  } catch (error) {
    if (error instanceof ProviderFailure && error.keySpent) await nextAttempt(dependencies, refund);
    if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error;
    log.error({ err: error, orderId, refundId: refund.id }, 'the provider refused a refund');
    return REFUSED;
  }
}

/**
 * The provider also refuses where the money was returned by a refund we do not know of, so those are recorded first.
 * Returns the refund of what is then left; null where there was none and the refusal stands; `ended` where nothing is
 * left.
 */
async function afterRefusal(
  dependencies: OrderDependencies,
  orderId: string,
  { refund, paymentId, amountPaid }: OpenedRefund,
): Promise<OpenedRefund | 'ended' | null> {
  const made = paymentId === null ? [] : await dependencies.payments.listRefunds(paymentId);
  for (const { id, state } of made) if (state !== 'failed') await followRefund(dependencies, id, null);
  return inTransaction(dependencies.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, refund.id));
    if (!order || row?.state !== 'requested') return 'ended';
    const amount = amountPaid - (await refundedSoFar(tx, orderId)) - (await underWayElsewhere(tx, orderId));
    if (amount >= row.amount) return null;
    if (amount <= 0) {
      await closeRequests(tx, orderId, dependencies.clock.now());
      await moveOrderIfLegal(dependencies, tx, order, 'paid', 'what was left is on its way back already');
      return 'ended';
    }
    await tx.update(refunds).set({ amount }).where(eq(refunds.id, row.id));
    return { refund: { ...row, amount }, paymentId, amountPaid, repeated: true };
  });
}

/** The result of an order's refunds, where another check was faster than ours. */
async function outcomeOf(tx: Queryable, order: Order): Promise<RefundOutcome> {
  if (order.state === 'refunded') return 'refunded';
  const underWay = order.state === 'refund_pending' || (await underWayElsewhere(tx, order.id)) > 0;
  return underWay ? 'refund_pending' : 'partly_refunded';
}

/**
 * Refunds what is left of an order, exactly once: the refund row is written first and its id sent with the call, so a
 * repeat after a crash finds the same refund. Throws 404, 409 and `ProviderFailure`; in the last case the refund
 * stays requested and is retried.
 */
export async function refundOrder(
  dependencies: OrderDependencies,
  orderId: string,
  requestedBy: string,
  reason: string | null = null,
): Promise<RefundOutcome> {
  const onlyInquiry = await isOnlyInquiry(dependencies, orderId);
  const opened = await inTransaction(dependencies.db, (tx) =>
    openRefund(dependencies, tx, orderId, { requestedBy, reason, onlyInquiry }),
  );
  let answer = await payBack(dependencies, orderId, opened);
  const rest = answer === REFUSED ? await afterRefusal(dependencies, orderId, opened) : null;
  if (rest && rest !== 'ended') answer = await payBack(dependencies, orderId, rest);
  return inTransaction(dependencies.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, opened.refund.id));
    if (!order || !row) throw new Error('An order or refund vanished while it was refunded.');
    if (rest === 'ended') return outcomeOf(tx, order);
    const outcome = await settleRefund(dependencies, tx, order, row, answer, opened.amountPaid);
    return outcome === 'already_refunded' ? outcomeOf(tx, order) : outcome;
  });
}
