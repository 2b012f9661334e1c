import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHosted } from '../testing/checkouts.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());

const raw = (path: string, init: RequestInit = {}) =>
  fetch(`http://${bed.sandbox.host}:${bed.sandbox.port}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${bed.sandbox.secretKey}`, ...init.headers },
  });

describe('refusals', () => {
  it('answers 401 for wrong keys, and accepts basic credentials', async () => {
    const wrong = await raw('/v1/events', { headers: { authorization: 'Bearer sk_test_wrongwrongwrong' } });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toEqual({
      error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****rong' },
    });
    const basic = Buffer.from(`${bed.sandbox.secretKey}:`).toString('base64');
    expect((await raw('/v1/events', { headers: { authorization: `Basic ${basic}` } })).status).toBe(200);
    expect((await raw('/v1/events', { headers: { authorization: '' } })).status).toBe(401);
  });

  it('answers 404 for unknown objects', async () => {
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

  it('refuses JSON, bodies that are too large and unknown cursors', async () => {
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
    await bed.stripe.products.create({ name: 'Listed' });
    expect(await refusal(bed.stripe.products.list({ expand: ['data.name'] }))).toMatchObject({
      statusCode: 400,
      message: 'This property cannot be expanded (data.name).',
    });
  });
});
