import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import { payOnPage, postForm } from '#sandbox/testing/payOnPage';
import { findOrder } from '../customer/listOrders.ts';
import { reconcilePayments } from '../events/reconcilePayments.ts';
import { settleAttention } from '../operator/mendOrder.ts';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';
import { applySession } from './fulfilSession.ts';
import { reconcileSessions } from './reconcileSessions.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;
const start = async (change = {}) => shop.checkout(await shop.buyer(), change);

const tellOf = ({ session_id: id }: Checkout, type: string) => shop.tellAbout(id, type);
const eventOf = ({ session_id: id }: Checkout, type: string) => shop.eventAbout(id, type);

describe('a card', () => {
  it('that pays makes the order paid, with one revision and one confirmation', async () => {
    const checkout = await start();
    expect((await checkout.pay()).status).toBe(303);
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
    expect(await tellOf(checkout, 'checkout.session.completed')).toBe('paid');
    const { order, revisions, mails, sessions } = await checkout.file();
    expect(order).toMatchObject({ state: 'paid', amountTotal: 19_900, discount: 0, tax: 0, attention: null });
    expect(order.paidAt).toEqual(shop.clock.now());
    expect(revisions.map(({ number, state }) => [number, state])).toEqual([[1, 'queued']]);
    expect(mails.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['confirmation', checkout.buyer.email],
    ]);
    expect(sessions[0]).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
    expect(sessions[0]?.paymentId).toMatch(/^pi_/);
  });

  it('that is declined changes nothing, and another card then pays', async () => {
    const checkout = await start();
    expect((await checkout.pay({ cardNumber: '4000000000000002' })).status).toBe(400);
    expect(await checkout.status()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
    await checkout.pay();
    expect(await checkout.status()).toMatchObject({ status: 'complete', payment_status: 'paid' });
    expect((await checkout.file()).order.amountTotal).toBe(19_900);
  });

  it.each([
    ['complete', 'paid'],
    ['fail', 'unpaid'],
  ])('that asks for 3-D Secure pays only when its owner agrees (%s)', async (answer, status) => {
    const checkout = await start();
    const question = `/sandbox/authenticate/${checkout.session_id}`;
    expect((await checkout.pay({ cardNumber: '4000000000003220' })).html).toContain(`action="${question}"`);
    expect(await checkout.status()).toMatchObject({ payment_status: 'unpaid' });
    await postForm(`${shop.origin}${question}`, { answer });
    expect(await checkout.status()).toMatchObject({ payment_status: status });
    expect((await checkout.file()).revisions).toHaveLength(status === 'paid' ? 1 : 0);
  });
});

describe('a bank debit', () => {
  const debit = { method: 'us_bank_account' as const, terms: 'on' };

  it('is pending first, and cannot be paid again meanwhile', async () => {
    const checkout = await start();
    await checkout.pay({ ...debit, debitResult: 'success' });
    expect(await tellOf(checkout, 'checkout.session.completed')).toBe('pending');
    expect(await checkout.status()).toMatchObject({ status: 'complete', payment_status: 'pending' });
    const seen = await findOrder(shop.context, checkout.buyer.id, checkout.order_id);
    expect(seen).toMatchObject({ state: 'awaiting_payment', payment_under_way: true });
    const again = await shop.ask(checkout.buyer, shop.wish(checkout.buyer));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ detail: 'A payment for this order is already on its way.' });
    expect((await checkout.file()).revisions).toEqual([]);

    shop.clock.advance(60_000);
    await shop.sandbox.tick();
    expect(await tellOf(checkout, 'checkout.session.async_payment_succeeded')).toBe('paid');
    expect((await checkout.file()).revisions).toHaveLength(1);
  });

  it('that the bank refuses fails the order, which can then be paid by card', async () => {
    const checkout = await start();
    await checkout.pay({ ...debit, debitResult: 'failure' });
    shop.clock.advance(60_000);
    await shop.sandbox.tick();
    expect(await tellOf(checkout, 'checkout.session.async_payment_failed')).toBe('failed');
    expect((await checkout.file()).order.state).toBe('failed');
    expect(await checkout.status()).toMatchObject({ payment_status: 'failed' });
    // Customers who waited for it are told, once.
    const { mails } = await checkout.file();
    expect(mails.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['payment-failed', checkout.buyer.email],
    ]);

    const second = await shop.checkout(checkout.buyer);
    expect(second.order_id).toBe(checkout.order_id);
    // A late repeat of the old event says nothing about the new attempt.
    const late = { ...(await eventOf(checkout, 'checkout.session.async_payment_failed')), id: 'evt_late' };
    expect((await shop.tell(late)).json()).toMatchObject({ outcome: 'failed' });
    expect((await second.file()).order.state).toBe('awaiting_payment');
    await second.pay();
    expect(await tellOf(second, 'checkout.session.completed')).toBe('paid');
    expect((await second.file()).order).toMatchObject({ state: 'paid', attention: null });
  });

  it('that the bank refuses is found by the reconciler when no event arrives', async () => {
    const checkout = await start();
    await checkout.pay({ ...debit, debitResult: 'failure' });
    shop.clock.advance(10 * 60_000);
    await shop.sandbox.tick();
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('failed');
    // It will never be paid, so it is not checked for ever.
    shop.clock.advance(10 * 60_000);
    await reconcilePayments(shop.context);
    expect((await checkout.file()).sessions[0]?.checkedAt).not.toEqual(shop.clock.now());
  });
});

