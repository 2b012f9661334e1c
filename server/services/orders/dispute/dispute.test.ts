import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ProviderDispute, ProviderFailure } from '#adapters/payments/provider';
import { settleAttention } from '../operator/mendOrder.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { openDispute, paymentOf, refundInDashboard, refundsAtProvider } from '../testing/payments.ts';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';
import { QUICK_REPORTS } from '../testing/smallReports.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

async function disputed(amount?: number): Promise<{ checkout: Checkout; disputeId: string }> {
  const checkout = await shop.paid();
  const wish = amount === undefined ? {} : { amount };
  return { checkout, disputeId: await openDispute(shop, checkout, wish) };
}

const answer = (disputeId: string, word: 'winning' | 'losing') =>
  shop.dashboard.disputes.update(disputeId, { evidence: { uncategorized_text: `${word}_evidence` } });

/** Sets the state of the dispute at the provider. */
async function turn(disputeId: string, state: ProviderDispute['state']): Promise<void> {
  const dispute = await shop.context.payments.fetchDispute(disputeId);
  vi.spyOn(shop.context.payments, 'fetchDispute').mockResolvedValue(dispute && { ...dispute, state });
}

const UPDATED = 'charge.dispute.updated';
const updated = (disputeId: string, id: string) =>
  shop.tell({ id, object: 'event', type: UPDATED, data: { object: { id: disputeId, object: 'dispute' } } });

