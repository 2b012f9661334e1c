import { inTransaction } from '#db/transaction';
import type { OrderDependencies } from '../dependencies.ts';
import { orderOfPayment } from '../orderOfPayment.ts';
import type { EventNote } from '../payment/fulfilSession.ts';
import { ignoreEvent, recordEvent } from '../recordEvent.ts';
import { UnknownOrder } from '../unknownOrder.ts';
import { followRefund } from './followRefund.ts';

/**
 * Brings an order up to how every refund of its payment stands, for an event that tells of a payment that was refunded
 * and names no refund. The event is noted last: cut off in between, it is told again and finds what was written.
 * Answers what came of the newest refund. Throws `UnknownOrder`, `ProviderFailure`.
 */
export async function followRefundsOf(
  dependencies: OrderDependencies,
  paymentId: string,
  event: EventNote,
): Promise<string> {
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
