import { createCheckoutSessionRequestSchema } from '@global-fit/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '#db/schema/orders';
import { type Buyer, type Shop, startShop } from '../testing/shop.ts';
import { startCheckout } from './startCheckout.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ordersOf = ({ id }: Buyer) => shop.context.db.select().from(orders).where(eq(orders.userId, id));

const providerSession = (id: string) => shop.dashboard.checkout.sessions.retrieve(id);

describe('repeating a checkout', () => {
  it('gives a double click one order and one session', async () => {
    const own = await shop.buyer(7);
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.ask(own, shop.wish(own))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await ordersOf(own)).toHaveLength(1);
    const sessions = await shop.dashboard.checkout.sessions.list({ limit: 100 });
    expect(sessions.data.filter(({ customer_email: email }) => email === own.email)).toHaveLength(1);
  });

  it('returns the open session again, and a new one after it has expired', async () => {
    const own = await shop.buyer(8);
    const first = await shop.checkout(own);
    expect(await shop.checkout(own)).toMatchObject({
      session_id: first.session_id,
      order_id: first.order_id,
    });
    await shop.dashboard.checkout.sessions.expire(first.session_id);
    const second = await shop.checkout(own);
    expect(second.order_id).toBe(first.order_id);
    expect(second.session_id).not.toBe(first.session_id);
    expect((await second.file()).sessions.map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('ends the old session at the provider before it makes a changed one', async () => {
    const own = await shop.buyer(9);
    const silver = await shop.checkout(own);
    const gold = await shop.checkout(own, { product_id: 'gold' });
    expect(gold.order_id).not.toBe(silver.order_id);
    expect((await providerSession(silver.session_id)).status).toBe('expired');
    expect((await silver.file()).order.state).toBe('expired');
    const more = await shop.checkout(own, { product_id: 'gold', additional_countries: 1 });
    expect((await providerSession(gold.session_id)).status).toBe('expired');
    const embedded = await shop.checkout(own, {
      product_id: 'gold',
      additional_countries: 1,
      ui_mode: 'embedded',
    });
    expect(embedded.order_id).toBe(more.order_id);
    expect((await providerSession(more.session_id)).status).toBe('expired');
    // Back to the first choice: the same order with a new session.
    const again = await shop.checkout(own);
    expect(again.order_id).toBe(silver.order_id);
    expect((await again.file()).order.state).toBe('awaiting_payment');
  });

  it('leaves at most one open session when different choices arrive at once', async () => {
    const own = await shop.buyer(10);
    const wishes = ['bronze', 'silver', 'gold'].map((product_id) => shop.wish(own, { product_id }));
    const answers = await Promise.all(wishes.map((wish) => shop.ask(own, wish)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const sessions = await shop.dashboard.checkout.sessions.list({ limit: 100, status: 'open' });
    expect(sessions.data.filter(({ customer_email: email }) => email === own.email)).toHaveLength(1);
  });

  const openSessionsOf = async ({ email }: Buyer) => {
    const { data } = await shop.dashboard.checkout.sessions.list({ limit: 100, status: 'open' });
    return data.filter((session) => session.customer_email === email).map(({ id }) => id);
  };

  it('takes many different choices one after the other, and turns away more than anybody makes', async () => {
    const own = await shop.buyer(16);
    const wishes = Array.from({ length: 16 }, (_, n) => shop.wish(own, { additional_countries: n }));
    const answers = await Promise.all(wishes.map((wish) => shop.ask(own, wish)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(10);
    for (const refused of answers.filter((one) => !taken.includes(one))) {
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('5');
    }
    const [open, ...others] = await openSessionsOf(own);
    expect(taken.map((one) => one.json().session_id)).toContain(open);
    expect(others).toEqual([]);
  });

  it('leaves one session to pay when two processes start several checkouts at once, or says to try again', async () => {
    const own = await shop.buyer(15);
    const customer = { id: own.id, email: own.email, fullName: 'Ada Person' };
    const starts = Array.from({ length: 8 }, async (_, n) => {
      const wish = shop.wish(own, { additional_countries: n % 2 });
      const request = createCheckoutSessionRequestSchema.parse(wish);
      return (await startCheckout(shop.context, customer, request)).session_id;
    });
    const answers = await Promise.allSettled(starts);
    const open = await openSessionsOf(own);
    expect(open.length).toBeLessThanOrEqual(1);
    for (const one of answers) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'too_many_requests' });
    }
    const told = answers.map((one) => (one.status === 'rejected' ? 'again' : one.value));
    expect(told.filter((one) => one === 'again' || open.includes(one))).not.toEqual([]);
  });

  it('fulfils a session paid meanwhile, and makes no second one', async () => {
    const own = await shop.buyer(11);
    const silver = await shop.checkout(own);
    await silver.pay();
    const response = await shop.ask(own, shop.wish(own));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      detail: 'This order has already been paid.',
      code: 'already_paid',
      order_id: silver.order_id,
    });
    expect((await silver.file()).order.state).toBe('paid');
    expect((await silver.file()).sessions).toHaveLength(1);
  });

  it('fulfils a replaced session that was paid meanwhile, and refuses the replacement', async () => {
    const own = await shop.buyer(12);
    const silver = await shop.checkout(own);
    await silver.pay();
    const response = await shop.ask(own, shop.wish(own, { product_id: 'gold' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'already_paid', order_id: silver.order_id });
    expect((await silver.file()).order.state).toBe('paid');
    expect((await silver.file()).revisions).toHaveLength(1);
    const gold = (await ordersOf(own)).find(({ productId }) => productId === 'gold');
    expect(gold?.state).toBe('draft');
  });

  it('makes no second session where the provider leaves the first one open, and alerts a person', async () => {
    const own = await shop.buyer(13);
    const silver = await shop.checkout(own);
    const { payments } = shop.context;
    const left = vi.spyOn(payments, 'expireSession').mockImplementation((id) => payments.fetchSession(id));
    const response = await shop.ask(own, shop.wish(own, { product_id: 'gold' }));
    left.mockRestore();
    expect(response.statusCode).toBe(502);
    expect(shop.alerts().at(-1)).toContain('checkout_refused');
    expect((await silver.file()).sessions).toMatchObject([{ status: 'open' }]);
    expect((await shop.ask(own, shop.wish(own, { product_id: 'gold' }))).statusCode).toBe(200);
  });

  it('refuses to sell the same report twice, to whatever address', async () => {
    const { buyer: own } = await shop.paid();
    for (const change of [{}, { delivery_email: 'second@example.org' }]) {
      const response = await shop.ask(own, shop.wish(own, change));
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'already_paid' });
    }
    const profileId = await shop.profileOf(own, 99);
    const anew = await shop.ask(own, shop.wish({ ...own, profileId }));
    expect(anew.statusCode).toBe(200);
  });

  it('is limited for each customer', async () => {
    const own = await shop.buyer();
    const wish = shop.wish(own, { product_id: 'none' });
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push(await shop.ask(own, wish));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(404), 429]);
  });
});
