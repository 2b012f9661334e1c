import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '#db/schema/mails';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import { emptyMails } from '#services/personalData/eraseMessages';
import { queueMail } from '#services/mails/queueMail';
import { retryWork } from './retryWork.ts';

let setup: ReportSetup;
beforeAll(async () => {
  setup = await reportSetup();
});
afterAll(() => setup.close());

test('a message emptied after the others were listed is left alone', async () => {
  const { dependencies } = setup;
  const { orderId } = await setup.paidOrder();
  await queueMail(dependencies, dependencies.db, {
    kind: 'refund',
    dedupeKey: `refund:${orderId}`,
    to: 'margaret@customer.example',
    subject: 'Your refund',
    payload: { orderId },
    orderId,
  });
  const sent: string[] = [];
  const jobs: typeof dependencies.jobs = {
    ...dependencies.jobs,
    async sendMail(tx, id) {
      sent.push(id);
      await emptyMails(tx, and(eq(mails.orderId, orderId), ne(mails.id, id)));
    },
  };
  expect(await retryWork({ ...dependencies, jobs }, orderId)).toEqual({ reports: 1, mails: 1 });
  expect(sent).toHaveLength(1);
  const emptied = (await setup.mailsOf(orderId)).filter(({ id }) => id !== sent[0]);
  expect(emptied).toMatchObject([{ state: 'failed', payload: {} }]);
});
