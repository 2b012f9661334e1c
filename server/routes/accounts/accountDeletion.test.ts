import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#db/schema/mails';
import * as schema from '#db/schema';
import { orders } from '#db/schema/orders';
import { drafts } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { holdAccount } from '#services/accounts/liveAccount';
import { reconcilePayments } from '#services/orders/events/reconcilePayments';
import { refundOrder } from '#services/orders/refund/refundOrder';
import { type Buyer, type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { openUnsteadyLine } from '#services/orders/testing/unsteadyLine';
import { removePdf } from '#services/reports/removePdf';
import { logInOver, PASSWORD, type Person, signUpOver } from '#testing/person';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

const ME = '/api/v1/users/me';
const remove = (person: Person, password = PASSWORD) =>
  shop.app.inject({ method: 'DELETE', url: ME, headers: person.headers, payload: { password } });
const data = (person: Person) => shop.app.inject({ url: `${ME}/data`, headers: person.headers });

/** The content of all our tables (not the payment provider's) as one text. */
async function everythingStored(): Promise<string> {
  const names = Object.values(schema)
    .filter((table) => typeof table === 'object' && table !== null && Symbol.for('drizzle:Name') in table)
    .map((table) => getTableName(table as typeof users))
    .filter((name) => !name.startsWith('sandbox_'));
  const texts = await Promise.all(
    names.map(async (name) => {
      const { rows } = await shop.context.db.execute(sql`select * from ${sql.identifier(name)}`);
      return JSON.stringify(rows);
    }),
  );
  return texts.join('\n');
}

/** Files queued for deletion from the store. */
async function filesToRemove(): Promise<{ pdfKey: string }[]> {
  const { rows } = await shop.context.db.execute<{ data: { pdfKey: string } }>(
    sql`select data from pgboss.job where name = 'remove-pdf' order by created_on desc`,
  );
  return rows.map((row) => row.data);
}

describe('deleting an account', () => {
  it('needs the password', async () => {
    const person = await signUpOver(shop.app);
    const answer = await remove(person, 'wrong');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ detail: [{ loc: ['body', 'password'] }] });
    expect((await data(person)).statusCode).toBe(200);
  });

  it('erases the person everywhere, and keeps order, amount and date', async () => {
    const email = 'zacharias.unmistakable@example.org';
    const person = await signUpOver(shop.app, email);
    const buyer: Buyer = { ...person, profileId: await shop.profileOf(person, 5) };
    await shop.app.inject({
      method: 'PATCH',
      url: ME,
      headers: person.headers,
      payload: { full_name: 'Zacharias Unmistakable' },
    });
    await shop.app.inject({
      method: 'POST',
      url: '/f/contact',
      headers: person.headers,
      payload: { name: 'Zacharias Unmistakable', email, message: 'Hello', privacy: true },
    });
    const checkout = await shop.checkout(buyer);
    await checkout.pay();
    await checkout.status();
    await shop.deliver(checkout);
    await shop.app.inject({
      method: 'POST',
      url: `/api/v1/orders/${checkout.order_id}/refund-request`,
      headers: buyer.headers,
      payload: { reason: 'Signed, Zacharias Unmistakable' },
    });
    const paidAt = (await checkout.file()).order.paidAt;
    const files = () => readdir(join(shop.folder, 'reports'));
    const before = (await files()).length;
    expect((await everythingStored()).toLowerCase()).toContain('unmistakable');

    expect((await remove(buyer)).statusCode).toBe(204);
    expect((await everythingStored()).toLowerCase()).not.toContain('unmistakable');
    const [job] = await filesToRemove();
    await removePdf(shop.context, job?.pdfKey ?? '');
    expect(await files()).toHaveLength(before - 1);
    const { order, revisions, events, mails: sent } = await checkout.file();
    expect(order).toMatchObject({
      state: 'paid',
      total: 19_900,
      amountTotal: 19_900,
      currency: 'usd',
      productSnapshot: { id: 'silver' },
      customerName: 'Erased',
    });
    expect(order.paidAt).toEqual(paidAt);
    expect(events.map(({ toState }) => toState)).toEqual(['draft', 'awaiting_payment', 'paid']);
    expect(revisions.map(({ state }) => state)).toEqual(['delivered']);
    expect(sent.every(({ payload }) => Object.keys(payload).length === 0)).toBe(true);

    expect((await data(buyer)).statusCode).toBe(401);
    await expect(logInOver(shop.app, email)).rejects.toThrow('401');
    const status = await checkout.status();
    expect(status).toMatchObject({ payment_status: 'paid', customer_email: null });
    // The address is free again and linked to nothing.
    const again = await signUpOver(shop.app, email);
    const { orders: none } = (await data(again)).json<{ orders: unknown[] }>();
    expect(none).toEqual([]);
    // The order can still be refunded, and no mail is sent to nobody.
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    expect((await checkout.file()).mails.map(({ kind }) => kind)).not.toContain('refund');
  });

  it('stops what a request admitted earlier would still write', async () => {
    const checkout = await shop.delivered();
    const { buyer } = checkout;
    const orderUrl = `/api/v1/orders/${checkout.order_id}`;
    const answers = { ...answersFromSeed(9), 'full-name': { value: 'Late Comer' } };
    const late: readonly (readonly ['POST' | 'PUT' | 'PATCH', string, object])[] = [
      ['PUT', '/api/v1/drafts/profile-assessment', { version: 0, answers, section_index: 1 }],
      ['POST', '/api/v1/survey-results', { survey: { id: 'profile-assessment-v1', answers } }],
      ['PATCH', ME, { full_name: 'Late Comer' }],
      ['PUT', '/api/v1/consents/health', { text_version: 'late-comer' }],
      ['POST', `${orderUrl}/refund-request`, { reason: 'Late Comer' }],
      [
        'POST',
        '/f/contact',
        { name: 'Late Comer', email: 'late-comer@example.org', message: 'Hello', privacy: true },
      ],
      [
        'POST',
        '/api/v1/payments/create-checkout-session',
        shop.wish(buyer, { delivery_email: 'late-comer@example.org', additional_countries: 1 }),
      ],
    ];
    const sent = late.map(([method, url, body]) => {
      const payload = new PassThrough();
      const headers = { ...buyer.headers, 'content-type': 'application/json' };
      const answer = shop.app.inject({ method, url, headers, payload });
      // The request is sent only once somebody waits for its response.
      void answer.then(() => {});
      return { answer, finish: () => payload.end(JSON.stringify(body)) };
    });
    await delay(300);
    expect((await remove(buyer)).statusCode).toBe(204);
    for (const { finish } of sent) finish();
    const told = await Promise.all(sent.map(async ({ answer }) => (await answer).statusCode));
    expect(told).toEqual(late.map(() => 401));
    expect((await everythingStored()).toLowerCase()).not.toMatch(/late.comer/);
  });

  it('waits for a write that has begun, and erases it too', async () => {
    const person = await signUpOver(shop.app);
    const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
    const written = inTransaction(shop.context.db, async (tx) => {
      await holdAccount(tx, person.id);
      isHeld();
      await delay(300);
      const at = shop.clock.now();
      const answers = { 'full-name': { value: 'Just Before' } };
      await tx
        .insert(drafts)
        .values({ userId: person.id, version: 1, answers, sectionIndex: 0, updatedAt: at });
    });
    await held;
    expect((await remove(person)).statusCode).toBe(204);
    await written;
    expect(await everythingStored()).not.toContain('Just Before');
  });

  it('leaves the file to the queue, so that a store that is away cannot lose the request', async () => {
    const checkout = await shop.delivered();
    const [report] = await shop.context.db
      .select({ pdfKey: reportRevisions.pdfKey })
      .from(reportRevisions)
      .where(eq(reportRevisions.orderId, checkout.order_id));
    expect((await remove(checkout.buyer)).statusCode).toBe(204);
    expect((await filesToRemove())[0]).toEqual({ pdfKey: report?.pdfKey });
    const store = { ...shop.context.store, remove: () => Promise.reject(new Error('away')) };
    await expect(removePdf({ store }, report?.pdfKey ?? '')).rejects.toThrow('away');
    await removePdf(shop.context, report?.pdfKey ?? '');
    expect(await readdir(join(shop.folder, 'reports'))).not.toContain(report?.pdfKey);
  });

  it('ends open checkouts at the provider and cancels an unfinished report', async () => {
    const open = await shop.checkout(await shop.buyer());
    expect((await remove(open.buyer)).statusCode).toBe(204);
    const session = await shop.dashboard.checkout.sessions.retrieve(open.session_id);
    expect(session.status).toBe('expired');
    expect((await open.file()).order.state).toBe('expired');

    const waiting = await shop.paid();
    await remove(waiting.buyer);
    const { order, revisions, mails: queued } = await waiting.file();
    expect(revisions[0]?.state).toBe('cancelled');
    expect(order.attention).toContain('before the report was delivered: refund it');
    expect(queued.map(({ state }) => state)).toEqual(['failed']);
    const letters = (await shop.letters()).length;
    await shop.deliver(waiting);
    expect(await shop.letters()).toHaveLength(letters);
  });

  it('follows a payment under way: the money is noted for refund, and no report is made', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay({ method: 'us_bank_account', terms: 'on', debitResult: 'success' });
    await shop.tellAbout(checkout.session_id, 'checkout.session.completed');
    expect((await remove(checkout.buyer)).statusCode).toBe(204);
    shop.clock.advance(10 * 60_000);
    await shop.sandbox.tick();
    await reconcilePayments(shop.context);
    const { order, revisions, mails: none } = await checkout.file();
    expect(order).toMatchObject({
      state: 'paid',
      amountTotal: 19_900,
      attention: 'paid after the account was deleted: refund it',
    });
    expect([revisions, none]).toEqual([[], []]);
  });

  it('erases nothing while the provider does not respond', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    const line = await openUnsteadyLine(shop);
    line.state = 'down';
    const answer = await remove(checkout.buyer);
    await line.close();
    expect(answer.statusCode).toBe(502);
    const [user] = await shop.context.db.select().from(users).where(eq(users.id, checkout.buyer.id));
    expect(user?.email).toBe(checkout.buyer.email);
    const [order] = await shop.context.db.select().from(orders).where(eq(orders.id, checkout.order_id));
    expect(order?.deliveryEmail).toBe(checkout.buyer.email);
    expect((await remove(checkout.buyer)).statusCode).toBe(204);
    const left = await shop.context.db.select().from(mails).where(eq(mails.userId, checkout.buyer.id));
    expect(left).toEqual([]);
  });
});
