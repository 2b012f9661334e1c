import type { ProviderEvent } from '#adapters/payments/provider';
import type { OrderDependencies } from '../dependencies.ts';
import { type DisputeOutcome, followDispute } from '../dispute/followDispute.ts';
import { type AppliedSession, fulfilSession } from '../payment/fulfilSession.ts';
import { ignoreEvent } from '../recordEvent.ts';
import { type FollowedRefund, followRefund } from '../refund/followRefund.ts';
import { followRefundsOf } from '../refund/followRefundsOf.ts';
import { UnknownOrder } from '../unknownOrder.ts';

/** What an event of the provider led to. */
export type EventOutcome = AppliedSession | FollowedRefund | DisputeOutcome;

function follow(
  dependencies: OrderDependencies,
  { subject, subjectId, id, type, paidAt }: ProviderEvent,
): Promise<EventOutcome> {
  const event = { id, type, paidAt };
  switch (subject) {
    case 'session':
      return fulfilSession(dependencies, subjectId, event);
    case 'refund':
      return followRefund(dependencies, subjectId, event);
    case 'payment':
      return followRefundsOf(dependencies, subjectId, event);
    case 'dispute':
      return followDispute(dependencies, subjectId, event);
    case 'other':
      return ignoreEvent(dependencies, event);
  }
}

/**
 * Handles a verified webhook event and returns the outcome. A repeat of an event changes nothing. Throws
 * `UnknownOrder` or `ProviderFailure` where the provider should send it again.
 */
export async function handleProviderEvent(
  dependencies: OrderDependencies,
  event: ProviderEvent,
): Promise<EventOutcome> {
  try {
    return await follow(dependencies, event);
  } catch (error) {
    if (event.ours || !(error instanceof UnknownOrder)) throw error;
    return ignoreEvent(dependencies, event);
  }
}
