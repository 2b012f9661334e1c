import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { reconcilePayments } from '../events/reconcilePayments.ts';
import { settleAttention } from '../operator/mendOrder.ts';
import {
  FAILING_REFUND,
  mailKinds,
  openDispute,
  paidWith,
  paymentOf,
  refundInDashboard,
  refundsAtProvider,
  SLOW_REFUND,
} from '../testing/payments.ts';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';
import { QUICK_REPORTS } from '../testing/smallReports.ts';
import { OPERATOR, refundOrder } from './refundOrder.ts';
import { requestRefund } from './requestRefund.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

/** The shop while the provider accepts no refunds. */
const away = (): Shop['context'] => ({
  ...shop.context,
  payments: {
    ...shop.context.payments,
    async refund() {
      throw new ProviderFailure('away', 'unavailable', null);
    },
  },
});

describe('a refund by command', () => {
  it('is paid once, cancels the report under way and is reported to the customer once', async () => {
    const checkout = await shop.paid();
    expect(await refundOrder(shop.context, checkout.order_id, 'operator', 'asked by mail')).toBe('refunded');
    const { order, refunds, revisions, mails } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', refundedAt: shop.clock.now(), amountTotal: 19_900 });
    expect(refunds).toMatchObject([{ amount: 19_900, state: 'succeeded', requestedBy: 'operator' }]);
    expect(revisions.map(({ state }) => state)).toEqual(['cancelled']);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'refund']);
    expect(mails[1]?.payload).toMatchObject({ amount: 19_900, currency: 'usd' });
    // The provider's own event about it changes nothing.
    const [refund] = await refundsAtProvider(shop, checkout);
    expect(await shop.tellAbout(refund?.id ?? '', 'refund.created')).toBe('already_refunded');
    await expect(refundOrder(shop.context, checkout.order_id, 'operator')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This order is refunded already.',
    });
    expect(await mailKinds(checkout)).toEqual(['confirmation', 'refund']);
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(1);
  });

  it('given five times at once is paid once', async () => {
    const checkout = await shop.paid();
    const tries = Array.from({ length: 5 }, () => refundOrder(shop.context, checkout.order_id, 'operator'));
    const outcomes = (await Promise.allSettled(tries)).map((one) =>
      one.status === 'fulfilled' ? one.value : String(one.reason),
    );
    expect(outcomes).toContain('refunded');
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(1);
    expect((await checkout.file()).refunds).toHaveLength(1);
    expect(await mailKinds(checkout)).toEqual(['confirmation', 'refund']);
  });

  it.each([
    ['that was not paid', async () => (await shop.checkout(await shop.buyer())).order_id, 'was not paid'],
    ['that is not there', async () => '019a0000-0000-7000-8000-000000000000', 'There is no such order'],
    ['that is no order', async () => 'nonsense', 'There is no such order'],
  ])('refuses an order %s', async (_what, order, why) => {
    await expect(refundOrder(shop.context, await order(), 'operator')).rejects.toThrow(why);
  });

  it('that is slow marks the order refunded when the money has moved', async () => {
    const checkout = await paidWith(shop, SLOW_REFUND);
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refund_pending');
    expect((await checkout.file()).order.state).toBe('refund_pending');
    expect(await mailKinds(checkout)).toEqual(['confirmation']);
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refund_pending');
    shop.clock.advance(10 * 60_000);
    await shop.sandbox.tick();
    // No event arrives, but the reconciler asks.
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('refunded');
    expect(await mailKinds(checkout)).toEqual(['confirmation', 'refund']);
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(1);
  });

  it('that fails after it had succeeded needs a person, in whatever order the events arrive', async () => {
    const checkout = await paidWith(shop, FAILING_REFUND);
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    shop.clock.advance(60_000);
    await shop.sandbox.tick();
    const [refund] = await refundsAtProvider(shop, checkout);
    const before = shop.alerts().length;
    expect(await shop.tellAbout(refund?.id ?? '', 'refund.failed')).toBe('refund_failed');
    expect(await shop.tellAbout(refund?.id ?? '', 'refund.created')).toBe('refund_failed');
    const { order, refunds } = await checkout.file();
    expect(order.attention).toContain('the money is still owed');
    expect(refunds).toMatchObject([{ state: 'failed' }]);
    expect(shop.alerts().length).toBe(before + 1);
    // A person tries again, which is a new refund.
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(2);
  });

  it('asked for again while the provider is away is tried until it answers', async () => {
    const checkout = await paidWith(shop, FAILING_REFUND);
    await refundOrder(shop.context, checkout.order_id, 'operator');
    shop.clock.advance(60_000);
    await shop.sandbox.tick();
    const [refund] = await refundsAtProvider(shop, checkout);
    await shop.tellAbout(refund?.id ?? '', 'refund.failed');
    await expect(refundOrder(away(), checkout.order_id, OPERATOR)).rejects.toBeInstanceOf(ProviderFailure);
    expect((await checkout.file()).refunds.map(({ state }) => state).sort()).toEqual(['failed', 'requested']);
    shop.clock.advance(10 * 60_000);
    await reconcilePayments(shop.context);
    expect((await checkout.file()).refunds.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded']);
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(2);
  });
});

