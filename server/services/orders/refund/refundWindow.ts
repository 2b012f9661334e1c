import type { OrderState } from '@global-fit/contract/orderStates';
import { REFUND_DAYS } from '@global-fit/contract/orders';

const DAY_MS = 24 * 3_600_000;

/** The last moment for requesting a refund: 14 days after the first delivery; null before it. */
export function refundDeadline(revisions: readonly { readonly deliveredAt: Date | null }[]): Date | null {
  const deliveries = revisions.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? []);
  return deliveries.length === 0 ? null : new Date(Math.min(...deliveries) + REFUND_DAYS * DAY_MS);
}

/** Whether an order in this state, with this deadline, can be refunded on request at a moment. */
export function refundCanBeAsked(state: OrderState, deadline: Date | null, now: Date): boolean {
  return state === 'paid' && (deadline === null || now <= deadline);
}
