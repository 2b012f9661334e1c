import type { OrderSummary } from '@global-fit/contract/orders';
import { REFUND_STATES } from '@global-fit/contract/orderStates';
import { hasEditionUnderway, NO_EDITION_LEFT } from '#features/orders/orderRules.ts';

/** Why no new edition can be ordered now; null where one can. */
export function obstacleTo(
  order: Pick<OrderSummary, 'regenerations_left' | 'state' | 'revisions'>,
): string | null {
  if (order.state === 'disputed')
    return 'Your bank has asked us about the payment of this order. A new edition can be made once it has decided for the payment.';
  if (REFUND_STATES.includes(order.state))
    return 'The money for this order goes back to you, so no new edition is made of its report.';
  if (order.state !== 'paid') return 'A new edition can be made once the order is paid.';
  if (order.regenerations_left <= 0) return NO_EDITION_LEFT;
  if (!hasEditionUnderway(order)) return null;
  return order.revisions.length > 1
    ? 'A new edition is being made. Please wait until it is here.'
    : 'Your report is being made. It can be made anew once it is here.';
}
