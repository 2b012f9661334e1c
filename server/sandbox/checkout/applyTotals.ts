import { findObject } from '../store.ts';
import type { Work } from '../types.ts';
import type { LineItem, Session, SessionInternal } from '../wire.ts';
import { appliesTo, ruleOf } from './discounts.ts';
import { priceLines } from './totals.ts';

export interface PricedSession {
  readonly session: Session;
  readonly internal: SessionInternal;
}

/** Updates the amounts of a session and its lines after its discount has changed. */
export async function applyTotals(
  work: Work,
  session: Session,
  internal: SessionInternal,
): Promise<PricedSession> {
  const { discount, lineItems, taxBasisPoints } = internal;
  const coupon = discount && (await findObject(work, 'coupon', discount.coupon))?.object;
  const totals = priceLines(
    lineItems.map((line) => ({
      subtotal: (line.price.unit_amount ?? 0) * (line.quantity ?? 1),
      discountable: coupon ? appliesTo(coupon, line) : false,
    })),
    coupon ? ruleOf(coupon) : null,
    taxBasisPoints,
  );
  return {
    session: {
      ...session,
      amount_subtotal: totals.subtotal,
      amount_total: totals.total,
      discounts: discount
        ? [
            {
              coupon: discount.promotionCode ? null : discount.coupon,
              promotion_code: discount.promotionCode,
            },
          ]
        : [],
      payment_status: totals.total === 0 ? 'no_payment_required' : 'unpaid',
      total_details: {
        amount_discount: totals.discount,
        amount_shipping: 0,
        amount_tax: totals.tax,
      },
    },
    internal: {
      ...internal,
      lineItems: lineItems.map((line, at): LineItem => {
        const priced = totals.lines[at];
        if (!priced) return line;
        return {
          ...line,
          amount_discount: priced.discount,
          amount_subtotal: priced.subtotal,
          amount_tax: priced.tax,
          amount_total: priced.total,
        };
      }),
    },
  };
}
