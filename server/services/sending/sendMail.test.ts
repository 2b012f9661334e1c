import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mailer } from '#adapters/mail/mailer';
import { MailRejected } from '#adapters/mail/message';
import { mails } from '#db/schema/mails';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import { giveUpMail, sendMail } from './sendMail.ts';

let setup: ReportSetup;
beforeAll(async () => {
  setup = await reportSetup();
});
afterAll(() => setup.close());

type Change = Partial<typeof mails.$inferInsert>;

/** A queued confirmation to which `change` happens while a mail server has it, which then refuses it. */
async function refusedBehind(change: Change, refusal: Error) {
  const { db } = setup.dependencies;
  const { orderId } = await setup.paidOrder();
  const mailId = (await setup.mailsOf(orderId))[0]?.id ?? '';
  const mailer: Mailer = {
    async send() {
      await db.update(mails).set(change).where(eq(mails.id, mailId));
      throw refusal;
    },
    close() {},
  };
  const ended = await sendMail({ ...setup.dependencies, mailer }, mailId).catch((error: unknown) => error);
  return { ended, mailId, mail: (await setup.mailsOf(orderId))[0] };
}

const ERASED: Change = { state: 'failed', toAddress: '', payload: {}, lastError: null, userId: null };

test('no answer of a mail server is kept about a person erased meanwhile', async () => {
  const busy = new Error('450 4.2.0 <margaret@customer.example>: try again later');
  const { ended, mail } = await refusedBehind(ERASED, busy);
  expect(ended).toBe(busy);
  expect(mail).toMatchObject({ state: 'failed', toAddress: '', lastError: null, attempts: 0 });
});

test('a message emptied or sent by another try is not marked as refused, and alerts nobody', async () => {
  const before = setup.logged.length;
  const refusal = new MailRejected('The mail server refused the message for good: 550 no');
  expect((await refusedBehind(ERASED, refusal)).mail).toMatchObject({ state: 'failed', lastError: null });
  const sent = await refusedBehind({ state: 'sent' }, refusal);
  expect(sent.mail).toMatchObject({ state: 'sent', lastError: null });
  await giveUpMail(setup.dependencies, sent.mailId);
  expect(setup.logged.slice(before).join()).not.toContain('refused for good');
});
