import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerEvents } from '#db/schema/payments';
import { payOnPage } from '#sandbox/testing/payOnPage';
import { signatureHeader } from '#sandbox/webhooks/sign';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PAID = 'checkout.session.completed';

async function paidOnPage(): Promise<{ checkout: Checkout; event: Awaited<ReturnType<Shop['eventAbout']>> }> {
  const checkout = await shop.checkout(await shop.buyer());
  await checkout.pay();
  return { checkout, event: await shop.eventAbout(checkout.session_id, PAID) };
}

const recorded = (id: string) =>
  shop.context.db.select().from(providerEvents).where(eq(providerEvents.id, id));

describe('an event that is not the provider’s', () => {
  it.each([
    ['with a changed body', { body: '{"id":"evt_1","type":"checkout.session.completed"}' }],
    ['signed with another secret', { secret: 'whsec_somebody_else' }],
    ['without a signature', { signature: null }],
    ['with nonsense for a signature', { signature: 't=1,v1=00' }],
    ['with an empty body', { body: '' }],
    ['that was signed ten minutes ago', { at: -600 }],
  ])('%s is refused, and nothing is written', async (_what, change) => {
    const { checkout, event } = await paidOnPage();
    const now = Math.floor(shop.clock.now().getTime() / 1000);
    const answer = await shop.tell(event, { ...change, ...('at' in change ? { at: now + change.at } : {}) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      detail: 'The signature does not match the message.',
      code: 'bad_signature',
    });
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
    expect(await recorded(event.id)).toEqual([]);
  });

  it('alerts a person once, where several arrive and none has a valid signature', async () => {
    shop.clock.advance(11 * 60_000);
    const before = shop.alerts().length;
    for (let n = 0; n < 5; n += 1) await shop.tell({ id: 'evt_forged' }, { secret: 'whsec_somebody_else' });
    await shop.tell({ id: 'evt_forged' }, { signature: null });
    expect(shop.alerts().slice(before)).toEqual([expect.stringContaining('webhook_refused')]);
    const line = shop.logged.findLast((one) => one.includes('a message to the webhook was refused'));
    expect(line).toContain('"reason":');
    // Beside valid messages they raise no alert.
    const { event } = await paidOnPage();
    await shop.tell(event);
    for (let n = 0; n < 5; n += 1) await shop.tell({ id: 'evt_forged' }, { secret: 'whsec_somebody_else' });
    expect(shop.alerts().slice(before)).toHaveLength(1);
  });

  it('is refused when it is too large', async () => {
    const answer = await shop.tell({ id: 'evt_large', padding: 'x'.repeat(600_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('is refused with another HTTP method', async () => {
    const answer = await shop.app.inject({ url: '/api/v1/payments/webhook' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });
});

describe('an event', () => {
  it('is read from its raw bytes, whatever content type they have', async () => {
    const { checkout, event } = await paidOnPage();
    const pretty = `${JSON.stringify(event, null, 2)}\n`;
    const seconds = Math.floor(shop.clock.now().getTime() / 1000);
    const signature = signatureHeader(pretty, shop.sandbox.webhookSecret, seconds);
    const answer = await shop.tell(event, { body: pretty, signature });
    expect(answer.json()).toEqual({ received: true, outcome: 'paid' });
    expect((await checkout.file()).order.state).toBe('paid');
  });

  it('is taken while the secret is rolled, when the provider signs with the new one and with ours', async () => {
    const { event } = await paidOnPage();
    const body = JSON.stringify(event);
    const seconds = Math.floor(shop.clock.now().getTime() / 1000);
    const [time, ours] = signatureHeader(body, shop.sandbox.webhookSecret, seconds).split(',');
    const [, other] = signatureHeader(body, 'whsec_the_next_one', seconds).split(',');
    for (const signature of [`${time},${other},${ours}`, `${time},${ours},${other}`])
      expect((await shop.tell(event, { body, signature })).statusCode).toBe(200);
    expect((await shop.tell(event, { body, signature: `${time},${other}` })).statusCode).toBe(400);
  });

  it('that is repeated changes nothing, and is accepted', async () => {
    const { checkout, event } = await paidOnPage();
    expect((await shop.tell(event)).json()).toMatchObject({ outcome: 'paid' });
    const before = await checkout.file();
    for (let n = 0; n < 3; n += 1) {
      const again = await shop.tell(event);
      expect(again.statusCode).toBe(200);
      expect(again.json()).toMatchObject({ outcome: 'repeated_event' });
    }
    expect(await checkout.file()).toEqual(before);
    expect(await recorded(event.id)).toMatchObject([{ type: PAID, outcome: 'paid' }]);
  });

  it('that repeats another under a different id changes nothing either', async () => {
    const { checkout, event } = await paidOnPage();
    await shop.tell(event);
    const again = await shop.tell({ ...event, id: 'evt_another_name' });
    expect(again.json()).toMatchObject({ outcome: 'already_paid' });
    expect((await checkout.file()).mails).toHaveLength(1);
  });

  it('is believed only as far as the provider confirms it: a forged “paid” in the body pays nothing', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    const object = {
      id: checkout.session_id,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 19_900,
      client_reference_id: checkout.order_id,
    };
    const answer = await shop.tell({ id: 'evt_early', object: 'event', type: PAID, data: { object } });
    expect(answer.json()).toMatchObject({ outcome: 'open' });
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
  });

  it('out of order leads to the same result', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay({ method: 'us_bank_account', terms: 'on', debitResult: 'success' });
    shop.clock.advance(60_000);
    await shop.sandbox.tick();
    const outcome = await shop.tellAbout(checkout.session_id, 'checkout.session.async_payment_succeeded');
    expect(outcome).toBe('paid');
    expect(await shop.tellAbout(checkout.session_id, PAID)).toBe('already_paid');
    expect((await checkout.file()).revisions).toHaveLength(1);
  });

  async function sessionOf(own: { client_reference_id?: string; metadata?: Record<string, string> }) {
    const product_data = { name: 'X' };
    return shop.dashboard.checkout.sessions.create({
      mode: 'payment',
      ...own,
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 100, product_data } }],
      success_url: 'http://localhost:3000/ok',
      customer_email: 'elsewhere@example.org',
    });
  }
  const payOn = ({ url }: { url: string | null }) =>
    payOnPage((url ?? '').replace('http://localhost:3000', shop.origin));

  it.each(['not-ours', '019a0000-0000-7000-8000-000000000000'])(
    'of a session that names the unknown order %s is asked for again',
    async (order_id) => {
      const session = await sessionOf({ metadata: { order_id } });
      const event = { id: `evt_${order_id}`, object: 'event', type: PAID, data: { object: session } };
      const before = shop.logged.length;
      const answer = await shop.tell(event);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'service_unavailable' });
      expect(answer.headers['retry-after']).toBe('60');
      expect(await recorded(event.id)).toEqual([]);
      expect(shop.logged.slice(before).join('')).toContain('an event is about an order that is not here');
    },
  );

  it('calls a person where such a session is paid, as after a database was lost', async () => {
    const session = await sessionOf({ metadata: { order_id: '019a0000-0000-7000-8000-000000000000' } });
    await payOn(session);
    const event = await shop.eventAbout(session.id, PAID);
    const before = shop.alerts().length;
    expect((await shop.tell(event)).statusCode).toBe(503);
    expect(shop.alerts().slice(before)).toEqual([expect.stringContaining('payment_without_order')]);
    expect(shop.alerts().at(-1)).toContain(session.id);
  });

  it('about something else sold on the account is noted and left alone, whatever order its buyer names', async () => {
    const { order_id } = await shop.checkout(await shop.buyer());
    const session = await sessionOf({ client_reference_id: order_id });
    await payOn(session);
    expect(await shop.tellAbout(session.id, PAID)).toBe('ignored');
    const { payment_intent: payment } = await shop.dashboard.checkout.sessions.retrieve(session.id);
    const refund = await shop.dashboard.refunds.create({ payment_intent: payment as string });
    expect(await shop.tellAbout(refund.id, 'refund.created')).toBe('ignored');
    const { status } = await shop.dashboard.checkout.sessions.retrieve(session.id);
    expect(status).toBe('complete');
  });

  it('of a connected account is left alone', async () => {
    const object = { id: 'cs_test_of_another', object: 'checkout.session' };
    const event = { id: 'evt_connected', object: 'event', type: PAID, data: { object } };
    const answer = await shop.tell({ ...event, account: 'acct_other' });
    expect(answer.json()).toMatchObject({ outcome: 'ignored' });
  });

  it.each(['{}', '[]', 'null', '7', '', 'not JSON', '{"id":"evt_1"}'])(
    'that is invalid (%j) but has a valid signature is left alone',
    async (body) => {
      const seconds = Math.floor(shop.clock.now().getTime() / 1000);
      const signature = signatureHeader(body, shop.sandbox.webhookSecret, seconds);
      const answer = await shop.tell({}, { body, signature });
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true, outcome: 'ignored' }]);
    },
  );

  it('without data is noted and left alone', async () => {
    const event = { id: 'evt_without_data', type: 'refund.created' };
    expect((await shop.tell(event)).json()).toEqual({ received: true, outcome: 'ignored' });
    expect(await recorded(event.id)).toMatchObject([{ outcome: 'ignored' }]);
  });

  it('of the thin kind, which only names its object, does as much as the whole one', async () => {
    const { checkout, event } = await paidOnPage();
    const thin = (type: string, id: string) => ({
      id: `evt_thin_${id}`,
      object: 'v2.core.event',
      type: `v1.${type}`,
      created: shop.clock.now().toISOString(),
      related_object: { id, type: 'named', url: `/v1/named/${id}` },
    });
    const paid = thin(PAID, checkout.session_id);
    expect((await shop.tell(paid)).json()).toEqual({ received: true, outcome: 'paid' });
    expect((await shop.tell(paid)).json()).toMatchObject({ outcome: 'repeated_event' });
    expect((await shop.tell(event)).json()).toMatchObject({ outcome: 'already_paid' });
    const { payment_intent: payment } = await shop.dashboard.checkout.sessions.retrieve(checkout.session_id);
    const refund = await shop.dashboard.refunds.create({ payment_intent: payment as string });
    expect((await shop.tell(thin('refund.created', refund.id))).statusCode).toBe(200);
    expect((await checkout.file()).order.state).toBe('refunded');
    expect((await shop.tell(thin('refund.created', 're_never_made'))).statusCode).toBe(503);
  });

  it('of a session unknown to the provider is asked for again', async () => {
    const object = { id: 'cs_test_never_made', object: 'checkout.session' };
    const before = shop.logged.length;
    const answer = await shop.tell({ id: 'evt_ghost', object: 'event', type: PAID, data: { object } });
    expect(answer.statusCode).toBe(503);
    expect(shop.logged.slice(before).join('')).toContain(
      'session cs_test_never_made belongs to no known order',
    );
  });

  it.each(['customer.created', 'payment_intent.succeeded', 'something.nobody.knows'])(
    'of type %s is noted and left alone',
    async (type) => {
      const id = `evt_${type}`;
      const answer = await shop.tell({ id, object: 'event', type, data: { object: { id: 'x' } } });
      expect(answer.json()).toEqual({ received: true, outcome: 'ignored' });
      expect(await recorded(id)).toMatchObject([{ type, outcome: 'ignored' }]);
      expect((await shop.tell({ id, object: 'event', type, data: { object: {} } })).statusCode).toBe(200);
    },
  );
});
