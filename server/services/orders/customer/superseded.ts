import type { PRODUCT_KINDS } from '#db/schema/catalogue';
import type { Order } from '../orderRow.ts';

export interface ListedOrder {
  readonly order: Order;
  /** Null for a product that the catalogue no longer knows. */
  readonly kind: (typeof PRODUCT_KINDS)[number] | null;
}

/** What two orders have in common of which the later takes the place of the earlier. */
const wishOf = ({ order, kind }: ListedOrder): string =>
  kind === 'addon' ? order.additionalCountryCodes.join() : 'a report';

/**
 * Orders, newest first, without those that were left for a later one: a checkout that is changed makes another order,
 * and the earlier one, whose payment page is closed then, is no order that waits for its customer.
 */
export function withoutSuperseded(listed: readonly ListedOrder[]): Order[] {
  return listed
    .filter(
      (one, at) =>
        one.order.state !== 'expired' || !listed.slice(0, at).some((later) => wishOf(later) === wishOf(one)),
    )
    .map(({ order }) => order);
}
