import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MailRejected } from '#adapters/mail/message';
import { mails } from '#db/schema/mails';
import { sendMail } from '#services/sending/sendMail';
import { stuckWork } from '#services/orders/operator/stuckWork';
import { refundOrder } from '#services/orders/refund/refundOrder';
import { type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { resendReport } from '#services/reports/deliverReport';
import { makeReport } from '#services/reports/makeReport';
import { PASSWORD } from '#testing/person';
import { readBacklog } from './readBacklog.ts';

let shop: Shop;
let before: number;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
beforeEach(async () => {
  before = await failed();
});
afterAll(() => shop.close());

const failed = async () => (await readBacklog(shop.context.db)).mails.failed;
const listed = async ({ order_id: id }: Checkout) =>
  (await stuckWork(shop.context)).filter(({ orderId }) => orderId === id);

/** An order whose finished report was refused by the mail server for good. */
async function refused(): Promise<{ checkout: Checkout; revisionId: string }> {
  const checkout = await shop.paid();
  const revisionId = (await checkout.file()).revisions[0]?.id ?? '';
  await makeReport(shop.context, revisionId);
  const mailer = { send: () => Promise.reject(new MailRejected('no such mailbox')), close() {} };
  const delivery = (await checkout.file()).mails.find(({ kind }) => kind === 'delivery');
  await sendMail({ ...shop.context, mailer }, delivery?.id ?? '');
  expect(await failed()).toBe(before + 1);
  expect(await listed(checkout)).toHaveLength(1);
  return { checkout, revisionId };
}

it('reports how long a message has waited for the mail server', async () => {
  const { db } = shop.context;
  const checkout = await shop.paid();
  const [mail] = (await checkout.file()).mails;
  const others = and(eq(mails.state, 'queued'), ne(mails.id, mail?.id ?? ''));
  await db.update(mails).set({ state: 'sent' }).where(others);
  const away = { send: () => Promise.reject(new Error('connect ECONNREFUSED')), close() {} };
  await expect(sendMail({ ...shop.context, mailer: away }, mail?.id ?? '')).rejects.toThrow('ECONNREFUSED');
  await db
    .update(mails)
    .set({ createdAt: sql`now() - interval '2 hours'` })
    .where(eq(mails.id, mail?.id ?? ''));
  expect((await readBacklog(db)).oldestMailSeconds).toBeCloseTo(7200, -2);
  await sendMail(shop.context, mail?.id ?? '');
  expect((await readBacklog(db)).oldestMailSeconds).toBe(0);
});

it('counts a failed message until its report is sent in another', async () => {
  const { checkout, revisionId } = await refused();
  expect(await resendReport(shop.context, revisionId, 'by an operator')).toBe(true);
  expect([await failed(), await listed(checkout)]).toEqual([before, []]);
  // Repeating the same request sends nothing, so it settles nothing.
  const again = (await checkout.file()).mails.findLast(({ kind }) => kind === 'delivery');
  const mailer = { send: () => Promise.reject(new MailRejected('no such mailbox')), close() {} };
  await sendMail({ ...shop.context, mailer }, again?.id ?? '');
  expect(await resendReport(shop.context, revisionId, 'by an operator')).toBe(false);
  expect(await failed()).toBe(before + 1);
});

it('does not count the message of a withdrawn report', async () => {
  const { checkout } = await refused();
  await refundOrder(shop.context, checkout.order_id, 'operator');
  expect([await failed(), await listed(checkout)]).toEqual([before, []]);
});

it('does not count messages of a deleted account', async () => {
  const { checkout } = await refused();
  const waiting = await shop.paid();
  for (const { headers } of [checkout.buyer, waiting.buyer])
    await shop.app.inject({
      method: 'DELETE',
      url: '/api/v1/users/me',
      headers,
      payload: { password: PASSWORD },
    });
  expect([await failed(), await listed(checkout), await listed(waiting)]).toEqual([before, [], []]);
});