describe('the passage of time', () => {
  it('expires a session after a day; an old session expiring does not touch a newer one', async () => {
    const checkout = await start();
    shop.clock.advance(DAY_MS + 60_000);
    await shop.sandbox.tick();
    expect(await tellOf(checkout, 'checkout.session.expired')).toBe('expired');
    expect((await checkout.file()).order.state).toBe('expired');
    expect(await checkout.status()).toMatchObject({ status: 'expired', payment_status: 'expired' });
    const second = await shop.checkout(checkout.buyer);
    const late = { ...(await eventOf(checkout, 'checkout.session.expired')), id: 'evt_late_expiry' };
    expect((await shop.tell(late)).json()).toMatchObject({ outcome: 'expired' });
    expect((await second.file()).order.state).toBe('awaiting_payment');
  });

  it('lets the reconciler find a payment without an event, once', async () => {
    const checkout = await start();
    await checkout.pay();
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
    shop.clock.advance(4 * 60_000);
    await Promise.all([reconcilePayments(shop.context), reconcilePayments(shop.context)]);
    const { order, revisions, mails } = await checkout.file();
    expect(order.state).toBe('paid');
    expect(revisions).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it('lets the reconciler find a payment behind any number of sessions that wait longer', async () => {
    const checkout = await start();
    const { db, clock, payments } = shop.context;
    const [row] = await db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.id, checkout.session_id));
    if (!row) throw new Error('The session was not noted.');
    const checkedAt = new Date(clock.now().getTime() - 60_000);
    const ids = Array.from({ length: 120 }, (_, n) => `cs_abandoned_${n}`);
    await db.insert(checkoutSessions).values(ids.map((id) => ({ ...row, id, checkedAt })));
    const open = await payments.fetchSession(checkout.session_id);
    await checkout.pay();
    shop.clock.advance(4 * 60_000);
    let secondsEach = 10;
    const parts = {
      ...shop.context,
      payments: {
        ...payments,
        async fetchSession(id: string) {
          shop.clock.advance(secondsEach * 1000);
          return open && ids.includes(id) ? { ...open, id } : payments.fetchSession(id);
        },
      },
    };
    // A run out of time leaves the rest to the next one.
    expect(await reconcileSessions(parts, 3 * 60_000)).toBe(10);
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
    secondsEach = 0;
    expect(await reconcileSessions(parts, 3 * 60_000)).toBeGreaterThanOrEqual(111);
    expect((await checkout.file()).order.state).toBe('paid');
    await db.delete(checkoutSessions).where(inArray(checkoutSessions.id, ids));
  });

  it('lets no look that began before a payment undo it', async () => {
    const checkout = await start();
    const before = await shop.context.payments.fetchSession(checkout.session_id);
    await checkout.pay();
    expect(await tellOf(checkout, 'checkout.session.completed')).toBe('paid');
    if (!before) throw new Error('The provider does not know the session.');
    shop.clock.advance(1000);
    expect(await applySession(shop.context, before)).toBe('open');
    expect((await checkout.file()).sessions).toMatchObject([
      {
        status: 'complete',
        paymentStatus: 'paid',
        paymentId: expect.any(String),
        checkedAt: shop.clock.now(),
      },
    ]);
  });

  it('lets the reconciler skip a session unknown to the provider', async () => {
    const [lost, found] = [await start(), await start()];
    await shop.context.db
      .update(checkoutSessions)
      .set({ id: `cs_test_lost_${lost.order_id}` })
      .where(eq(checkoutSessions.id, lost.session_id));
    await found.pay();
    shop.clock.advance(4 * 60_000);
    await reconcilePayments(shop.context);
    expect((await found.file()).order.state).toBe('paid');
    expect((await lost.file()).sessions[0]?.checkedAt).toEqual(shop.clock.now());
    // Its owner can still start another.
    expect((await shop.checkout(lost.buyer)).session_id).not.toBe(lost.session_id);
  });

  it('lets the reconciler forget a session unknown to the provider once it has expired', async () => {
    const lost = await start();
    await shop.context.db
      .update(checkoutSessions)
      .set({ id: `cs_test_lost_${lost.order_id}` })
      .where(eq(checkoutSessions.id, lost.session_id));
    shop.clock.advance(DAY_MS + 60_000);
    await reconcilePayments(shop.context);
    expect((await lost.file()).sessions).toMatchObject([{ status: 'expired' }]);
  });
});

