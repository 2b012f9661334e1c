import { unpaidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { applySession, forgetSession } from '../payment/fulfilSession.ts';

/**
 * Expires every open session of a customer at the provider, so that nothing can be paid any more. A session paid
 * meanwhile is fulfilled. Throws `ProviderFailure` where the provider does not respond.
 */
export async function endCheckouts(dependencies: OrderDependencies, userId: string): Promise<void> {
  const sessions = await unpaidSessions(dependencies.db, userId);
  for (const { id, status } of sessions) {
    if (status !== 'open') continue;
    const ended = await dependencies.payments.expireSession(id);
    if (ended) await applySession(dependencies, ended);
    else await forgetSession(dependencies, id);
  }
}
