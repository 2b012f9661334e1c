import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mails } from '#db/schema/mails';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import { CLAIM_MS, MailBusy } from './claimMail.ts';
import { sendMail } from './sendMail.ts';

let setup: ReportSetup;
beforeAll(async () => {
  setup = await reportSetup();
});
afterEach(() => vi.useRealTimers());
afterAll(() => setup.close());

/** The order of a queued confirmation, with the message's id. */
async function queued(): Promise<{ readonly orderId: string; readonly mailId: string }> {
  const { orderId } = await setup.paidOrder();
  const [mail] = await setup.mailsOf(orderId);
  return { orderId, mailId: mail?.id ?? '' };
}

/** Starts sending a message to a slow mail server; time passes only where the test says so. */
async function slowlySent(mailId: string, db: typeof setup.dependencies.db) {
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const mailer = {
    send() {
      begin();
      return accepted;
    },
    close() {},
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sent = sendMail({ ...setup.dependencies, db, mailer }, mailId);
  await begun;
  return {
    pass(ms: number) {
      setup.clock.advance(ms);
      vi.advanceTimersByTime(5000);
    },
    async accept() {
      accept();
      await sent;
    },
  };
}

/** Waits until the claim on a message lasts as long as one made now. */
async function renewed(orderId: string): Promise<void> {
  const claimedUntil = new Date(setup.clock.now().getTime() + CLAIM_MS);
  await vi.waitFor(async () => expect(await setup.mailsOf(orderId)).toMatchObject([{ claimedUntil }]));
}

test('a message whose try was cut off can be claimed again once its claim has expired', async () => {
  const { orderId, mailId } = await queued();
  const { db, clock } = setup.dependencies;
  const claimedUntil = new Date(clock.now().getTime() + CLAIM_MS);
  await db.update(mails).set({ claimedUntil }).where(eq(mails.id, mailId));
  await expect(sendMail(setup.dependencies, mailId)).rejects.toBeInstanceOf(MailBusy);
  expect(await setup.mailsOf(orderId)).toMatchObject([{ state: 'queued', attempts: 0, lastError: null }]);
  setup.clock.advance(CLAIM_MS);
  await sendMail(setup.dependencies, mailId);
  expect(await setup.mailsOf(orderId)).toMatchObject([{ state: 'sent', claimedUntil: null }]);
});

test('a claim is renewed while the message is sent, however long that takes', async () => {
  const { orderId, mailId } = await queued();
  const slow = await slowlySent(mailId, setup.dependencies.db);
  slow.pass(CLAIM_MS - 1);
  await renewed(orderId);
  await slow.accept();
  expect(await setup.mailsOf(orderId)).toMatchObject([{ state: 'sent' }]);
});

test('a claim whose renewal failed once is renewed the next time', async () => {
  const { orderId, mailId } = await queued();
  let isAway = false;
  const db = new Proxy(setup.dependencies.db, {
    get(target, name, receiver) {
      if (name !== 'update' || !isAway) return Reflect.get(target, name, receiver) as unknown;
      isAway = false;
      return () => ({ set: () => ({ where: () => Promise.reject(new Error('the database is away')) }) });
    },
  });
  const slow = await slowlySent(mailId, db);
  isAway = true;
  slow.pass(5000);
  await vi.waitFor(() => expect(setup.logged.join()).toContain('the claim on a message was not changed'));
  slow.pass(5000);
  await renewed(orderId);
  await slow.accept();
});
