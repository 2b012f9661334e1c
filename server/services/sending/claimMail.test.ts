import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mails } from '#db/schema/mails';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import { testClock } from '#testing/clock';
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

/** When the claim on the message of an order ends. */
async function endOfClaim(orderId: string): Promise<number> {
  const [mail] = await setup.mailsOf(orderId);
  return mail?.claimedUntil?.getTime() ?? Number.NaN;
}

/** Starts sending a message to a slow mail server; renewals are due only where the test says so. */
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
  // So that a later moment differs by at least a millisecond.
  await delay(10);
  return {
    renew: () => vi.advanceTimersByTime(5000),
    async accept() {
      accept();
      await sent;
    },
  };
}

/** Waits until the claim on a message ends later than it did. */
async function renewed(orderId: string, before: number): Promise<void> {
  await vi.waitFor(async () => expect(await endOfClaim(orderId)).toBeGreaterThan(before));
}

test('a message whose try was cut off can be claimed again once its claim has expired', async () => {
  const { orderId, mailId } = await queued();
  const claimEndsIn = (ms: number) =>
    setup.dependencies.db
      .update(mails)
      .set({ claimedUntil: sql`now() + ${ms} * interval '1 millisecond'` })
      .where(eq(mails.id, mailId));
  await claimEndsIn(CLAIM_MS);
  await expect(sendMail(setup.dependencies, mailId)).rejects.toBeInstanceOf(MailBusy);
  expect(await setup.mailsOf(orderId)).toMatchObject([{ state: 'queued', attempts: 0, lastError: null }]);
  await claimEndsIn(-1);
  await sendMail(setup.dependencies, mailId);
  expect(await setup.mailsOf(orderId)).toMatchObject([{ state: 'sent', claimedUntil: null }]);
});

test.each([-1, 1])('a claim holds against a machine whose clock is %d h off', async (hours) => {
  const { orderId, mailId } = await queued();
  const slow = await slowlySent(mailId, setup.dependencies.db);
  const { db } = setup.dependencies;
  const [{ now } = { now: 0 }] = (
    await db.execute<{ now: number }>(sql`select extract(epoch from now())::float8 * 1000 as now`)
  ).rows;
  const ends = await endOfClaim(orderId);
  expect(ends).toBeGreaterThan(now);
  expect(ends).toBeLessThanOrEqual(now + CLAIM_MS);
  const clock = testClock(new Date(now + hours * 3_600_000));
  await expect(sendMail({ ...setup.dependencies, clock }, mailId)).rejects.toBeInstanceOf(MailBusy);
  await slow.accept();
  expect(await setup.mailsOf(orderId)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('a claim is renewed while the message is sent', async () => {
  const { orderId, mailId } = await queued();
  const slow = await slowlySent(mailId, setup.dependencies.db);
  const first = await endOfClaim(orderId);
  slow.renew();
  await renewed(orderId, first);
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
  const first = await endOfClaim(orderId);
  isAway = true;
  slow.renew();
  await vi.waitFor(() => expect(setup.logged.join()).toContain('the claim on a message was not changed'));
  expect(await endOfClaim(orderId)).toBe(first);
  slow.renew();
  await renewed(orderId, first);
  await slow.accept();
});