describe('an amount other than ordered', () => {
  /** A session created by somebody else that names our order, paid. */
  async function payElsewhere(checkout: Checkout, discounts: { coupon: string }[] = []): Promise<string> {
    const product_data = { name: 'Report' };
    const session = await shop.dashboard.checkout.sessions.create({
      mode: 'payment',
      metadata: { order_id: checkout.order_id },
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 19_900, product_data } }],
      success_url: 'http://localhost:3000/ok',
      customer_email: checkout.buyer.email,
      ...(discounts.length > 0 ? { discounts } : {}),
    });
    await payOnPage((session.url ?? '').replace('http://localhost:3000', shop.origin));
    return session.id;
  }

  it.each([
    [{ total: 19_800, basePrice: 19_800 }, "the provider's subtotal is 19900, the order's total 19800"],
    [{ currency: 'eur' }, 'paid in usd, ordered in eur'],
  ])('alerts a person once, and makes no report: %o', async (change, why) => {
    const checkout = await start();
    await shop.context.db.update(orders).set(change).where(eq(orders.id, checkout.order_id));
    await checkout.pay();
    const before = shop.alerts().length;
    expect(await tellOf(checkout, 'checkout.session.completed')).toBe('needs_attention');
    const { order, revisions, mails } = await checkout.file();
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      attention: `${why} (session ${checkout.session_id})`,
    });
    expect([revisions, mails]).toEqual([[], []]);
    expect(await checkout.status()).toMatchObject({ payment_status: 'pending' });
    expect(shop.alerts().slice(before)).toEqual([expect.stringContaining('order_needs_attention')]);
    expect(shop.alerts().at(-1)).toContain(checkout.order_id);
    const again = await shop.ask(checkout.buyer, shop.wish(checkout.buyer));
    expect(again.statusCode).toBe(409);
  });

  it('includes a discount that no promotion of ours allows', async () => {
    const checkout = await start();
    const coupon = await shop.dashboard.coupons.create({ percent_off: 30, duration: 'once' });
    const sessionId = await payElsewhere(checkout, [{ coupon: coupon.id }]);
    expect(await shop.tellAbout(sessionId, 'checkout.session.completed')).toBe('needs_attention');
    const { order } = await checkout.file();
    expect(order.attention).toBe(
      `a discount of 5970 that no running promotion allows (session ${sessionId})`,
    );
  });

  it('includes a second payment, for which no second report is made', async () => {
    const checkout = await shop.paid();
    const sessionId = await payElsewhere(checkout);
    expect(await shop.tellAbout(sessionId, 'checkout.session.completed')).toBe('needs_attention');
    const { order, revisions, mails } = await checkout.file();
    expect(order).toMatchObject({ state: 'paid', attention: expect.stringContaining('paid more than once') });
    expect([revisions.length, mails.length]).toEqual([1, 1]);
    // What a person has settled is not raised again by another check, but a third payment is.
    await settleAttention(shop.context, checkout.order_id);
    const before = shop.alerts().length;
    const event = await shop.eventAbout(sessionId, 'checkout.session.completed');
    expect((await shop.tell({ ...event, id: 'evt_twice_again' })).json()).toMatchObject({
      outcome: 'needs_attention',
    });
    expect((await checkout.file()).order.attention).toBeNull();
    expect(shop.alerts()).toHaveLength(before);
    await shop.tellAbout(await payElsewhere(checkout), 'checkout.session.completed');
    expect((await checkout.file()).order.attention).toContain('3 payments');
  });
});