describe('a refund of an order whose amounts were wrong', () => {
  it('asked for while the provider is away is tried until it answers', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await shop.context.db.update(orders).set({ total: 1 }).where(eq(orders.id, checkout.order_id));
    await checkout.pay();
    expect(await shop.tellAbout(checkout.session_id, 'checkout.session.completed')).toBe('needs_attention');
    await expect(refundOrder(away(), checkout.order_id, OPERATOR)).rejects.toBeInstanceOf(ProviderFailure);
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
    shop.clock.advance(10 * 60_000);
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('refunded');
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(1);
  });
});

describe('a refund that a customer asked for', () => {
  const ask = ({ buyer, order_id: id }: Checkout) => requestRefund(shop.context, buyer.id, id, 'please');
  const states = async (checkout: Checkout) =>
    (await checkout.file()).refunds.map(({ requestedBy, state, amount }) => [
      requestedBy === checkout.buyer.id ? 'customer' : requestedBy,
      state,
      amount,
    ]);

  it('is answered by one in the dashboard, and nobody pays it when that one fails later', async () => {
    const checkout = await paidWith(shop, FAILING_REFUND);
    await ask(checkout);
    const { id } = await refundInDashboard(shop, checkout);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('refunded');
    expect(await states(checkout)).toEqual([['customer', 'succeeded', 19_900]]);
    shop.clock.advance(60_000);
    await shop.sandbox.tick();
    expect(await shop.tellAbout(id, 'refund.failed')).toBe('refund_failed');
    // The operator refunds by bank transfer.
    await settleAttention(shop.context, checkout.order_id);
    shop.clock.advance(10 * 60_000);
    await reconcilePayments(shop.context);
    expect(await states(checkout)).toEqual([['customer', 'failed', 19_900]]);
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(1);
  });

  it('stays open when a part is refunded, and ends when the rest is', async () => {
    const checkout = await shop.paid();
    await ask(checkout);
    const { id } = await refundInDashboard(shop, checkout, 5000);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('partly_refunded');
    expect(await states(checkout)).toEqual([
      ['customer', 'requested', 19_900],
      ['provider', 'succeeded', 5000],
    ]);
    const rest = await refundInDashboard(shop, checkout);
    expect(await shop.tellAbout(rest.id, 'refund.created')).toBe('refunded');
    expect(await states(checkout)).toEqual([
      ['customer', 'succeeded', 14_900],
      ['provider', 'succeeded', 5000],
    ]);
  });

  it('ends with a dispute that is lost', async () => {
    const checkout = await shop.paid();
    await ask(checkout);
    const dispute = await openDispute(shop, checkout);
    await shop.dashboard.disputes.update(dispute, { evidence: { uncategorized_text: 'losing_evidence' } });
    expect(await shop.tellAbout(dispute, 'charge.dispute.closed')).toBe('dispute_lost');
    expect(await states(checkout)).toEqual([
      ['customer', 'failed', 19_900],
      ['provider', 'succeeded', 19_900],
    ]);
    await expect(refundOrder(shop.context, checkout.order_id, 'operator')).rejects.toThrow(
      'refunded already',
    );
  });
});

describe('a refund that was begun and then settled otherwise', () => {
  const away = async () => {
    throw new ProviderFailure('away', 'unavailable', null);
  };
  async function begun(): Promise<Checkout> {
    const checkout = await shop.paid();
    const payments = { ...shop.context.payments, refund: away };
    const tried = refundOrder({ ...shop.context, payments }, checkout.order_id, 'operator');
    await expect(tried).rejects.toBeInstanceOf(ProviderFailure);
    return checkout;
  }

  it('is not paid by the reconciler, and leaves the order as before', async () => {
    const checkout = await begun();
    await settleAttention(shop.context, checkout.order_id);
    shop.clock.advance(10 * 60_000);
    await reconcilePayments(shop.context);
    const { order, refunds } = await checkout.file();
    expect([order.state, refunds.map(({ state }) => state)]).toEqual(['paid', ['failed']]);
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(0);
  });

  it('is noted, and alerts a person, when the provider had made it anyway', async () => {
    const checkout = await begun();
    const [row] = (await checkout.file()).refunds;
    if (!row) throw new Error('No refund was noted.');
    await settleAttention(shop.context, checkout.order_id);
    const made = await shop.context.payments.refund({
      refundId: row.id,
      attempt: 1,
      orderId: checkout.order_id,
      paymentId: await paymentOf(shop, checkout),
      amount: row.amount,
    });
    expect(await shop.tellAbout(made.id, 'refund.created')).toBe('refunded');
    const { order, refunds } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', attention: expect.stringContaining('settled here') });
    expect(refunds).toMatchObject([{ state: 'succeeded', providerRefundId: made.id }]);
  });
});
