import { discountOf } from '@global-fit/contract/price';
import type { ProviderSession } from '#adapters/payments/provider';

/** What an order says must be charged. Amounts in minor units of `currency`. */
export interface Expected {
  readonly currency: string;
  readonly total: number;
  /** Discounts of the promotions that may be used, in percent. */
  readonly percentOffs: readonly number[];
}

/**
 * Why a session's amounts do not match its order; null where they do. The subtotal has to be the order's total, a
 * discount has to be that of an allowed promotion to the cent, and total = subtotal − discount + tax.
 */
export function paymentMismatch(expected: Expected, session: ProviderSession): string | null {
  if (session.currency.toLowerCase() !== expected.currency.toLowerCase()) {
    return `paid in ${session.currency}, ordered in ${expected.currency}`;
  }
  if (session.amountSubtotal !== expected.total) {
    return `the provider's subtotal is ${session.amountSubtotal}, the order's total ${expected.total}`;
  }
  const allowed = expected.percentOffs.map((percentOff) => discountOf(expected.total, percentOff));
  if (session.amountDiscount !== 0 && !allowed.includes(session.amountDiscount)) {
    return `a discount of ${session.amountDiscount} that no running promotion allows`;
  }
  if (session.amountTotal !== session.amountSubtotal - session.amountDiscount + session.amountTax) {
    return `the amount paid, ${session.amountTotal}, is not subtotal less discount plus tax`;
  }
  return null;
}
