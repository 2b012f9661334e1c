import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#db/schema/orders';
import { mails } from '#db/schema/mails';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import { sendMail } from '#services/sending/sendMail';
import { deliverReport, resendReport } from './deliverReport.ts';
import type { ReportStep } from './dependencies.ts';
import { giveUpReport } from './giveUpReport.ts';
import { makeReport } from './makeReport.ts';
import { remakeReport } from './reviewReport.ts';
import { changeRevision } from './revisionRow.ts';
import { OutOfTime } from './withinTime.ts';

let setup: ReportSetup;
beforeAll(async () => {
  setup = await reportSetup();
});
afterAll(() => setup.close());

const deliveries = async (orderId: string) =>
  (await setup.mailsOf(orderId)).filter((mail) => mail.kind === 'delivery');

/** Does everything that is due for an order, like the queue. */
async function runAll(
  orderId: string,
  revisionId: string,
  onStep?: (step: ReportStep) => void,
): Promise<void> {
  const dependencies = onStep === undefined ? setup.dependencies : { ...setup.dependencies, onStep };
  await makeReport(dependencies, revisionId);
  for (const mail of await setup.mailsOf(orderId)) await sendMail(dependencies, mail.id);
}

test('a paid order gets one confirmation, one report and one delivery with the PDF', async () => {
  const { orderId, revisionId } = await setup.paidOrder();
  const before = setup.mailFiles().length;
  await runAll(orderId, revisionId);
  const revision = await setup.revision(revisionId);
  expect(revision.state).toBe('delivered');
  expect(revision.readyAt).toEqual(setup.clock.now());
  expect(revision.deliveredAt).toEqual(setup.clock.now());
  expect(revision.documentHash).toMatch(/^[0-9a-f]{64}$/);
  const rows = await setup.mailsOf(orderId);
  expect(rows.map((mail) => [mail.kind, mail.state]).toSorted()).toEqual([
    ['confirmation', 'sent'],
    ['delivery', 'sent'],
  ]);
  expect(setup.mailFiles()).toHaveLength(before + 2);
});

const STEPS: readonly ReportStep[] = [
  'begun',
  'built',
  'recorded',
  'rendered',
  'stored',
  'queued',
  'sent',
  'settled',
];

test.each(STEPS)(
  'interrupted after the step "%s" and run again, it gives the customer one of everything',
  async (fatal) => {
    const { orderId, revisionId } = await setup.paidOrder();
    const before = setup.mailFiles().length;
    let fell = false;
    const fall = (step: ReportStep) => {
      if (step !== fatal || fell) return;
      fell = true;
      throw new Error(`cut off after ${step}`);
    };
    await expect(runAll(orderId, revisionId, fall)).rejects.toThrow(`cut off after ${fatal}`);
    await runAll(orderId, revisionId);
    await runAll(orderId, revisionId);
    expect((await setup.revision(revisionId)).state).toBe('delivered');
    expect(await deliveries(orderId)).toHaveLength(1);
    expect(setup.mailFiles()).toHaveLength(before + 2);
  },
);

