import type { Queryable } from '#db/connect';
import type { OrderDependencies } from '../dependencies.ts';
import { moveOrderIfLegal, type Order } from '../orderRow.ts';
import { cancelUnfinishedReports } from '../report/cancelReports.ts';
import { closeRequests } from './refundLedger.ts';

/** Ends a locked order of which all was paid back: its unfinished reports are cancelled, and its requests are closed. */
export async function moveToRefunded(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  reason: string,
): Promise<void> {
  const at = dependencies.clock.now();
  await moveOrderIfLegal(dependencies, tx, order, 'refunded', reason, { refundedAt: at });
  await cancelUnfinishedReports(tx, order.id);
  await closeRequests(tx, order.id, at);
}
