import { describe, expect, it } from 'vitest';
import type { ProviderSession } from '#adapters/payments/provider';
import { paymentMismatch } from './comparePayment.ts';

const session: ProviderSession = {
  id: 'cs_test_1',
  status: 'complete',
  paymentStatus: 'paid',
  paymentFailed: false,
  orderId: 'order',
  attempt: 1,
  currency: 'usd',
  amountSubtotal: 19900,
  amountDiscount: 0,
  amountTax: 0,
  amountTotal: 19900,
  chargedAt: null,
  paymentId: 'pi_1',
  uiMode: 'hosted',
  clientSecret: null,
  url: null,
  expiresAt: new Date(0),
};
const order = { currency: 'usd', total: 19900, percentOffs: [] };

describe('paymentMismatch', () => {
  it('accepts exactly the ordered amount, plus tax that the provider added', () => {
    expect(paymentMismatch(order, session)).toBeNull();
    expect(paymentMismatch(order, { ...session, amountTax: 1990, amountTotal: 21890 })).toBeNull();
  });
  it('refuses another currency, subtotal or sum', () => {
    expect(paymentMismatch(order, { ...session, currency: 'eur' })).toMatch(/eur/);
    expect(paymentMismatch(order, { ...session, amountSubtotal: 100, amountTotal: 100 })).toMatch(
      /subtotal is 100/,
    );
    expect(paymentMismatch(order, { ...session, amountTotal: 19899 })).toMatch(/19899/);
  });
  it('allows only the exact discount of the promotion that ran', () => {
    const half = { ...session, amountDiscount: 9950, amountTotal: 9950 };
    expect(paymentMismatch(order, half)).toMatch(/discount of 9950/);
    expect(paymentMismatch({ ...order, percentOffs: [50] }, half)).toBeNull();
    expect(paymentMismatch({ ...order, percentOffs: [50] }, session)).toBeNull();
    const more = { ...session, amountDiscount: 9951, amountTotal: 9949 };
    expect(paymentMismatch({ ...order, percentOffs: [50] }, more)).toMatch(/9951/);
  });
  it('allows the discount of any promotion that ran, but not of two together', () => {
    const both = { ...order, percentOffs: [50, 20] };
    for (const [amountDiscount, amountTotal] of [
      [9950, 9950],
      [3980, 15920],
    ] as const)
      expect(paymentMismatch(both, { ...session, amountDiscount, amountTotal })).toBeNull();
    const sum = { ...session, amountDiscount: 13930, amountTotal: 5970 };
    expect(paymentMismatch(both, sum)).toMatch(/discount of 13930/);
  });
  it('accepts a report made free by a full discount', () => {
    const free = { ...session, amountDiscount: 19900, amountTotal: 0 };
    expect(paymentMismatch({ ...order, percentOffs: [100] }, free)).toBeNull();
  });
});
