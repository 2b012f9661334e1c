import type { OrderSummary } from '@global-fit/contract/orders';
import { PAID_STATES, UNPAID_STATES } from '@global-fit/contract/orderStates';
import type { RevisionState } from '@global-fit/contract/revisionStates';

/** Fewer than the contract's unfinished states: a ready edition can be read, and a failed one is not in progress. */
const UNDERWAY: readonly RevisionState[] = ['queued', 'generating', 'in_review'];

/** Whether a newer edition of the order's report is being made. */
export const hasEditionUnderway = ({ revisions }: Pick<OrderSummary, 'revisions'>): boolean =>
  revisions.some(({ state }) => UNDERWAY.includes(state));

/** Whether the order was paid and not refunded. */
export const isPaidFor = (state: OrderSummary['state']): boolean => PAID_STATES.includes(state);

/** Whether an edition was finished, and so could be read. */
export const isFinished = (state: RevisionState): boolean => state === 'ready' || state === 'delivered';

/** The editions that can be read: the finished ones, newest first; none of a refunded order. */
export function readableEditions(order: Pick<OrderSummary, 'state' | 'revisions'>): readonly number[] {
  if (!isPaidFor(order.state)) return [];
  return order.revisions
    .filter(({ state }) => isFinished(state))
    .map(({ number }) => number)
    .toSorted((a, b) => b - a);
}

/** Whether something is about to change without the customer, so that refreshing is worthwhile. */
export function isMoving(order: Pick<OrderSummary, 'state' | 'revisions' | 'report'>): boolean {
  if (order.state === 'awaiting_payment' || order.state === 'refund_pending') return true;
  return order.state === 'paid' && (order.report === 'not_started' || hasEditionUnderway(order));
}

/** Whether an order waits for its customer to pay; a draft never reached a payment page. */
export const canBePaid = (order: Pick<OrderSummary, 'state' | 'payment_under_way'>): boolean =>
  UNPAID_STATES.includes(order.state) && order.state !== 'draft' && !order.payment_under_way;

/** Shown in place of the form once all free new editions are used. */
export const NO_EDITION_LEFT = 'You have had all three new editions of this report.';
