import type { ProviderEvent } from '#adapters/payments/provider';
import { providerEvents } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';
import { followDispute } from './followDispute.ts';
import { followRefund } from './followRefund.ts';
import { fulfilSession } from './fulfilSession.ts';

/**
 * Acts on a verified webhook event; answers what came of it. A repeat of the same event changes nothing. Throws
 * `UnknownOrder` or `ProviderFailure` when the provider should send it again.
 */
export async function handleProviderEvent(
  dependencies: OrderDependencies,
  event: ProviderEvent,
): Promise<string> {
  switch (event.subject) {
    case 'session':
      return fulfilSession(dependencies, event.sessionId, event);
    case 'refund':
      return followRefund(dependencies, event.refund, event);
    case 'dispute':
      return followDispute(dependencies, event);
    case 'other':
      await dependencies.db
        .insert(providerEvents)
        .values({ id: event.id, type: event.type, receivedAt: dependencies.clock.now(), outcome: 'ignored' })
        .onConflictDoNothing();
      return 'ignored';
  }
}