test('two workers on one revision make one delivery', async () => {
  const { orderId, revisionId } = await setup.paidOrder();
  await Promise.all([makeReport(setup.dependencies, revisionId), makeReport(setup.dependencies, revisionId)]);
  const found = await deliveries(orderId);
  expect(found).toHaveLength(1);
  const before = setup.mailFiles().length;
  const delivery = found[0]?.id ?? '';
  let handedOver = 0;
  const slow = {
    ...setup.dependencies,
    mailer: {
      async send(mail: Parameters<typeof setup.dependencies.mailer.send>[0]) {
        handedOver += 1;
        await delay(200);
        await setup.dependencies.mailer.send(mail);
      },
      close() {},
    },
  };
  const tries = await Promise.allSettled([sendMail(slow, delivery), sendMail(slow, delivery)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  // The other attempt returns and finds it done.
  await sendMail(slow, delivery);
  expect(handedOver).toBe(1);
  expect(setup.mailFiles()).toHaveLength(before + 1);
});

test('a cancelled revision is never begun, nor sent when cancelled before its message goes', async () => {
  const early = await setup.paidOrder();
  await changeRevision(setup.dependencies.db, early.revisionId, { state: 'cancelled' });
  const builtBefore = setup.built.length;
  await makeReport(setup.dependencies, early.revisionId);
  expect(setup.built).toHaveLength(builtBefore);

  const late = await setup.paidOrder();
  await makeReport(setup.dependencies, late.revisionId);
  await changeRevision(setup.dependencies.db, late.revisionId, { state: 'cancelled' });
  const files = setup.mailFiles().length;
  for (const mail of await deliveries(late.orderId)) await sendMail(setup.dependencies, mail.id);
  expect(setup.mailFiles()).toHaveLength(files);
  expect((await deliveries(late.orderId))[0]).toMatchObject({ state: 'failed' });
  expect((await setup.revision(late.revisionId)).state).toBe('cancelled');
});

test('a failing builder leaves its reason, and after the last try the revision fails with an alert', async () => {
  const { orderId, revisionId } = await setup.paidOrder();
  const broken = {
    ...setup.dependencies,
    buildReport: () => {
      throw new Error('no facts for ATL');
    },
  };
  await expect(makeReport(broken, revisionId)).rejects.toThrow('no facts');
  expect(await setup.revision(revisionId)).toMatchObject({
    state: 'generating',
    failure: 'no facts for ATL',
  });
  await giveUpReport(setup.dependencies, revisionId);
  await giveUpReport(setup.dependencies, revisionId);
  expect((await setup.revision(revisionId)).state).toBe('failed');
  const alerts = setup.logged.filter((line) => line.includes('"alert":true') && line.includes(revisionId));
  expect(alerts).toHaveLength(1);
  await makeReport(setup.dependencies, revisionId);
  expect(await deliveries(orderId)).toEqual([]);
});

test('a report that runs out of time twice in a row is given up, and can be retried by command', async () => {
  const { revisionId } = await setup.paidOrder();
  const failing = (error: Error) =>
    makeReport(
      {
        ...setup.dependencies,
        buildReport: () => {
          throw error;
        },
      },
      revisionId,
    );
  const late = new OutOfTime(30_000);
  await expect(failing(late)).rejects.toBe(late);
  await expect(failing(new Error('something else'))).rejects.toThrow('something else');
  await expect(failing(late)).rejects.toBe(late);
  expect((await setup.revision(revisionId)).state).toBe('generating');
  await failing(late);
  expect(await setup.revision(revisionId)).toMatchObject({ state: 'failed', failure: late.message });
  const alerts = setup.logged.filter((line) => line.includes('"alert":true') && line.includes(revisionId));
  expect(alerts).toHaveLength(1);
  await remakeReport(setup.dependencies, revisionId);
  await expect(failing(late)).rejects.toBe(late);
});

test('a builder that fails after its report was cancelled stores nothing', async () => {
  const { revisionId } = await setup.paidOrder();
  const overtaken = {
    ...setup.dependencies,
    buildReport: async () => {
      await changeRevision(setup.dependencies.db, revisionId, { state: 'cancelled' });
      throw new Error('Margaret Hale has no home');
    },
  };
  await expect(makeReport(overtaken, revisionId)).rejects.toThrow('Margaret');
  expect(await setup.revision(revisionId)).toMatchObject({ state: 'cancelled', failure: null });
});

test('the delivery goes to the order’s present address, and a resend to the corrected one', async () => {
  const { orderId, revisionId } = await setup.paidOrder();
  await makeReport(setup.dependencies, revisionId);
  await setup.dependencies.db
    .update(orders)
    .set({ deliveryEmail: 'right@customer.example' })
    .where(eq(orders.id, orderId));
  expect(await resendReport(setup.dependencies, revisionId, 'corrected')).toBe(true);
  expect(await resendReport(setup.dependencies, revisionId, 'corrected')).toBe(false);
  expect((await deliveries(orderId)).map((mail) => mail.toAddress)).toEqual([
    expect.not.stringContaining('right@'),
    'right@customer.example',
  ]);
});

test('a mail server that is down leaves the message queued, one that refuses permanently fails it with an alert', async () => {
  const { orderId, revisionId } = await setup.paidOrder();
  await makeReport(setup.dependencies, revisionId);
  const [delivery] = await deliveries(orderId);
  if (delivery === undefined) throw new Error('no delivery');
  const down = {
    ...setup.dependencies,
    mailer: { send: () => Promise.reject(new Error('connection refused')), close() {} },
  };
  await expect(sendMail(down, delivery.id)).rejects.toThrow('connection refused');
  expect((await deliveries(orderId))[0]).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: 'connection refused',
  });
  await setup.dependencies.db
    .update(mails)
    .set({ toAddress: 'not an address' })
    .where(eq(mails.id, delivery.id));
  await sendMail(setup.dependencies, delivery.id);
  expect((await deliveries(orderId))[0]).toMatchObject({ state: 'failed' });
  expect(setup.logged.some((line) => line.includes('"alert":true') && line.includes(delivery.id))).toBe(true);
  expect((await setup.revision(revisionId)).state).toBe('ready');
});

test('a message whose PDF is missing says why, and is tried again', async () => {
  const { orderId, revisionId } = await setup.paidOrder();
  await makeReport(setup.dependencies, revisionId);
  const [delivery] = await deliveries(orderId);
  const gone = () => Promise.reject(new Error('the store is away'));
  const away = { ...setup.dependencies, store: { ...setup.dependencies.store, get: gone, put: gone } };
  await expect(sendMail(away, delivery?.id ?? '')).rejects.toThrow('the store is away');
  expect(await deliveries(orderId)).toMatchObject([
    { state: 'queued', attempts: 1, lastError: 'the store is away' },
  ]);
  await sendMail(setup.dependencies, delivery?.id ?? '');
  expect(await deliveries(orderId)).toMatchObject([{ state: 'sent', lastError: null }]);
});

test('a PDF that the store lost is made again under the same key', async () => {
  const { revisionId } = await setup.paidOrder();
  await makeReport(setup.dependencies, revisionId);
  const kept = new Map<string, Uint8Array>();
  const empty = {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    get: async (key: string) => kept.get(key) ?? null,
    remove: async (key: string) => void kept.delete(key),
  };
  const before = await setup.revision(revisionId);
  await deliverReport({ ...setup.dependencies, store: empty }, revisionId);
  expect([...kept.keys()]).toEqual([before.pdfKey]);
});
