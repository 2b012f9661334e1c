import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, type Shop, startShop } from '../testing/shop.ts';
import { openUnsteadyLine, type UnsteadyLine } from '../testing/unsteadyLine.ts';

let shop: Shop;
let line: UnsteadyLine;
beforeAll(async () => {
  shop = await startShop();
  line = await openUnsteadyLine(shop);
});
afterAll(async () => {
  await shop.close();
  await line.close();
});

/** The session that the provider created while its response was lost. */
async function lostSession(buyer: Buyer): Promise<string> {
  line.state = 'deaf';
  expect((await shop.ask(buyer, shop.wish(buyer))).statusCode).toBe(502);
  line.state = 'steady';
  const { data } = await shop.dashboard.checkout.sessions.list({ limit: 100 });
  const lost = data.find(({ customer_email: email }) => email === buyer.email);
  if (!lost) throw new Error('The provider made no session.');
  return lost.id;
}

const debit = { method: 'us_bank_account' as const, terms: 'on', debitResult: 'success' as const };

it('a session whose response was lost can expire during a pending debit without a second charge', async () => {
  const buyer = await shop.buyer();
  const lost = await lostSession(buyer);
  const checkout = await shop.checkout(buyer, { ui_mode: 'embedded' });
  expect((await checkout.file()).order.attempt).toBe(2);
  await checkout.pay(debit);
  expect(await shop.tellAbout(checkout.session_id, 'checkout.session.completed')).toBe('pending');

  await shop.dashboard.checkout.sessions.expire(lost);
  expect(await shop.tellAbout(lost, 'checkout.session.expired')).toBe('expired');
  const { order, sessions } = await checkout.file();
  expect(order.state).toBe('awaiting_payment');
  expect(sessions.map(({ id, attempt }) => [id === lost, attempt]).sort()).toEqual([
    [false, 2],
    [true, 1],
  ]);
  const again = await shop.ask(buyer, shop.wish(buyer));
  expect(again.json()).toMatchObject({ detail: 'A payment for this order is already on its way.' });

  shop.clock.advance(60_000);
  await shop.sandbox.tick();
  await shop.tellAbout(checkout.session_id, 'checkout.session.async_payment_succeeded');
  expect((await checkout.file()).order).toMatchObject({ state: 'paid', attention: null });
});
