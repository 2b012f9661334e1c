import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '#db/schema/mails';
import { inTransaction } from '#db/transaction';
import { reconcilePayments } from './events/reconcilePayments.ts';
import { type Shop, startShop, until } from './testing/shop.ts';
import { QUICK_REPORTS } from './testing/smallReports.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deliver: true });
  Object.assign(shop.context, QUICK_REPORTS);
  await shop.work();
});
afterAll(() => shop.close());

const five = <Result>(work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 5 }, work));

it('one order gives one confirmation, one report and one delivery when everything happens five times at once', async () => {
  const buyer = await shop.buyer();
  const started = await five(() => shop.checkout(buyer));
  expect(new Set(started.map(({ session_id: id }) => id)).size).toBe(1);
  const [checkout] = started;
  if (!checkout) throw new Error('no checkout');

  await five(() => checkout.pay().catch(() => null));
  const event = await shop.eventAbout(checkout.session_id, 'checkout.session.completed');
  shop.clock.advance(10 * 60_000);
  const [told] = await Promise.all([
    five(() => shop.tell(event)),
    five(() => shop.tell({ ...event, id: `evt_${Math.random()}` })),
    five(() => checkout.status()),
    five(() => reconcilePayments(shop.context, 0)),
    five(() => shop.sandbox.tick()),
  ]);
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);

  // The queue may run a job again at any time, too.
  const { revisions } = await checkout.file();
  await five(() =>
    inTransaction(shop.context.db, (tx) => shop.context.jobs.makeReport(tx, revisions[0]?.id ?? '')),
  );
  await until('the report is delivered', async () =>
    (await checkout.file()).revisions.some(({ state }) => state === 'delivered'),
  );
  const own = await shop.context.db.select().from(mails).where(eq(mails.orderId, checkout.order_id));
  await five(async () => {
    for (const { id } of own)
      await inTransaction(shop.context.db, (tx) => shop.context.jobs.sendMail(tx, id));
  });
  const barrier = await shop.paid();
  await until('a later order is delivered, so nothing of the first is left in the queue', async () =>
    (await barrier.file()).revisions.some(({ state }) => state === 'delivered'),
  );

  const file = await checkout.file();
  expect(file.order).toMatchObject({ state: 'paid', amountTotal: 19_900, attention: null });
  expect(file.events.filter(({ toState }) => toState === 'paid')).toHaveLength(1);
  expect(file.revisions).toHaveLength(1);
  expect(file.mails.map(({ kind, state }) => [kind, state]).sort()).toEqual([
    ['confirmation', 'sent'],
    ['delivery', 'sent'],
  ]);
  const letters = (await shop.letters()).filter((letter) => letter.includes(buyer.email));
  expect(letters).toHaveLength(2);
  expect(new Set(letters.map((letter) => /^Message-ID: (.+)$/im.exec(letter)?.[1])).size).toBe(2);
  expect(letters.filter((letter) => letter.includes('application/pdf'))).toHaveLength(1);
  const sessions = await shop.dashboard.checkout.sessions.list({ limit: 100 });
  expect(sessions.data.filter(({ customer_email: email }) => email === buyer.email)).toHaveLength(1);
});