describe('a dispute', () => {
  it('that is opened alerts a person, and rules out a refund beside it', async () => {
    const { checkout, disputeId } = await disputed();
    const before = shop.alerts().length;
    expect(await shop.tellAbout(disputeId, 'charge.dispute.created')).toBe('disputed');
    const { order } = await checkout.file();
    expect(order).toMatchObject({
      state: 'disputed',
      attention: `dispute ${disputeId} is open at the provider`,
    });
    expect(shop.alerts()).toHaveLength(before + 1);
    await expect(refundOrder(shop.context, checkout.order_id, 'operator')).rejects.toThrow('is disputed');
    expect((await checkout.file()).order.state).toBe('disputed');
  });

  it('that is won allows the refund refused before to be asked for again, and pays it', async () => {
    const { checkout, disputeId } = await disputed();
    await shop.tellAbout(disputeId, 'charge.dispute.created');
    const ask = () => refundOrder(shop.context, checkout.order_id, 'operator');
    await expect(ask()).rejects.toThrow('Once the dispute is won, this command works');
    expect((await checkout.file()).refunds).toEqual([]);
    await answer(disputeId, 'winning');
    await shop.tellAbout(disputeId, 'charge.dispute.closed');
    expect(await ask()).toBe('refunded');
    expect((await checkout.file()).order.state).toBe('refunded');
  });

  it('that is only an inquiry follows a refund in the provider’s dashboard, and changes nothing when it ends', async () => {
    const checkout = await shop.paid();
    const paymentId = await paymentOf(shop, checkout);
    const told = { id: 'dp_inquiry', amount: 19_900, currency: 'usd', paymentId, refundable: true };
    const inquiry = { ...told, state: 'open' as const };
    const look = vi.spyOn(shop.context.payments, 'fetchDispute').mockResolvedValue(inquiry);
    await updated('dp_inquiry', 'evt_inquiry');
    const { id } = await refundInDashboard(shop, checkout);
    expect(await shop.tellAbout(id, 'refund.created')).toBe('refunded');
    look.mockResolvedValue({ ...inquiry, state: 'won' });
    await updated('dp_inquiry', 'evt_inquiry_closed');
    const { order, refunds } = await checkout.file();
    expect(order.state).toBe('refunded');
    expect(refunds).toMatchObject([{ amount: 19_900, state: 'succeeded' }]);
  });

  it('that is only an inquiry allows a refund, unlike a real dispute', async () => {
    const checkout = await shop.paid();
    const disputeId = await openDispute(shop, checkout, { inquiry: true });
    expect(await shop.tellAbout(disputeId, 'charge.dispute.created')).toBe('disputed');
    const { payments } = shop.context;
    const ask = () => refundOrder(shop.context, checkout.order_id, 'operator');
    vi.spyOn(payments, 'listDisputes').mockRejectedValueOnce(
      new ProviderFailure('away', 'unavailable', null),
    );
    await expect(ask()).rejects.toThrow('does not say at the moment');
    const inquiry = await payments.fetchDispute(disputeId);
    if (!inquiry) throw new Error('The provider has lost the dispute.');
    const both = [inquiry, { ...inquiry, id: 'dp_chargeback', refundable: false }];
    vi.spyOn(payments, 'listDisputes').mockResolvedValueOnce(both);
    await expect(ask()).rejects.toThrow('is disputed');
    expect((await checkout.file()).refunds).toEqual([]);
    expect(await ask()).toBe('refunded');
    const { order, refunds, revisions } = await checkout.file();
    expect([order.state, revisions[0]?.state]).toEqual(['refunded', 'cancelled']);
    expect(refunds).toMatchObject([{ amount: 19_900, state: 'succeeded', requestedBy: 'operator' }]);
    expect(await refundsAtProvider(shop, checkout)).toHaveLength(1);
  });

  it('does not stop a report under way, since its delivery is evidence', async () => {
    const { checkout, disputeId } = await disputed();
    await shop.tellAbout(disputeId, 'charge.dispute.created');
    await shop.deliver(checkout);
    await shop.deliver(checkout);
    const { order, revisions, mails } = await checkout.file();
    expect([order.state, revisions[0]?.state]).toEqual(['disputed', 'delivered']);
    expect(mails.map(({ kind, state }) => [kind, state])).toContainEqual(['delivery', 'sent']);
  });

  it('that is won makes the order paid again, even when the events arrive in the wrong order', async () => {
    const { checkout, disputeId } = await disputed();
    await shop.tellAbout(disputeId, 'charge.dispute.created');
    await answer(disputeId, 'winning');
    expect(await shop.tellAbout(disputeId, 'charge.dispute.closed')).toBe('dispute_won');
    expect((await checkout.file()).order.state).toBe('paid');
    expect((await checkout.file()).revisions[0]?.state).toBe('queued');

    const other = await disputed();
    await answer(other.disputeId, 'winning');
    await shop.tellAbout(other.disputeId, 'charge.dispute.closed');
    await shop.tellAbout(other.disputeId, 'charge.dispute.created');
    expect((await other.checkout.file()).order.state).toBe('paid');
  });

  it('that is won stays won when an earlier state of it is written later', async () => {
    const { checkout, disputeId } = await disputed();
    const { payments } = shop.context;
    const older = await payments.fetchDispute(disputeId);
    vi.spyOn(payments, 'fetchDispute').mockImplementationOnce(async () => {
      await answer(disputeId, 'winning');
      await shop.tellAbout(disputeId, 'charge.dispute.closed');
      return older;
    });
    expect((await updated(disputeId, 'evt_overtaken')).statusCode).toBe(200);
    const { order, events } = await checkout.file();
    expect(order.state).toBe('paid');
    expect(events.map(({ toState }) => toState).slice(-2)).toEqual(['disputed', 'paid']);
  });

  it('that is lost counts as a refund: the order is refunded and its report cancelled', async () => {
    const { checkout, disputeId } = await disputed();
    await shop.tellAbout(disputeId, 'charge.dispute.created');
    await answer(disputeId, 'losing');
    expect(await shop.tellAbout(disputeId, 'charge.dispute.closed')).toBe('dispute_lost');
    const { order, revisions, refunds, mails } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', refundedAt: shop.clock.now() });
    expect(order.attention).toContain(`dispute ${disputeId} was lost`);
    expect(revisions[0]?.state).toBe('cancelled');
    expect(refunds).toMatchObject([{ amount: 19_900, state: 'succeeded', providerRefundId: disputeId }]);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation']);
  });

  it('that is lost for a part leaves the order paid, and alerts a person', async () => {
    const { checkout, disputeId } = await disputed(5000);
    await shop.tellAbout(disputeId, 'charge.dispute.created');
    await answer(disputeId, 'losing');
    expect(await shop.tellAbout(disputeId, 'charge.dispute.closed')).toBe('dispute_lost');
    const { order, revisions, refunds } = await checkout.file();
    expect(order).toMatchObject({ state: 'paid', attention: expect.stringContaining('for a part') });
    expect(revisions[0]?.state).toBe('queued');
    expect(refunds).toMatchObject([{ amount: 5000, state: 'succeeded' }]);
  });

  it('that was lost and is now won alerts a person, and corrects the books', async () => {
    const { checkout, disputeId } = await disputed();
    await answer(disputeId, 'losing');
    await shop.tellAbout(disputeId, 'charge.dispute.closed');
    await settleAttention(shop.context, checkout.order_id);
    await turn(disputeId, 'open');
    expect((await updated(disputeId, 'evt_appeal')).json()).toMatchObject({ outcome: 'disputed' });
    await turn(disputeId, 'won');
    expect((await updated(disputeId, 'evt_won')).json()).toMatchObject({ outcome: 'dispute_won' });
    const { order, refunds } = await checkout.file();
    expect(order).toMatchObject({ state: 'refunded', attention: expect.stringContaining('is now won') });
    expect(refunds).toMatchObject([{ state: 'failed' }]);
  });

  it('that is won does not end another dispute of the same payment', async () => {
    const { checkout, disputeId } = await disputed();
    await shop.tellAbout(disputeId, 'charge.dispute.created');
    const first = await shop.context.payments.fetchDispute(disputeId);
    if (!first) throw new Error('The provider has lost the dispute.');
    const other = { ...first, id: 'dp_other' };
    const list = vi.spyOn(shop.context.payments, 'listDisputes').mockResolvedValue([first, other]);
    await answer(disputeId, 'winning');
    await shop.tellAbout(disputeId, 'charge.dispute.closed');
    expect((await checkout.file()).order.state).toBe('disputed');
    list.mockRestore();
    vi.spyOn(shop.context.payments, 'fetchDispute').mockResolvedValue({ ...other, state: 'won' });
    await updated('dp_other', 'evt_other_won');
    expect((await checkout.file()).order.state).toBe('paid');
  });

  it('that is reported before the payment finds the order paid and marks it', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay({ cardNumber: '4000000000000259' });
    const { data } = await shop.dashboard.disputes.list({ payment_intent: await paymentOf(shop, checkout) });
    expect(await shop.tellAbout(data[0]?.id ?? '', 'charge.dispute.created')).toBe('disputed');
    const { events } = await checkout.file();
    expect(events.map(({ toState }) => toState)).toEqual(['draft', 'awaiting_payment', 'paid', 'disputed']);
  });
});
