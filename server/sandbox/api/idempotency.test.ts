import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());

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

  it('makes one session from many simultaneous requests', async () => {
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

  it('stores refusals of the operation, and nothing that it began', async () => {
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
