import { expect, test, vi } from 'vitest';
import { inTransaction } from '#db/transaction';
import { jobHandlers } from './handlers.ts';
import { openJobs } from './openJobs.ts';
import { reportSetup } from './testing/reportSetup.ts';

test('the file of an erased report is removed through the queue, and a person is called when it cannot be', async () => {
  const setup = await reportSetup();
  const { store, log, db } = setup.dependencies;
  const jobs = await openJobs(setup.database, log);
  const handlers = jobHandlers(setup.dependencies, {
    reconcile: async () => {},
    housekeeping: async () => {},
  });
  await store.put('erased.pdf', Buffer.from('%PDF'), 'application/pdf');
  await inTransaction(db, (tx) => jobs.removePdf(tx, 'erased.pdf'));
  await jobs.work(handlers);
  await vi.waitFor(async () => expect(await store.get('erased.pdf')).toBeNull(), { timeout: 15_000 });
  await jobs.stop();
  await handlers['given-up']({ pdfKey: 'left.pdf' });
  expect(setup.logged.at(-1)).toContain('"alert":"file_left_behind","key":"left.pdf"');
  await setup.close();
});

test('a payment becomes a delivered report through the queue alone', async () => {
  const setup = await reportSetup();
  const jobs = await openJobs(setup.database, setup.dependencies.log);
  const dependencies = { ...setup.dependencies, jobs };
  const { orderId, revisionId } = await setup.paidOrder();
  const [confirmation] = await setup.mailsOf(orderId);
  await inTransaction(dependencies.db, async (tx) => {
    await jobs.makeReport(tx, revisionId);
    await jobs.makeReport(tx, revisionId);
    await jobs.sendMail(tx, confirmation?.id ?? '');
  });
  await jobs.work(jobHandlers(dependencies, { reconcile: async () => {}, housekeeping: async () => {} }));
  await vi.waitFor(async () => expect((await setup.revision(revisionId)).state).toBe('delivered'), {
    timeout: 15_000,
    interval: 50,
  });
  await vi.waitFor(() => expect(setup.mailFiles()).toHaveLength(2), { timeout: 5000 });
  expect((await setup.mailsOf(orderId)).map((mail) => mail.state)).toEqual(['sent', 'sent']);
  await jobs.stop();
  await setup.close();
});
