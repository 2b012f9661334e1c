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
  { subject, subjectId, ...event }: ProviderEvent,
): Promise<string> {
  switch (subject) {
    case 'session':
      return fulfilSession(dependencies, subjectId, event);
    case 'refund':
      return followRefund(dependencies, subjectId, event);
    case 'dispute':
      return followDispute(dependencies, subjectId, event);
    case 'other':
      await dependencies.db
        .insert(providerEvents)
        .values({ ...event, receivedAt: dependencies.clock.now(), outcome: 'ignored' })
        .onConflictDoNothing();
      return 'ignored';
  }
}
