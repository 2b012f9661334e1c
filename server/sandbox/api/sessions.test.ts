import * as fc from 'fast-check';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOnPage } from '../payOnPage.ts';
import { openHosted } from '../testing/checkouts.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed({ automaticTaxBasisPoints: 2_000 });
});
afterAll(() => bed.close());

/** The SDK's error of a call that must fail. */
async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (error: Stripe.errors.StripeError) => error,
  );
}

const raw = (path: string, init: RequestInit = {}) =>
  fetch(`http://${bed.sandbox.host}:${bed.sandbox.port}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${bed.sandbox.secretKey}`, ...init.headers },
  });

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

  it('sells at a price of the catalogue', async () => {
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

describe('idempotency', () => {
  it('replays the stored answer for the same key and parameters', async () => {
    const options = { idempotencyKey: 'product-once' };
    const first = await bed.stripe.products.create({ name: 'Once' }, options);
    const second = await bed.stripe.products.create({ name: 'Once' }, options);
    expect(second).toEqual(first);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  });

  it('refuses the key for other parameters', async () => {
    await bed.stripe.products.create({ name: 'A' }, { idempotencyKey: 'differs' });
    const error = await refusal(bed.stripe.products.create({ name: 'B' }, { idempotencyKey: 'differs' }));
    expect(error).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      rawType: 'idempotency_error',
    });
  });

  it('forgets a key after a day', async () => {
    const options = { idempotencyKey: 'yesterday' };
    const first = await bed.stripe.products.create({ name: 'A' }, options);
    await bed.pass(86_500);
    expect((await bed.stripe.products.create({ name: 'B' }, options)).id).not.toBe(first.id);
  });

  it('makes one session of many requests at the same time', async () => {
    const before = (await bed.stripe.checkout.sessions.list({ limit: 100 })).data.length;
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'x' } } },
      ],
      success_url: `${bed.origin}/ok`,
    };
    const calls = Array.from({ length: 8 }, () =>
      bed.stripe.checkout.sessions.create(params, { idempotencyKey: 'parallel' }),
    );
    const sessions = await Promise.all(calls);
    expect(new Set(sessions.map((one) => one.id)).size).toBe(1);
    expect((await bed.stripe.checkout.sessions.list({ limit: 100 })).data).toHaveLength(before + 1);
  });

  it('stores refusals of the operation and nothing of what it began', async () => {
    const params = {
      mode: 'payment' as const,
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'orphan' } } },
        { quantity: 1, price: 'price_none' },
      ],
      success_url: `${bed.origin}/ok`,
    };
    const call = () => refusal(bed.stripe.checkout.sessions.create(params, { idempotencyKey: 'refused' }));
    const [first, second] = [await call(), await call()];
    expect(first).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'line_items[1][price]' });
    expect(second.headers?.['idempotent-replayed']).toBe('true');
    const products = await bed.stripe.products.list({ limit: 100 });
    expect(products.data.filter((one) => one.name === 'orphan')).toEqual([]);
  });
});

describe('refusals', () => {
  it('refuses wrong keys with 401 and takes basic credentials', async () => {
    const wrong = await raw('/v1/events', { headers: { authorization: 'Bearer sk_test_wrongwrongwrong' } });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toEqual({
      error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****rong' },
    });
    const basic = Buffer.from(`${bed.sandbox.secretKey}:`).toString('base64');
    expect((await raw('/v1/events', { headers: { authorization: `Basic ${basic}` } })).status).toBe(200);
    expect((await raw('/v1/events', { headers: { authorization: '' } })).status).toBe(401);
  });

  it('answers 404 for what is not there', async () => {
    const error = await refusal(bed.stripe.checkout.sessions.retrieve('cs_test_none'));
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param: 'session',
      message: "No such checkout.session: 'cs_test_none'",
    });
    const route = await raw('/v1/quotes');
    expect([route.status, await route.json()]).toEqual([
      404,
      { error: { type: 'invalid_request_error', message: 'Unrecognized request URL (GET: /v1/quotes).' } },
    ]);
  });

  it.each([
    ['mode', { mode: 'subscription' }, undefined],
    ['success_url', { success_url: '' }, 'parameter_invalid_empty'],
    ['success_url', { success_url: 'javascript:alert(1)' }, 'url_invalid'],
    ['unknown', { unknown: 'x' }, 'parameter_unknown'],
    [
      'line_items[0][quantity]',
      { line_items: [{ quantity: 'two', price: 'p' }] },
      'parameter_invalid_integer',
    ],
    ['line_items[0][quantity]', { line_items: [{ price: 'p' }] }, 'parameter_missing'],
    ['return_url', { return_url: 'http://localhost/x' }, undefined],
    ['expires_at', { expires_at: 1_000 }, undefined],
    ['customer_email', { customer_email: 'nobody' }, 'email_invalid'],
    [
      undefined,
      {
        line_items: [
          { quantity: 1, price_data: { currency: 'usd', unit_amount: 49, product_data: { name: 'x' } } },
        ],
      },
      'amount_too_small',
    ],
    [undefined, { allow_promotion_codes: true, discounts: [{ coupon: 'x' }] }, undefined],
  ])('names the wrong parameter %s of %o', async (param, change, code) => {
    const error = await refusal(openHosted(bed, change as never));
    expect([error.statusCode, error.param, error.code]).toEqual([400, param, code]);
  });

  it('never answers with a server error, whatever the body', async () => {
    const name = fc.constantFrom(
      'mode',
      'line_items',
      'line_items[0]',
      'line_items[][price]',
      'expires_at',
      'metadata[a]',
      'metadata',
      'expand',
      'expand[]',
      'a[',
      '__proto__[x]',
      'amount',
      'name',
      'currency',
      'unit_amount',
      'percent_off',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('payment', '-1', 'NaN', '\u0000', '1e9'),
    );
    const body = fc.array(fc.tuple(name, value), { maxLength: 6 });
    const path = fc.constantFrom(
      'checkout/sessions',
      'refunds',
      'products',
      'prices',
      'coupons',
      'promotion_codes',
      'test_helpers/sandbox/disputes',
    );
    await fc.assert(
      fc.asyncProperty(path, body, async (at, fields) => {
        const answer = await raw(`/v1/${at}`, { method: 'POST', body: new URLSearchParams(fields) });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 120 },
    );
  });

  it('refuses JSON, too large bodies and cursors that are not there', async () => {
    const json = await raw('/v1/products', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(400);
    const large = await raw('/v1/products', {
      method: 'POST',
      body: new URLSearchParams({ name: 'x'.repeat(1_100_000) }),
    });
    expect(large.status).toBe(413);
    const error = await refusal(bed.stripe.products.list({ starting_after: 'prod_none' }));
    expect(error).toMatchObject({ statusCode: 400, param: 'starting_after', code: 'resource_missing' });
    expect((await refusal(bed.stripe.products.list({ limit: 101 }))).param).toBe('limit');
    const expand = await refusal(bed.stripe.products.list({ expand: ['data.name'] }));
    await bed.stripe.products.create({ name: 'Listed' });
    expect((await refusal(bed.stripe.products.list({ expand: ['data.name'] }))).message).toBe(
      'This property cannot be expanded (data.name).',
    );
    expect(expand.statusCode).toBe(400);
  });
});
