import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOnPage } from '../testing/payOnPage.ts';
import { intentOf, openHosted, pageOf } from '../testing/checkouts.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());

async function paid(cardNumber = '4242424242424242') {
  const session = await openHosted(bed);
  await payOnPage(pageOf(session), { cardNumber });
  return intentOf(bed, session.id);
}

describe('refunds', () => {
  it('refunds everything once', async () => {
    const { intent, charge } = await paid();
    const refund = await bed.stripe.refunds.create({
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { order: '1' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 19_900,
      charge: charge.id,
      currency: 'usd',
      metadata: { order: '1' },
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      status: 'succeeded',
    });
    expect(await bed.stripe.charges.retrieve(charge.id, { expand: ['refunds'] })).toMatchObject({
      amount_refunded: 19_900,
      refunded: true,
      refunds: { data: [{ id: refund.id }] },
    });
    await expect(bed.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
      statusCode: 400,
    });
  });

  it('refunds parts up to the whole, and not a cent more', async () => {
    const { charge } = await paid();
    await bed.stripe.refunds.create({ charge: charge.id, amount: 10_000 });
    expect((await bed.stripe.charges.retrieve(charge.id)).refunded).toBe(false);
    await expect(bed.stripe.refunds.create({ charge: charge.id, amount: 9_901 })).rejects.toMatchObject({
      param: 'amount',
      message: 'Refund amount ($99.01) is greater than unrefunded amount on charge ($99.00)',
    });
    await bed.stripe.refunds.create({ charge: charge.id, amount: 9_900 });
    expect((await bed.stripe.charges.retrieve(charge.id)).refunded).toBe(true);
    expect((await bed.stripe.refunds.list({ charge: charge.id })).data.map((one) => one.amount)).toEqual([
      9_900, 10_000,
    ]);
  });

  it('refunds once when asked many times at once', async () => {
    const { charge } = await paid();
    const asked = await Promise.allSettled(
      Array.from({ length: 4 }, () => bed.stripe.refunds.create({ charge: charge.id, amount: 12_000 })),
    );
    expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await bed.stripe.charges.retrieve(charge.id)).amount_refunded).toBe(12_000);
  });

  it('refuses what was never paid, and parameters that refer to nothing', async () => {
    const opened = await openHosted(bed);
    await payOnPage(pageOf(opened), { cardNumber: '4000000000000002' });
    const { intent, charge } = await intentOf(bed, opened.id);
    await expect(bed.stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(
      'successful charge',
    );
    await expect(bed.stripe.refunds.create({ charge: charge.id })).rejects.toThrow('cannot be refunded');
    await expect(bed.stripe.refunds.create({})).rejects.toThrow('payment_intent or charge');
    await expect(bed.stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 400,
    });
  });

  it('reports a refund that succeeds later', async () => {
    const { charge } = await paid('4000000000007726');
    const refund = await bed.stripe.refunds.create({ charge: charge.id });
    expect(refund.status).toBe('pending');
    await bed.pass(9);
    expect((await bed.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
    expect((await bed.arrived('refund.updated'))[0]?.event.data.object.id).toBe(refund.id);
  });

  it('reports a refund that fails later, and owes the money again', async () => {
    const { charge } = await paid('4000000000005126');
    const refund = await bed.stripe.refunds.create({ charge: charge.id });
    expect(refund.status).toBe('succeeded');
    await bed.pass(9);
    expect((await bed.stripe.refunds.retrieve(refund.id)).status).toBe('failed');
    expect(await bed.stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 0,
      refunded: false,
    });
    await bed.arrived('refund.failed');
  });

  it('can be made in the dashboard, with an event that no request caused', async () => {
    const { intent } = await paid();
    const path = '/v1/test_helpers/sandbox/dashboard_refunds';
    await bed.stripe.rawRequest('POST', path, { payment_intent: intent.id });
    const { data } = await bed.stripe.events.list({ type: 'charge.refunded', limit: 1 });
    expect(data[0]).toMatchObject({
      request: { id: null },
      data: {
        object: { payment_intent: intent.id, refunded: true },
        previous_attributes: { refunded: false },
      },
    });
  });
});

describe('disputes', () => {
  it('come with a card of their own', async () => {
    const { charge } = await paid('4000000000000259');
    expect(charge.disputed).toBe(true);
    const { data } = await bed.stripe.disputes.list({ charge: charge.id });
    expect(data).toMatchObject([{ amount: 19_900, reason: 'fraudulent', status: 'needs_response' }]);
    await expect(bed.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect((await bed.arrived('charge.dispute.created'))[0]?.event.data.object.id).toBe(data[0]?.id);
  });

  it('can be opened at will, won by evidence, and end once', async () => {
    const { intent } = await paid();
    const opened = (await bed.stripe.rawRequest('POST', '/v1/test_helpers/sandbox/disputes', {
      payment_intent: intent.id,
      reason: 'product_not_received',
    })) as unknown as { id: string };
    const won = await bed.stripe.disputes.update(opened.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(won).toMatchObject({ status: 'won', reason: 'product_not_received' });
    await expect(bed.stripe.disputes.close(opened.id)).rejects.toThrow('already closed');
    expect((await bed.stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
    expect((await bed.arrived('charge.dispute.closed'))[0]?.event.data.object).toMatchObject({
      status: 'won',
    });
  });

  it('are lost when accepted', async () => {
    const { charge } = await paid('4000000000000259');
    const { data } = await bed.stripe.disputes.list({ charge: charge.id });
    expect((await bed.stripe.disputes.close(data[0]?.id ?? '')).status).toBe('lost');
  });
});
