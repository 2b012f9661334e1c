import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { checkoutSessions, providerEvents } from '#db/schema/payments';
import { profiles } from '#db/schema/profiles';
import { users } from '#db/schema/users';
import { keepContact } from '#services/contact/keepContact';
import { type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { sandboxObjects } from '#sandbox/schema';
import { PASSWORD } from '#testing/person';
import { keepRetention } from './keepRetention.ts';

let shop: Shop;
let paid: Checkout;
let unpaid: Checkout;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
  paid = await shop.paid();
  await shop.deliver(paid);
  unpaid = await shop.checkout(await shop.buyer());
  // A day without a promotion, because a running one would be an object of its own.
  const { data } = await shop.dashboard.coupons.list();
  await shop.dashboard.promotionCodes.create({
    promotion: { type: 'coupon', coupon: data[0]?.id ?? '' },
    code: 'SPRING',
  });
  const message = { name: 'Ben', email: 'ben@example.org', message: 'Hello' };
  await keepContact(shop.context, message, '203.0.113.7', null);
});
afterAll(() => shop.close());

const START = new Date('2026-03-01T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;

/** Runs the housekeeping of a later moment. */
async function keepAt(later: Date | number): Promise<void> {
  shop.clock.set(typeof later === 'number' ? new Date(START.getTime() + later * DAY_MS) : later);
  // What falls due at the provider happens now, so that it is not dated by a later moment.
  await shop.sandbox.tick();
  await keepRetention(shop.context);
}

const rowsOf = async (table: string) =>
  (await shop.context.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]
    ?.n;
const contentOf = ({ order_id: id }: Checkout) =>
  shop.context.db.select().from(mails).where(eq(mails.orderId, id)).orderBy(mails.id);
const sessionOf = ({ session_id: id }: Checkout) =>
  shop.context.db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));

