import type { OrderDependencies } from '../dependencies.ts';
import { reconcileSessions } from '../payment/reconcileSessions.ts';
import { reconcileRefunds } from '../refund/reconcileRefunds.ts';

/** What was looked at longer ago than this is looked at again. */
const RECHECK_MS = 3 * 60_000;

/** The job `reconcile`: finds payments and refunds that nobody told us about. Answers how many were looked at. */
export async function reconcilePayments(
  dependencies: OrderDependencies,
  recheckMs: number = RECHECK_MS,
): Promise<number> {
  const sessions = await reconcileSessions(dependencies, recheckMs);
  return sessions + (await reconcileRefunds(dependencies, recheckMs));
}
