import type { OrderSummary } from '@global-fit/contract/orders';

const UNFINISHED = new Set(['queued', 'generating', 'in_review']);

/** An order of whose report a newer edition is being made. */
export const hasEditionUnderway = ({ revisions }: Pick<OrderSummary, 'revisions'>): boolean =>
  revisions.some(({ state }) => UNFINISHED.has(state));

/** Whether the order was paid and the money has not gone back. */
export const isPaidFor = (state: OrderSummary['state']): boolean =>
  ['paid', 'refund_pending', 'disputed'].includes(state);

/** What one can read now: the finished editions, newest first; none of a refunded order. */
export function readableEditions(order: Pick<OrderSummary, 'state' | 'revisions'>): readonly number[] {
  if (!isPaidFor(order.state)) return [];
  return order.revisions
    .filter(({ state }) => state === 'ready' || state === 'delivered')
    .map(({ number }) => number)
    .toSorted((a, b) => b - a);
}

/** Whether something is about to change without the customer doing anything, so that looking again is worth it. */
export function isMoving(order: Pick<OrderSummary, 'state' | 'revisions' | 'report'>): boolean {
  if (order.state === 'awaiting_payment' || order.state === 'refund_pending') return true;
  return order.state === 'paid' && (order.report === 'not_started' || hasEditionUnderway(order));
}

/** Whether an order waits for its customer to pay it. */
export const canBePaid = (order: Pick<OrderSummary, 'state' | 'payment_under_way'>): boolean =>
  ['awaiting_payment', 'expired', 'failed'].includes(order.state) && !order.payment_under_way;
