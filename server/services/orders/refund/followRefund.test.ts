import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrder } from '../customer/listOrders.ts';
import { reconcilePayments } from '../events/reconcilePayments.ts';
import {
  mailKinds,
  paidWith,
  refundInDashboard,
  refundsAtProvider,
  SLOW_REFUND,
} from '../testing/payments.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { QUICK_REPORTS } from '../testing/smallReports.ts';
import { refundOrder } from './refundOrder.ts';
import { requestRefund } from './requestRefund.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

describe('a refund in the provider’s dashboard', () => {
  it('of everything refunds the order', async () => {
    const checkout = await shop.paid();
    const { id } = await refundInDashboard(shop, checkout);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('refunded');
    const { order, refunds, revisions } = await checkout.file();
    expect(order.state).toBe('refunded');
    expect(refunds).toMatchObject([{ requestedBy: 'provider', providerRefundId: id, amount: 19_900 }]);
    expect(revisions[0]?.state).toBe('cancelled');
    expect(await mailKinds(checkout)).toEqual(['confirmation', 'refund']);
  });

  it('of a part leaves the order paid, and the command then refunds the rest', async () => {
    const checkout = await shop.paid();
    const { id } = await refundInDashboard(shop, checkout, 5000);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('partly_refunded');
    expect((await checkout.file()).order.state).toBe('paid');
    expect((await checkout.file()).revisions[0]?.state).toBe('queued');
    const returned = async () =>
      (await findOrder(shop.context, checkout.buyer.id, checkout.order_id)).refund.returned;
    expect(await returned()).toBe(5000);
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    expect(await returned()).toBe(19_900);
    const { refunds, mails } = await checkout.file();
    expect(refunds.map(({ amount }) => amount)).toEqual([5000, 14_900]);
    expect(mails.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
  });

  it('that arrives before the payment prevents report and confirmation, and the amount is in the books', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay();
    const { id } = await refundInDashboard(shop, checkout);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('refunded');
    expect(await shop.tellAbout(checkout.session_id, 'checkout.session.completed')).toBe('refunded');
    const { order, revisions } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', amountTotal: 19_900 });
    expect(revisions).toEqual([]);
    expect(await mailKinds(checkout)).toEqual(['refund']);
    expect(await checkout.status()).toMatchObject({ payment_status: 'paid' });
  });

  it('without an event is found when ours is refused, and the customer is told once', async () => {
    const checkout = await shop.paid();
    const { id } = await refundInDashboard(shop, checkout);
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    expect(await shop.tellAbout(id, 'refund.created')).toBe('already_refunded');
    const { order, refunds } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', attention: null });
    expect(refunds.map(({ requestedBy, state }) => [requestedBy, state]).sort()).toEqual([
      ['operator', 'failed'],
      ['provider', 'succeeded'],
    ]);
    expect(await mailKinds(checkout)).toEqual(['confirmation', 'refund']);
  });

  it('of a part and without an event is found when ours is refused, which then pays the rest', async () => {
    const checkout = await shop.paid();
    await refundInDashboard(shop, checkout, 5000);
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    const { order, refunds } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', attention: null });
    expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [14_900, 'succeeded'],
      [5000, 'succeeded'],
    ]);
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(2);
  });

  it('of a part that is slow neither answers the customer’s request nor is paid twice', async () => {
    const checkout = await paidWith(shop, SLOW_REFUND);
    const { id } = await refundInDashboard(shop, checkout, 5000);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('refund_pending');
    const of = async () => (await findOrder(shop.context, checkout.buyer.id, checkout.order_id)).refund;
    expect(await of()).toMatchObject({ can_be_asked: true, asked_at: null, returned: 0 });
    await requestRefund(shop.context, checkout.buyer.id, checkout.order_id, 'all of it');
    expect(await of()).toMatchObject({ can_be_asked: false, asked_at: expect.any(String) });
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refund_pending');
    shop.clock.advance(10 * 60_000);
    await shop.sandbox.tick();
    await reconcilePayments(shop.context);
    const { order, refunds } = await checkout.file();
    expect(order.state).toBe('refunded');
    expect(refunds.map(({ amount, state }) => [amount, state]).sort()).toEqual([
      [14_900, 'succeeded'],
      [5000, 'succeeded'],
    ]);
  });

  it('of everything that is slow leaves nothing to ask for', async () => {
    const checkout = await paidWith(shop, SLOW_REFUND);
    const { id } = await refundInDashboard(shop, checkout);
    await shop.tellAbout(id, 'refund.created');
    const { buyer, order_id: orderId } = checkout;
    expect((await findOrder(shop.context, buyer.id, orderId)).refund.can_be_asked).toBe(false);
    await expect(requestRefund(shop.context, buyer.id, orderId, null)).rejects.toThrow('on its way back');
    await expect(refundOrder(shop.context, orderId, 'operator')).rejects.toThrow('on its way back already');
    expect((await checkout.file()).order.state).toBe('paid');
  });

  it('of a part that arrives before the payment does not stop the report', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay();
    const { id } = await refundInDashboard(shop, checkout, 100);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('partly_refunded');
    expect(await shop.tellAbout(checkout.session_id, 'checkout.session.completed')).toBe('paid');
    expect((await checkout.file()).revisions).toHaveLength(1);
  });

  it('of an unknown payment is asked for again', async () => {
    const object = { id: 're_unknown', object: 'refund', payment_intent: 'pi_unknown' };
    const event = { id: 'evt_re', object: 'event', type: 'refund.created', data: { object } };
    expect((await shop.tell(event)).statusCode).toBe(503);
  });
});
