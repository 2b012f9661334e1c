import type { PRODUCT_KINDS } from '#db/schema/catalogue';
import type { Order } from '../orderRow.ts';

export interface ListedOrder {
  readonly order: Order;
  /** Null for a product no longer in the catalogue. */
  readonly kind: (typeof PRODUCT_KINDS)[number] | null;
}

/** What two orders have in common where the later one replaces the earlier. */
const wishOf = ({ order, kind }: ListedOrder): string =>
  kind === 'addon' ? order.additionalCountryCodes.join() : 'a report';

/**
 * Orders, newest first, without replaced ones. Changing a checkout creates another order and closes the payment page
 * of the earlier one, which then no longer waits for its customer.
 */
export function withoutSuperseded(listed: readonly ListedOrder[]): Order[] {
  return listed
    .filter(
      (one, at) =>
        one.order.state !== 'expired' || !listed.slice(0, at).some((later) => wishOf(later) === wishOf(one)),
    )
    .map(({ order }) => order);
}
