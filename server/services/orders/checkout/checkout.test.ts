import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '#db/schema/catalogue';
import { orders } from '#db/schema/orders';
import { type Buyer, type Shop, startShop } from '../testing/shop.ts';

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
