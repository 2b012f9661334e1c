import { findObject } from '../store.ts';
import type { Work } from '../types.ts';
import type { Discount, Session } from '../wire.ts';

/** The discounts and taxes that make up a session's totals. */
export async function breakdownOf(work: Work, session: Session) {
  const stored = await findObject(work, 'checkout.session', session.id);
  const applied = stored?.internal.discount;
  const discount: Discount | null = applied
    ? {
        id: applied.id,
        object: 'discount',
        checkout_session: session.id,
        customer: null,
        customer_account: null,
        end: null,
        invoice: null,
        invoice_item: null,
        promotion_code: applied.promotionCode,
        source: { coupon: applied.coupon, type: 'coupon' },
        start: session.created,
        subscription: null,
        subscription_item: null,
      }
    : null;
  return {
    discounts: discount ? [{ amount: session.total_details?.amount_discount ?? 0, discount }] : [],
    taxes: [],
  };
}
