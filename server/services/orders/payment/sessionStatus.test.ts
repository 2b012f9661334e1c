import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpOver } from '#testing/person';
import { refundOrder } from '../refund/refundOrder.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { QUICK_REPORTS } from '../testing/smallReports.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

describe('the status of a session', () => {
  it('is given to anybody with its id, with the address masked unless the owner asks', async () => {
    const checkout = await shop.checkout(await shop.buyer(), { product_id: 'gold', additional_countries: 1 });
    await checkout.pay();
    const stranger = await signUpOver(shop.app);
    const known = {
      session_id: checkout.session_id,
      status: 'complete',
      payment_status: 'paid',
      amount: 34_900,
      currency: 'usd',
      payment_id: expect.stringMatching(/^pi_/),
      product_id: 'prod_global_fit_gold',
      product_name: 'Global Fit Report Gold',
      base_price: 29_900,
      additional_countries: 1,
      additional_country_price: 5000,
      refunded: false,
      report_ready: false,
    };
    const masked = { ...known, customer_email: 'p••••@example.org', order_id: null };
    expect(await checkout.status()).toEqual(masked);
    expect(await checkout.status(stranger)).toEqual(masked);
    expect(await checkout.status(checkout.buyer)).toEqual({
      ...known,
      customer_email: checkout.buyer.email,
      order_id: checkout.order_id,
    });
    expect((await checkout.file()).revisions).toHaveLength(1);
  });

  it('tells whether the report has been delivered, and whether the money goes back', async () => {
    const checkout = await shop.paid();
    expect(await checkout.status()).toMatchObject({ refunded: false, report_ready: false });
    await shop.deliver(checkout);
    expect(await checkout.status()).toMatchObject({ refunded: false, report_ready: true });
    await refundOrder(shop.context, checkout.order_id, 'operator');
    expect(await checkout.status()).toMatchObject({
      payment_status: 'paid',
      refunded: true,
      report_ready: false,
    });
  });

  it.each(['cs_test_unknown', '..%2f', '%00'])('is not found for %s', async (id) => {
    const response = await shop.app.inject({ url: `/api/v1/payments/session-status/${id}` });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json()).toHaveProperty('code');
  });
});