describe('housekeeping', () => {
  it('removes nothing recent', async () => {
    const tables = [
      'mails',
      'contact_messages',
      'orders',
      'checkout_sessions',
      'provider_events',
      'profiles',
    ];
    const before = await Promise.all(tables.map(rowsOf));
    await keepAt(29);
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
    expect((await contentOf(paid)).every(({ payload }) => Object.keys(payload).length > 0)).toBe(true);
  });

  it('deletes test-mode payments after 30 days, and keeps the catalogue', async () => {
    // Without the expiry of the unpaid session, which was reported later.
    const first = and(eq(sandboxObjects.kind, 'event'), lte(sandboxObjects.createdAt, START));
    const events = () => shop.context.db.select().from(sandboxObjects).where(first);
    expect((await events()).length).toBeGreaterThan(0);
    await keepAt(31);
    expect(await events()).toEqual([]);
    expect((await paid.status()).payment_status).toBe('paid');
  });

  it('empties messages after 90 days, except those waiting to be sent', async () => {
    const [waiting] = await shop.context.db
      .update(mails)
      .set({ state: 'queued' })
      .where(eq(mails.kind, 'contact'))
      .returning({ id: mails.id });
    const keeping = await contentOf(paid);
    await keepAt(91);
    const emptied = await contentOf(paid);
    expect(emptied.map(({ payload }) => payload)).toEqual([{}, {}]);
    expect(emptied.map(({ toAddress, sentAt }) => [toAddress, sentAt])).toEqual(
      keeping.map(({ toAddress, sentAt }) => [toAddress, sentAt]),
    );
    const [still] = await shop.context.db
      .select()
      .from(mails)
      .where(eq(mails.id, waiting?.id ?? ''));
    expect(still?.payload).toMatchObject({ message: 'Hello' });
    await shop.context.db.update(mails).set({ state: 'sent' }).where(eq(mails.kind, 'contact'));
    await keepAt(91);
    const [sent] = await shop.context.db
      .select()
      .from(mails)
      .where(eq(mails.id, waiting?.id ?? ''));
    expect(sent?.payload).toEqual({});
  });

  it('deletes payment pages 90 days after they ended, and of paid ones the address only', async () => {
    await keepAt(92);
    expect(await sessionOf(unpaid)).toEqual([]);
    expect(await sessionOf(paid)).toMatchObject([
      { url: null, clientSecret: null, returnUrl: '', amountTotal: 19_900, paymentId: expect.any(String) },
    ]);
    expect(await shop.context.db.select().from(providerEvents)).toEqual([]);
    expect((await unpaid.file()).order.state).toBe('awaiting_payment');
  });

  it('deletes contact messages, unpaid orders and unused profiles after twelve months', async () => {
    shop.clock.set(new Date('2027-03-01T11:59:59.000Z'));
    await keepRetention(shop.context);
    expect(await shop.context.db.select().from(contactMessages)).toHaveLength(1);
    expect((await unpaid.file()).order.id).toBe(unpaid.order_id);
    await keepAt(new Date('2027-03-01T12:00:01.000Z'));
    expect(await shop.context.db.select().from(contactMessages)).toEqual([]);
    const ids = (await shop.context.db.select({ id: orders.id }).from(orders)).map(({ id }) => id);
    expect(ids).toEqual([paid.order_id]);
    const kept = await shop.context.db.select({ id: profiles.id }).from(profiles);
    expect(kept).toEqual([{ id: paid.buyer.profileId }]);
    // Test mode can still sell: keys, products and prices stay, payments do not.
    const test = await shop.context.db.select({ kind: sandboxObjects.kind }).from(sandboxObjects);
    expect([...new Set(test.map(({ kind }) => kind))].sort()).toEqual([
      'account',
      'coupon',
      'price',
      'product',
      'promotion_code',
    ]);
    // The person is still a customer.
    const [user] = await shop.context.db.select().from(users).where(eq(users.id, unpaid.buyer.id));
    expect(user?.email).toBe(unpaid.buyer.email);
  });

  it('keeps an old order that needs a person, and one with an unmatched payment', async () => {
    const odd = await shop.checkout(await shop.buyer());
    const taken = await shop.checkout(await shop.buyer());
    await shop.context.db.update(orders).set({ attention: 'look' }).where(eq(orders.id, odd.order_id));
    await shop.context.db
      .update(checkoutSessions)
      .set({ status: 'complete', paymentStatus: 'paid' })
      .where(eq(checkoutSessions.id, taken.session_id));
    await keepAt(new Date('2028-04-01T12:00:00.000Z'));
    const left = await shop.context.db
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, [odd.order_id, taken.order_id]));
    expect(left).toHaveLength(2);
  });

  it('deletes an erased customer’s bookkeeping ten years after the year of the order', async () => {
    shop.clock.set(START);
    const answer = await shop.app.inject({
      method: 'DELETE',
      url: '/api/v1/users/me',
      headers: paid.buyer.headers,
      payload: { password: PASSWORD },
    });
    expect(answer.statusCode).toBe(204);
    await keepAt(new Date('2036-12-31T23:00:00.000Z'));
    expect((await paid.file()).order).toMatchObject({ amountTotal: 19_900, customerName: 'Erased' });
    await keepAt(new Date('2037-01-01T00:00:00.000Z'));
    await expect(paid.file()).rejects.toThrow('There is no order');
    expect(await shop.context.db.select().from(users).where(eq(users.id, paid.buyer.id))).toEqual([]);
  });

  it('continues where one part fails, and reports it', async () => {
    const refusing = {
      value: () => {
        throw new Error('the rows are held');
      },
    };
    const db = Object.create(shop.context.db, { delete: refusing }) as typeof shop.context.db;
    await shop.context.db.insert(mails).values({
      id: shop.context.ids.next(),
      dedupeKey: 'old',
      kind: 'contact',
      toAddress: 'support@example.org',
      subject: 'Old',
      payload: { message: 'old' },
      messageId: '<old@example.org>',
      state: 'sent',
      createdAt: START,
    });
    const done = keepRetention({ ...shop.context, db });
    await expect(done).rejects.toThrow('Not everything that is due was forgotten.');
    const [old] = await shop.context.db.select().from(mails).where(eq(mails.dedupeKey, 'old'));
    expect(old?.payload).toEqual({});
  });
});
