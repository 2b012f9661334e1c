import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOnPage } from '../testing/payOnPage.ts';
import { openHosted } from '../testing/checkouts.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed({ automaticTaxBasisPoints: 2_000 });
});
afterAll(() => bed.close());

describe('checkout sessions', () => {
  it('opens a hosted session with totals, a page and an expiry in 24 hours', async () => {
    const session = await openHosted(bed, {
      client_reference_id: 'order-1',
      metadata: { order: '1', tier: 'silver' },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'USD', unit_amount: 19_900, product_data: { name: 'Silver' } },
        },
        {
          quantity: 2,
          price_data: { currency: 'usd', unit_amount: 5_000, product_data: { name: 'Country' } },
        },
      ],
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: 'payment',
      ui_mode: 'hosted_page',
      amount_subtotal: 29_900,
      amount_total: 29_900,
      total_details: { amount_discount: 0, amount_tax: 0 },
      client_reference_id: 'order-1',
      client_secret: null,
      currency: 'usd',
      customer_email: 'amara@example.com',
      livemode: false,
      metadata: { order: '1', tier: 'silver' },
      payment_intent: null,
      url: `${bed.origin}/sandbox/checkout/${session.id}`,
    });
    expect(session.id).toMatch(/^cs_test_\w{40}$/);
    expect(session.expires_at).toBe(session.created + 86_400);
    const again = await bed.stripe.checkout.sessions.retrieve(session.id);
    expect(again).toEqual(session);
    expect(again.lastResponse).toMatchObject({ statusCode: 200, apiVersion: '2026-10-28.endive' });
    expect(again.lastResponse.requestId).toMatch(/^req_\w{14}$/);
  });

  it('opens an embedded session with a client secret and no page', async () => {
    const session = await openHosted(bed, {
      ui_mode: 'embedded_page',
      success_url: undefined,
      cancel_url: undefined,
      return_url: `${bed.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    } as never);
    expect(session).toMatchObject({ url: null, redirect_on_completion: 'always', success_url: null });
    expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_`));
  });

  it('adds tax when automatic tax is on', async () => {
    const session = await openHosted(bed, { automatic_tax: { enabled: true } });
    expect(session).toMatchObject({
      amount_subtotal: 19_900,
      amount_total: 23_880,
      total_details: { amount_tax: 3_980 },
      automatic_tax: { enabled: true, status: 'complete' },
    });
  });

  it('sells at a catalogue price', async () => {
    const product = await bed.stripe.products.create({ name: 'Gold', metadata: { rank: '3' } });
    const price = await bed.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 29_900,
      lookup_key: 'gold',
    });
    const session = await openHosted(bed, { line_items: [{ price: price.id, quantity: 1 }] });
    const lines = await bed.stripe.checkout.sessions.listLineItems(session.id, {
      expand: ['data.price.product'],
    });
    expect(lines.data).toMatchObject([
      { object: 'item', amount_total: 29_900, description: 'Gold', quantity: 1, price: { id: price.id } },
    ]);
    expect(lines.data[0]?.price?.product).toMatchObject({ id: product.id, metadata: { rank: '3' } });
    expect((await bed.stripe.prices.list({ lookup_keys: ['gold', 'other'] })).data).toHaveLength(1);
    await bed.stripe.prices.update(price.id, { active: false });
    const error = await refusal(openHosted(bed, { line_items: [{ price: price.id, quantity: 1 }] }));
    expect(error.message).toBe(`The price specified is inactive: ${price.id}.`);
  });

  it('expires once, then refuses', async () => {
    const session = await openHosted(bed);
    expect(await bed.stripe.checkout.sessions.expire(session.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    const error = await refusal(bed.stripe.checkout.sessions.expire(session.id));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect(error.message).toContain('has a status of "expired"');
    await bed.arrived('checkout.session.expired');
  });

  it('expires by itself', async () => {
    const session = await openHosted(bed, { expires_at: Math.floor(bed.now().getTime() / 1000) + 31 * 60 });
    await bed.pass(32 * 60);
    expect((await bed.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });

  it('finds the session of a payment intent', async () => {
    const session = await openHosted(bed);
    await openHosted(bed);
    await payOnPage(session.url ?? '');
    const { payment_intent: intent } = await bed.stripe.checkout.sessions.retrieve(session.id);
    const found = await bed.stripe.checkout.sessions.list({ payment_intent: intent as string });
    expect(found.data.map((one) => one.id)).toEqual([session.id]);
  });

  it('merges metadata and unsets empty values', async () => {
    const session = await openHosted(bed, { metadata: { keep: '1', drop: '2' } });
    const changed = await bed.stripe.checkout.sessions.update(session.id, {
      metadata: { drop: '', add: '3' },
    });
    expect(changed.metadata).toEqual({ keep: '1', add: '3' });
  });

  it('pages through lists, newest first, both ways', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.unshift((await openHosted(bed)).id);
    const first = await bed.stripe.checkout.sessions.list({ limit: 2 });
    expect(first.data.map((one) => one.id)).toEqual(made.slice(0, 2));
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/checkout/sessions' });
    const next = await bed.stripe.checkout.sessions.list({ limit: 2, starting_after: made[1] as string });
    expect(next.data.map((one) => one.id)).toEqual(made.slice(2, 4));
    const before = await bed.stripe.checkout.sessions.list({ limit: 2, ending_before: made[3] as string });
    expect(before.data.map((one) => one.id)).toEqual(made.slice(1, 3));
    const walked = await bed.stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 5 });
    expect(walked.map((one) => one.id)).toEqual(made);
  });
});
