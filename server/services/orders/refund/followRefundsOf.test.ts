import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FAILING_REFUND,
  mailKinds,
  paidWith,
  paymentOf,
  refundInDashboard,
  SLOW_REFUND,
} from '../testing/payments.ts';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';
import { QUICK_REPORTS } from '../testing/smallReports.ts';
import { refundOrder } from './refundOrder.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

const REFUNDED = 'charge.refunded';
const UPDATED = 'charge.refund.updated';

/** Delivers the newest event about the charge of a checkout. */
async function tellOfCharge(checkout: Checkout): Promise<string> {
  const { data } = await shop.dashboard.charges.list({ payment_intent: await paymentOf(shop, checkout) });
  return shop.tellAbout(data[0]?.id ?? '', REFUNDED);
}

/** Makes the provider finish what is in progress. */
async function settle(): Promise<void> {
  shop.clock.advance(10 * 60_000);
  await shop.sandbox.tick();
}

const booked = async (checkout: Checkout) =>
  (await checkout.file()).refunds.map(({ amount, state }) => [amount, state]);

describe('a refund reported only by the events of its charge', () => {
  it('of everything is booked once, however often and by whatever event it is reported', async () => {
    const checkout = await shop.paid();
    const { id } = await refundInDashboard(shop, checkout);
    expect(await tellOfCharge(checkout)).toBe('refunded');
    expect(await tellOfCharge(checkout)).toBe('repeated_event');
    expect(await shop.tellAbout(id, 'refund.created')).toBe('already_refunded');
    const { order, refunds, revisions } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', attention: null });
    expect(refunds).toMatchObject([{ requestedBy: 'provider', providerRefundId: id, amount: 19_900 }]);
    expect(revisions[0]?.state).toBe('cancelled');
    expect(await mailKinds(checkout)).toEqual(['confirmation', 'refund']);
  });

  it('of parts is booked part by part, including parts without an event', async () => {
    const checkout = await shop.paid();
    await refundInDashboard(shop, checkout, 5000);
    await refundInDashboard(shop, checkout, 1000);
    expect(await tellOfCharge(checkout)).toBe('partly_refunded');
    expect(await booked(checkout)).toEqual([
      [5000, 'succeeded'],
      [1000, 'succeeded'],
    ]);
    expect((await checkout.file()).order.state).toBe('paid');
    await refundInDashboard(shop, checkout);
    expect(await tellOfCharge(checkout)).toBe('refunded');
    expect(await booked(checkout)).toHaveLength(3);
    expect((await checkout.file()).mails.filter(({ kind }) => kind === 'refund')).toHaveLength(3);
  });

  it('in several simultaneous events is booked once', async () => {
    const checkout = await shop.paid();
    const { id } = await refundInDashboard(shop, checkout);
    await Promise.all([tellOfCharge(checkout), shop.tellAbout(id, 'refund.created'), tellOfCharge(checkout)]);
    expect(await booked(checkout)).toEqual([[19_900, 'succeeded']]);
    expect(await mailKinds(checkout)).toEqual(['confirmation', 'refund']);
  });

  it('that is slow is pending first, and ends with the event of its update', async () => {
    const checkout = await paidWith(shop, SLOW_REFUND);
    const { id } = await refundInDashboard(shop, checkout);
    expect(await tellOfCharge(checkout)).toBe('refund_pending');
    await settle();
    expect(await shop.tellAbout(id, UPDATED)).toBe('refunded');
    expect(await shop.tellAbout(id, 'refund.updated')).toBe('already_refunded');
    expect(await booked(checkout)).toEqual([[19_900, 'succeeded']]);
  });

  it('that fails later alerts a person, since the money is still owed', async () => {
    const checkout = await paidWith(shop, FAILING_REFUND);
    const { id } = await refundInDashboard(shop, checkout);
    expect(await tellOfCharge(checkout)).toBe('refunded');
    await settle();
    expect(await shop.tellAbout(id, UPDATED)).toBe('refund_failed');
    expect(await booked(checkout)).toEqual([[19_900, 'failed']]);
    expect((await checkout.file()).order.attention).toContain('the money is still owed');
  });

  it('that has already failed when reported is booked as failed, and another one pays', async () => {
    const checkout = await paidWith(shop, FAILING_REFUND);
    const { id } = await refundInDashboard(shop, checkout, 5000);
    await settle();
    expect(await shop.tellAbout(id, UPDATED)).toBe('refund_failed');
    expect(await tellOfCharge(checkout)).toBe('refund_failed');
    expect(await booked(checkout)).toEqual([[5000, 'failed']]);
    expect(await mailKinds(checkout)).toEqual(['confirmation']);
    expect((await checkout.file()).order.state).toBe('paid');
  });

  it('that we asked for is recognised as ours', async () => {
    const checkout = await shop.paid();
    await refundOrder(shop.context, checkout.order_id, 'operator');
    expect(await tellOfCharge(checkout)).toBe('already_refunded');
    expect((await checkout.file()).refunds).toMatchObject([{ requestedBy: 'operator', state: 'succeeded' }]);
  });

  it('reported before the payment prevents the report', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay();
    await refundInDashboard(shop, checkout);
    expect(await tellOfCharge(checkout)).toBe('refunded');
    expect(await shop.tellAbout(checkout.session_id, 'checkout.session.completed')).toBe('refunded');
    expect((await checkout.file()).revisions).toEqual([]);
  });
});

describe('an event that a charge was refunded', () => {
  const event = (id: string, object: object) =>
    shop.tell({ id, object: 'event', type: REFUNDED, data: { object: { object: 'charge', ...object } } });

  it.each([
    ['of a payment that is none of ours', { id: 'ch_1', payment_intent: 'pi_unknown' }],
    ['of a payment made without an intent', { id: 'ch_2', payment_intent: null }],
  ])('%s is noted and left alone', async (what, object) => {
    expect((await event(`evt_${what}`, object)).json()).toEqual({ received: true, outcome: 'ignored' });
  });

  it('is asked for again while the provider lists no refund yet', async () => {
    const checkout = await shop.paid();
    const payment_intent = await paymentOf(shop, checkout);
    expect((await event('evt_early', { id: 'ch_3', payment_intent })).statusCode).toBe(503);
    await refundInDashboard(shop, checkout);
    expect((await event('evt_early', { id: 'ch_3', payment_intent })).json()).toMatchObject({
      outcome: 'refunded',
    });
  });
});
