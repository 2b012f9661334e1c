import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ProviderFailure } from '#adapters/payments/provider';
import { openDispute, paymentOf } from '../testing/payments.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { catchUpEvents } from './catchUpEvents.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;

it('finds unreported refunds and disputes once', async () => {
  const refunded = await shop.paid();
  const disputed = await shop.paid();
  await shop.dashboard.refunds.create({ payment_intent: await paymentOf(shop, refunded) });
  await openDispute(shop, disputed);
  expect(await catchUpEvents(shop.context)).toBe(2);
  expect((await refunded.file()).order.state).toBe('refunded');
  expect((await refunded.file()).mails.map(({ kind }) => kind)).toEqual(['confirmation', 'refund']);
  expect((await disputed.file()).order.state).toBe('disputed');
  shop.clock.advance(HOUR_MS);
  expect(await catchUpEvents(shop.context)).toBe(0);
});

it('looks once an hour, back to its last look, over several pages if necessary', async () => {
  shop.clock.advance(HOUR_MS);
  await catchUpEvents(shop.context);
  const checkout = await shop.paid();
  const payment = await paymentOf(shop, checkout);
  for (let n = 0; n < 101; n += 1)
    await shop.dashboard.refunds.create({ payment_intent: payment, amount: 100 });
  expect(await catchUpEvents(shop.context)).toBe(0);
  shop.clock.advance(10 * 24 * HOUR_MS);
  const events = vi.spyOn(shop.context.payments, 'listRefundAndDisputeEvents');
  events.mockRejectedValueOnce(new ProviderFailure('no right to it', 'not_allowed', null));
  expect(await catchUpEvents(shop.context)).toBe(0);
  expect(shop.alerts().at(-1)).toContain('provider_key_refused');
  events.mockRestore();
  const list = vi.spyOn(shop.context.payments, 'fetchRefund');
  list.mockRejectedValueOnce(new ProviderFailure('away', 'unavailable', null));
  await catchUpEvents(shop.context);
  expect((await checkout.file()).refunds).toEqual([]);
  list.mockRestore();
  expect(await catchUpEvents(shop.context)).toBe(101);
  const { refunds, order } = await checkout.file();
  expect(refunds).toHaveLength(101);
  expect(order.state).toBe('paid');
});

it('looks back as far as events are kept where a clock that ran ahead dated the last look', async () => {
  const looks = vi.spyOn(shop.context.payments, 'listRefundAndDisputeEvents');
  const now = shop.clock.now();
  shop.clock.advance(48 * HOUR_MS);
  await catchUpEvents(shop.context);
  shop.clock.set(now);
  await catchUpEvents(shop.context);
  expect(looks.mock.calls.map(([since]) => since.getTime())).toEqual([
    expect.any(Number),
    now.getTime() - 30 * 24 * HOUR_MS,
  ]);
  await catchUpEvents(shop.context);
  expect(looks).toHaveBeenCalledTimes(2);
  looks.mockRestore();
});
