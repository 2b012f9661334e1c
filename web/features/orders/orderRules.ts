import type { OrderSummary } from '@global-fit/contract/orders';
import { PAID_STATES, UNPAID_STATES } from '@global-fit/contract/orderStates';
import type { RevisionState } from '@global-fit/contract/revisionStates';

/** Fewer than the unfinished ones of the contract: what is ready can be read, and what has failed is not under way. */
const UNDERWAY: readonly RevisionState[] = ['queued', 'generating', 'in_review'];

/** An order of whose report a newer edition is being made. */
export const hasEditionUnderway = ({ revisions }: Pick<OrderSummary, 'revisions'>): boolean =>
  revisions.some(({ state }) => UNDERWAY.includes(state));

/** Whether the order was paid and the money has not gone back. */
export const isPaidFor = (state: OrderSummary['state']): boolean => PAID_STATES.includes(state);

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

/** Whether an order waits for its customer to pay it; a draft never came as far as a payment page. */
export const canBePaid = (order: Pick<OrderSummary, 'state' | 'payment_under_way'>): boolean =>
  UNPAID_STATES.includes(order.state) && order.state !== 'draft' && !order.payment_under_way;

/** What stands where new editions are asked for, once all free ones were made. */
export const NO_EDITION_LEFT = 'You have had all three new editions of this report.';
