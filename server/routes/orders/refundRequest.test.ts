import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcilePayments } from '#services/orders/events/reconcilePayments';
import { settleAttention } from '#services/orders/operator/mendOrder';
import { ordersNeedingAttention } from '#services/orders/operator/searchOrders';
import { refundOrder } from '#services/orders/refund/refundOrder';
import { type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { asCustomer } from './testing/asCustomer.ts';

let shop: Shop;
let customer: ReturnType<typeof asCustomer>;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
  customer = asCustomer(shop);
});
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;

describe('asking for the money back', () => {
  const askBack = ({ buyer, order_id: id }: Checkout, payload: object = {}) =>
    customer.post(buyer, `/${id}/refund-request`, payload);

  it('is recorded once, mailed to support once, and refunds nothing by itself', async () => {
    const checkout = await shop.delivered();
    const answers = await Promise.all([1, 2, 3].map(() => askBack(checkout, { reason: 'Not for me' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(answers[0]?.json()).toMatchObject({
      state: 'paid',
      refund: { can_be_asked: false, asked_at: shop.clock.now().toISOString() },
    });
    const { refunds, mails } = await checkout.file();
    expect(refunds).toMatchObject([
      { state: 'requested', amount: 19_900, reason: 'Not for me', requestedBy: checkout.buyer.id },
    ]);
    const requests = mails.filter(({ kind }) => kind === 'refund-request');
    expect(requests).toMatchObject([
      {
        toAddress: shop.context.sender.supportEmail,
        payload: { email: checkout.buyer.email, reason: 'Not for me' },
      },
    ]);
    await shop.deliver(checkout);
    const letter = (await shop.letters()).find((text) => text.includes(`asks for a refund: order`));
    expect(letter).toContain(`Reply-To: ${checkout.buyer.email}`);
    // Nobody has decided, so the reconciler leaves it alone and the operator is told.
    shop.clock.advance(3_600_000);
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('paid');
    const waiting = await ordersNeedingAttention(shop.context.db);
    expect(waiting.find(({ id }) => id === checkout.order_id)?.attention).toBe(
      'the customer asks for the money back',
    );
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    expect((await checkout.file()).refunds).toHaveLength(1);
    expect(await ordersNeedingAttention(shop.context.db)).toEqual([]);
  });

  it('is possible until 14 days after the delivery', async () => {
    const [early, late] = [await shop.delivered(), await shop.delivered()];
    const back = shop.clock.now();
    shop.clock.advance(14 * DAY_MS);
    expect((await askBack(early)).statusCode).toBe(202);
    shop.clock.advance(1);
    expect(await customer.summary(late)).toMatchObject({ refund: { can_be_asked: false } });
    const refused = await askBack(late);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ detail: string }>().detail).toMatch(/within 14 days of delivery/);
    // Repeating a request in time and after the deadline gives the same request.
    expect((await askBack(early)).statusCode).toBe(202);
    expect((await late.file()).refunds).toEqual([]);
    shop.clock.set(back);
  });

  it('can be declined by an operator', async () => {
    const checkout = await shop.delivered();
    await askBack(checkout);
    await settleAttention(shop.context, checkout.order_id);
    expect((await checkout.file()).refunds).toMatchObject([{ state: 'failed' }]);
    expect(await customer.summary(checkout)).toMatchObject({ refund: { asked_at: null } });
  });

  it('is refused where nothing was paid, and for another customer’s order', async () => {
    const unpaid = await shop.checkout(await shop.buyer());
    expect((await askBack(unpaid)).json()).toMatchObject({
      detail: 'This order was not paid, so there is nothing to refund.',
    });
    const checkout = await shop.paid();
    await refundOrder(shop.context, checkout.order_id, 'operator');
    expect((await askBack(checkout)).json()).toMatchObject({ detail: 'This order is refunded already.' });
    const stranger = await shop.buyer();
    expect((await askBack({ ...checkout, buyer: stranger })).statusCode).toBe(404);
    expect((await askBack(unpaid, { reason: 'x'.repeat(2001) })).statusCode).toBe(422);
  });
});
