import { and, eq } from 'drizzle-orm';
import type { ProviderDispute } from '#adapters/payments/provider';
import type { Queryable } from '#db/connect';
import { refunds } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import { paidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { orderOfPayment, type OrderOfPayment } from '../orderOfPayment.ts';
import { lockOrder, moveOrderIfLegal, type Order, raiseAttention } from '../orderRow.ts';
import { fulfilSession } from '../payment/fulfilSession.ts';
import { type EventNote, ignoreEvent, type NothingDone, recordEvent } from '../recordEvent.ts';
import { moveToRefunded } from '../refund/moveToRefunded.ts';
import { chargedFor, PROVIDER, refundedSoFar } from '../refund/refundLedger.ts';
import { UnknownOrder } from '../unknownOrder.ts';

/** The effect of a dispute on its order. */
export type DisputeOutcome = 'disputed' | 'dispute_won' | 'dispute_lost';

/** Accounting of a lost dispute, which counts as a refund. In another currency it counts for the whole payment. */
async function writeLoss(
  { clock, ids }: OrderDependencies,
  tx: Queryable,
  order: Order,
  dispute: ProviderDispute,
  amountPaid: number,
): Promise<void> {
  const at = clock.now();
  await tx
    .insert(refunds)
    .values({
      id: ids.next(),
      orderId: order.id,
      amount: dispute.currency === order.currency ? dispute.amount : amountPaid,
      currency: order.currency,
      reason: 'a dispute was lost',
      state: 'succeeded',
      providerRefundId: dispute.id,
      requestedBy: PROVIDER,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({ target: refunds.providerRefundId, set: { state: 'succeeded', updatedAt: at } });
}

async function followLost(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  dispute: ProviderDispute,
  amountPaid: number,
  anotherIsOpen: boolean,
): Promise<DisputeOutcome> {
  await writeLoss(dependencies, tx, order, dispute, amountPaid);
  const charged = Math.max(amountPaid, chargedFor(await paidSessions(tx, order.id)));
  const lost = `dispute ${dispute.id} was lost`;
  if ((await refundedSoFar(tx, order.id)) < charged) {
    const part = `${lost}, for a part of what was charged`;
    if (!anotherIsOpen) await moveOrderIfLegal(dependencies, tx, order, 'paid', part);
    await raiseAttention(dependencies, tx, order, part);
    return 'dispute_lost';
  }
  await moveToRefunded(dependencies, tx, order, lost);
  await raiseAttention(dependencies, tx, order, lost);
  return 'dispute_lost';
}

async function followWon(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  dispute: ProviderDispute,
  anotherIsOpen: boolean,
): Promise<DisputeOutcome> {
  const [loss] = await tx
    .update(refunds)
    .set({ state: 'failed', updatedAt: dependencies.clock.now() })
    .where(and(eq(refunds.providerRefundId, dispute.id), eq(refunds.state, 'succeeded')))
    .returning({ id: refunds.id });
  if (loss) {
    const late = `dispute ${dispute.id} was lost and is now won: the money is ours again`;
    await raiseAttention(dependencies, tx, order, late);
  }
  if (order.state === 'disputed' && !anotherIsOpen)
    await moveOrderIfLegal(dependencies, tx, order, 'paid', `dispute ${dispute.id} was won`);
  return 'dispute_won';
}

/** Whether another dispute of the same payment is undecided. */
async function isAnotherOpen({ payments }: OrderDependencies, dispute: ProviderDispute): Promise<boolean> {
  if (dispute.state === 'open' || dispute.paymentId === null) return false;
  const all = await payments.listDisputes(dispute.paymentId);
  return all.some(({ id, state }) => id !== dispute.id && state === 'open');
}

/** Records the state of a dispute, with the event that reported it, if any. */
async function noteDispute(
  dependencies: OrderDependencies,
  dispute: ProviderDispute,
  { orderId, sessionId, amountPaid }: OrderOfPayment,
  event: EventNote | null,
): Promise<DisputeOutcome | NothingDone> {
  const anotherIsOpen = await isAnotherOpen(dependencies, dispute);
  return inTransaction(dependencies.db, async (tx) => {
    if (event && !(await recordEvent(dependencies, tx, event, sessionId))) return 'repeated_event';
    const order = await lockOrder(tx, orderId);
    if (!order) throw new UnknownOrder(`The dispute ${dispute.id}`);
    if (dispute.state === 'won') return followWon(dependencies, tx, order, dispute, anotherIsOpen);
    if (dispute.state === 'lost')
      return followLost(dependencies, tx, order, dispute, amountPaid, anotherIsOpen);
    await moveOrderIfLegal(dependencies, tx, order, 'disputed', `dispute ${dispute.id} was opened`);
    await raiseAttention(dependencies, tx, order, `dispute ${dispute.id} is open at the provider`);
    return 'disputed';
  });
}

/**
 * Applies the present state of a dispute. An open one marks the order and alerts a person; a report in progress is
 * finished, since the money is still ours and the delivery is evidence. A won dispute makes the order paid again, a
 * lost one counts as a refund of its amount. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function followDispute(
  dependencies: OrderDependencies,
  disputeId: string,
  event: EventNote,
): Promise<DisputeOutcome | NothingDone> {
  const { payments } = dependencies;
  let dispute = await payments.fetchDispute(disputeId);
  if (!dispute) throw new UnknownOrder(`The dispute ${disputeId}`);
  const owner = await orderOfPayment(dependencies, dispute.paymentId);
  if (!owner) return ignoreEvent(dependencies, event);
  // The dispute may be reported before the payment, which has to come first.
  await fulfilSession(dependencies, owner.sessionId);
  let outcome = await noteDispute(dependencies, dispute, owner, event);
  // A query started later than this one may have been written earlier, and then takes precedence.
  while (outcome !== 'repeated_event') {
    const latest = await payments.fetchDispute(disputeId);
    if (!latest || latest.state === dispute.state) break;
    dispute = latest;
    outcome = await noteDispute(dependencies, dispute, owner, null);
  }
  return outcome;
}
