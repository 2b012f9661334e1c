import { inTransaction } from '#db/transaction';
import type { OrderDependencies } from './dependencies.ts';
import { UnknownOrder } from './fulfilSession.ts';
import { lockOrder, moveOrderIfLegal, raiseAttention } from './moveOrder.ts';
import { orderOfPayment } from './orderOfPayment.ts';
import { recordEvent } from './recordEvent.ts';

export interface DisputeEvent {
  readonly id: string;
  readonly type: string;
  readonly paymentId: string | null;
  readonly closedAs: 'won' | 'lost' | null;
}

/**
 * Follows a dispute: an opened one marks the order and calls a person; one that we win makes it paid again; one
 * that is lost is a refund without our doing. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function followDispute(dependencies: OrderDependencies, event: DisputeEvent): Promise<string> {
  const { orderId, sessionId } = await orderOfPayment(dependencies, event.paymentId);
  return inTransaction(dependencies.db, async (tx) => {
    if (!(await recordEvent(dependencies, tx, event, sessionId))) return 'repeated_event';
    const order = await lockOrder(tx, orderId);
    if (!order) throw new UnknownOrder(sessionId);
    if (event.closedAs === 'won') {
      const moved =
        order.state === 'disputed' &&
        (await moveOrderIfLegal(dependencies, tx, order, 'paid', 'the dispute was won'));
      return moved ? 'dispute_won' : 'ignored';
    }
    if (event.closedAs === 'lost') {
      await moveOrderIfLegal(dependencies, tx, order, 'refunded', 'the dispute was lost', {
        refundedAt: dependencies.clock.now(),
      });
      return 'dispute_lost';
    }
    if (event.type !== 'charge.dispute.created') return 'ignored';
    await moveOrderIfLegal(dependencies, tx, order, 'disputed', 'the payment is disputed');
    await raiseAttention(dependencies, tx, order, 'the payment is disputed at the provider');
    return 'disputed';
  });
}
