import type { OrderDependencies } from '../dependencies.ts';
import { reconcileSessions } from '../payment/reconcileSessions.ts';
import { reconcileRefunds } from '../refund/reconcileRefunds.ts';

/** Whatever was last checked longer ago than this is checked again. */
const RECHECK_MS = 3 * 60_000;

/** The job `reconcile`: finds payments and refunds of which no event reached us. Returns the number checked. */
export async function reconcilePayments(
  dependencies: OrderDependencies,
  recheckMs: number = RECHECK_MS,
): Promise<number> {
  const sessions = await reconcileSessions(dependencies, recheckMs);
  return sessions + (await reconcileRefunds(dependencies, recheckMs));
}
