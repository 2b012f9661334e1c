import { createCheckoutSessionRequestSchema } from '@global-fit/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '#db/schema/catalogue';
import { orders } from '#db/schema/orders';
import { type Buyer, type Shop, startShop } from '../testing/shop.ts';
import { startCheckout } from './startCheckout.ts';

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startShop();
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const ordersOf = ({ id }: Buyer) => shop.context.db.select().from(orders).where(eq(orders.userId, id));

const providerSession = (id: string) => shop.dashboard.checkout.sessions.retrieve(id);

describe('starting a checkout', () => {
  it('requires a signed-in customer before it reads the body', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/payments/create-checkout-session',
      payload: { nonsense: true },
    });
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ['prod_none', 'Failed to find product with ID: prod_none'],
    ['platinum', 'Failed to find product with ID: platinum'],
  ])('answers an unknown product %s with 404', async (product_id, detail) => {
    const response = await shop.ask(buyer, shop.wish(buyer, { product_id }));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail, code: 'not_found' });
  });

  it('answers another customer’s profile exactly like an unknown one', async () => {
    const other = await shop.buyer(2);
    const theirs = await shop.ask(buyer, shop.wish(buyer, { survey_results_id: other.profileId }));
    expect(theirs.statusCode).toBe(404);
    for (const id of ['019a0000-0000-7000-8000-000000000000', 'no-uuid']) {
      expect((await shop.ask(buyer, shop.wish(buyer, { survey_results_id: id }))).body).toBe(theirs.body);
    }
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it.each([
    [{ product_id: '' }, 'product_id'],
    [{ product_id: undefined }, 'product_id'],
    [{ survey_results_id: 7 }, 'survey_results_id'],
    [{ additional_countries: -1 }, 'additional_countries'],
    [{ additional_countries: 1.5 }, 'additional_countries'],
    [{ additional_countries: 196 }, 'additional_countries'],
    [{ additional_countries: '2' }, 'additional_countries'],
    [{ additional_country_codes: ['XXX'] }, 'additional_country_codes'],
    [{ additional_countries: 2, additional_country_codes: ['PRT', 'PRT'] }, 'additional_country_codes'],
    [{ additional_countries: 1, additional_country_codes: ['PRT', 'ESP'] }, 'additional_country_codes'],
    [{ ui_mode: 'popup' }, 'ui_mode'],
    [{ delivery_email: 'nobody' }, 'delivery_email'],
    [{ return_url: 'https://evil.example/payments/checkout-success' }, 'return_url'],
    [{ return_url: 'http://localhost:3000@evil.example/' }, 'return_url'],
    [{ return_url: 'javascript:alert(1)' }, 'return_url'],
  ])('answers %o with 422 naming %s', async (change, field) => {
    const response = await shop.ask(buyer, shop.wish(buyer, change as never));
    expect(response.statusCode).toBe(422);
    const { title, detail } = response.json<{ title: string; detail: { loc: string[] }[] }>();
    expect(title).toBe('Validation Error');
    expect(detail.map(({ loc }) => loc.slice(0, 2).join('.'))).toContain(`body.${field}`);
  });

  it.each(['[]', '"text"', '{"product_id":', ''])('refuses the body %s', async (payload) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/payments/create-checkout-session',
      headers: { ...buyer.headers, 'content-type': 'application/json' },
      payload,
    });
    expect([400, 422]).toContain(response.statusCode);
  });

  it('keeps consents given when the open session is returned again', async () => {
    const own = await shop.buyer(4);
    const first = await shop.checkout(own);
    const again = await shop.checkout(own, {
      consents: { terms: { text_version: '2026-11' }, immediate_delivery: { text_version: '2026-11' } },
    });
    expect(again.session_id).toBe(first.session_id);
    expect((await first.file()).order).toMatchObject({
      attempt: 1,
      consents: { terms: { textVersion: '2026-11' }, immediateDelivery: { textVersion: '2026-11' } },
    });
  });

  it('charges the advertised currency, whatever the account supports', async () => {
    for (const ui_mode of ['hosted', 'embedded'] as const) {
      const { session_id } = await shop.checkout(await shop.buyer(), { ui_mode });
      const session = await providerSession(session_id);
      expect(session).toMatchObject({ currency: 'usd', adaptive_pricing: { enabled: false } });
    }
  });

  it('stores price, tier and countries before it calls the provider', async () => {
    const own = await shop.buyer(3);
    const started = await shop.checkout(own, {
      product_id: 'prod_global_fit_gold',
      additional_countries: 2,
      additional_country_codes: ['PRT', 'ESP', 'JPN'],
      delivery_email: 'Elsewhere@Example.org',
      consents: { terms: { text_version: '2026-11' }, immediate_delivery: { text_version: '2026-11' } },
    });
    expect(started.client_secret).toBeNull();
    expect(started.url).toContain('http://localhost:3000/sandbox/');
    const { order, events } = await started.file();
    expect(order).toMatchObject({
      userId: own.id,
      profileId: own.profileId,
      state: 'awaiting_payment',
      basePrice: 29_900,
      additionalCountries: 2,
      additionalCountryPrice: 5000,
      additionalCountryCodes: ['ESP', 'JPN', 'PRT'],
      total: 39_900,
      amountTotal: null,
      promotionSnapshot: null,
      deliveryEmail: 'elsewhere@example.org',
      customerName: 'Ada Person',
      consents: { terms: { textVersion: '2026-11' }, immediateDelivery: { textVersion: '2026-11' } },
    });
    expect(order.productSnapshot).toMatchObject({ id: 'gold', price: 29_900, currency: 'usd' });
    expect(events.map(({ toState }) => toState)).toEqual(['draft', 'awaiting_payment']);
    expect(await providerSession(started.session_id)).toMatchObject({
      amount_subtotal: 39_900,
      amount_total: 39_900,
      currency: 'usd',
      customer_email: 'elsewhere@example.org',
      client_reference_id: started.order_id,
      allow_promotion_codes: false,
    });
    // Later changes of the catalogue do not affect it.
    await shop.context.db.update(products).set({ price: 1 }).where(eq(products.id, 'gold'));
    await started.pay();
    expect(await shop.tellAbout(started.session_id, 'checkout.session.completed')).toBe('paid');
    expect((await started.file()).order).toMatchObject({ state: 'paid', amountTotal: 39_900 });
    await shop.context.db.update(products).set({ price: 29_900 }).where(eq(products.id, 'gold'));
  });

  it('returns the client secret of an embedded session, and no page', async () => {
    const started = await shop.checkout(await shop.buyer(4), { ui_mode: 'embedded' });
    expect(started.url).toBeNull();
    expect(started.client_secret).toMatch(/_secret_/);
    expect((await started.pay()).status).toBeLessThan(400);
    expect(await started.status()).toMatchObject({ payment_status: 'paid' });
  });

  it('keeps the return address, and appends the session id in the form that the provider needs', async () => {
    const started = await shop.checkout(await shop.buyer(5), {
      return_url: 'http://127.0.0.1:3000/payments/checkout-success?product_id=a&additional_countries=0',
    });
    const { location } = await started.pay();
    expect(location).toBe(
      `http://127.0.0.1:3000/payments/checkout-success?product_id=a&additional_countries=0&session_id=${started.session_id}`,
    );
  });

  it('returns a customer who cancels through our own address to the cancel page', async () => {
    const started = await shop.checkout(await shop.buyer(6));
    const { cancel_url: address } = await providerSession(started.session_id);
    expect(address).toBe(`http://localhost:3000/api/v1/payments/cancel/${started.order_id}`);
    const back = await shop.app.inject({ url: new URL(address ?? '').pathname });
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toBe(`/payments/checkout-cancel?session_id=${started.session_id}`);
    expect((await shop.app.inject({ url: '/api/v1/payments/cancel/none' })).statusCode).toBe(404);
  });
});

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
