import type { OrderDependencies } from './dependencies.ts';
import { inTransaction } from '#db/transaction';
import { cancelUnfinishedReports } from './cancelReports.ts';
import { fulfilSession } from './fulfilSession.ts';
import type { EventNote } from './fulfilSession.ts';
import { lockOrder, moveOrderIfLegal, raiseAttention } from './orderRow.ts';
import { orderOfPayment } from './orderOfPayment.ts';
import { recordEvent } from './recordEvent.ts';
import { closeRequests } from './refundLedger.ts';
import { UnknownOrder } from './unknownOrder.ts';

/**
 * Follows a dispute as it stands now: an open one marks the order and calls a person, and a report under way is finished,
 * because the money is still ours and the delivery part of our answer; one that we win makes the order paid again; one
 * that is lost is a refund without our doing. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function followDispute(
  dependencies: OrderDependencies,
  disputeId: string,
  event: EventNote,
): Promise<string> {
  const dispute = await dependencies.payments.fetchDispute(disputeId);
  if (!dispute) throw new UnknownOrder(`The dispute ${disputeId}`);
  const { orderId, sessionId } = await orderOfPayment(dependencies, dispute.paymentId);
  // The dispute may be told before the payment: that comes first.
  await fulfilSession(dependencies, sessionId);
  return inTransaction(dependencies.db, async (tx) => {
    if (!(await recordEvent(dependencies, tx, event, sessionId))) return 'repeated_event';
    const order = await lockOrder(tx, orderId);
    if (!order) throw new UnknownOrder(`The dispute ${disputeId}`);
    if (dispute.state === 'won') {
      if (order.state === 'disputed')
        await moveOrderIfLegal(dependencies, tx, order, 'paid', `dispute ${disputeId} was won`);
      return 'dispute_won';
    }
    if (dispute.state === 'lost') {
      const at = dependencies.clock.now();
      await moveOrderIfLegal(dependencies, tx, order, 'refunded', `dispute ${disputeId} was lost`, {
        refundedAt: at,
      });
      await cancelUnfinishedReports(tx, orderId);
      await closeRequests(tx, orderId, at);
      return 'dispute_lost';
    }
    await moveOrderIfLegal(dependencies, tx, order, 'disputed', `dispute ${disputeId} was opened`);
    await raiseAttention(dependencies, tx, order, 'the payment is disputed at the provider');
    return 'disputed';
  });
}
