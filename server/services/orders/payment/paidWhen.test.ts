import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileSessions } from './reconcileSessions.ts';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';
import { paidWhen } from './paidWhen.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const COMPLETED = 'checkout.session.completed';
const SUCCEEDED = 'checkout.session.async_payment_succeeded';
const DEBIT = { method: 'us_bank_account', terms: 'on', debitResult: 'success' } as const;

const now = () => shop.clock.now();
const paidAt = async (checkout: Checkout) => (await checkout.file()).order.paidAt;
const start = async () => shop.checkout(await shop.buyer());

it('an order is paid at the time that the provider gives, even in a late event', async () => {
  const checkout = await start();
  shop.clock.advance(60_000);
  await checkout.pay();
  const paid = now();
  shop.clock.advance(2 * HOUR_MS);
  await shop.tellAbout(checkout.session_id, COMPLETED);
  expect(await paidAt(checkout)).toEqual(paid);
  const { mails } = await checkout.file();
  expect(mails.map(({ payload }) => payload['paidAt'])).toEqual([paid.toISOString()]);
});

it('a card payment without an event was paid when the card was charged', async () => {
  const checkout = await start();
  shop.clock.advance(60_000);
  await checkout.pay();
  const paid = now();
  shop.clock.advance(2 * HOUR_MS);
  await reconcileSessions(shop.context, 0);
  expect(await paidAt(checkout)).toEqual(paid);
});

it('a bank debit is paid when the bank confirms it, not when it begins', async () => {
  const checkout = await start();
  await checkout.pay(DEBIT);
  shop.clock.advance(HOUR_MS);
  await shop.sandbox.tick();
  const confirmed = now();
  shop.clock.advance(HOUR_MS);
  await shop.tellAbout(checkout.session_id, SUCCEEDED);
  expect(await paidAt(checkout)).toEqual(confirmed);
});

it('a bank debit without a confirmation event is paid when we learn of it', async () => {
  const checkout = await start();
  await checkout.pay(DEBIT);
  shop.clock.advance(HOUR_MS);
  await shop.sandbox.tick();
  shop.clock.advance(HOUR_MS);
  // Delivered late with its original content, from when it was unpaid.
  expect(await shop.tellAbout(checkout.session_id, COMPLETED)).toBe('paid');
  expect(await paidAt(checkout)).toEqual(now());
});

it.each([
  ['nothing', null, '2026-11-27T12:00:00Z'],
  ['a time between order and now', '2026-11-27T10:00:00Z', '2026-11-27T10:00:00Z'],
  ['a time before the order', '2026-11-27T08:59:59Z', '2026-11-27T12:00:00Z'],
  ['a time to come', '2026-11-27T12:00:01Z', '2026-11-27T12:00:00Z'],
])('where the provider says %s, the time is kept within what is possible', (_what, said, expected) => {
  const order = { createdAt: new Date('2026-11-27T09:00:00Z') };
  const when = paidWhen(order, said === null ? null : new Date(said), new Date('2026-11-27T12:00:00Z'));
  expect(when).toEqual(new Date(expected));
});
