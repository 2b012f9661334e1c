import { expect, test, vi } from 'vitest';
import { inTransaction } from '#db/transaction';
import { jobHandlers } from './handlers.ts';
import { openJobs } from './openJobs.ts';
import { reportSetup } from './testing/reportSetup.ts';

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
