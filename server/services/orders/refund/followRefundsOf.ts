import { inTransaction } from '#db/transaction';
import type { OrderDependencies } from '../dependencies.ts';
import { orderOfPayment } from '../orderOfPayment.ts';
import { type EventNote, ignoreEvent, recordEvent } from '../recordEvent.ts';
import { UnknownOrder } from '../unknownOrder.ts';
import { type FollowedRefund, followRefund } from './followRefund.ts';

/**
 * Updates an order from every refund of its payment, for an event that reports a refunded payment without naming the
 * refund. The event is recorded last, so where this is cut off, the repeated event continues. Returns the outcome of
 * the newest refund. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function followRefundsOf(
  dependencies: OrderDependencies,
  paymentId: string,
  event: EventNote,
): Promise<FollowedRefund> {
  const owner = await orderOfPayment(dependencies, paymentId);
  if (!owner) return ignoreEvent(dependencies, event);
  const [newest, ...others] = await dependencies.payments.listRefunds(paymentId);
  if (!newest) throw new UnknownOrder(`The refund that ${event.id} tells of`);
  for (const { id } of others.toReversed()) await followRefund(dependencies, id, null);
  const outcome = await followRefund(dependencies, newest.id, null);
  const isNew = await inTransaction(dependencies.db, (tx) =>
    recordEvent(dependencies, tx, event, owner.sessionId),
  );
  return isNew ? outcome : 'repeated_event';
}
