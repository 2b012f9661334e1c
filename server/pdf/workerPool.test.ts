import { expect, test } from 'vitest';
import { TryLater } from '../tryLater.ts';
import { WorkerCrash, WorkerTimeout, workerPool } from './workerPool.ts';

const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (what) => {
      if (what === 'crash') process.exit(7);
      if (what === 'throw') setTimeout(() => { throw new Error('inside') });
      else if (what === 'error') parentPort.postMessage({ error: 'said no' });
      else if (what !== 'hang') parentPort.postMessage({ answer: threadId });
    });
  `)}`,
);
const open = (size = 1) => workerPool<string, number>({ entry, size, timeoutMs: 1500 });

test('jobs run in order on one thread, and on several at once', async () => {
  const pool = open();
  const [a, b] = await Promise.all([pool.run('x'), pool.run('x')]);
  expect(a).toBe(b);
  await pool.close();
  const two = open(2);
  const ids = await Promise.all([two.run('x'), two.run('x')]);
  expect(new Set(ids).size).toBe(2);
  await two.close();
});

test('an error is an answer: the thread stays', async () => {
  const pool = open();
  const before = await pool.run('x');
  await expect(pool.run('error')).rejects.toThrow('said no');
  expect(await pool.run('x')).toBe(before);
  await pool.close();
});

test.each(['crash', 'throw'])(
  'after a %s the job is rejected and the next one runs on a new thread',
  async (how) => {
    const pool = open();
    const before = await pool.run('x');
    const lost = pool.run(how);
    const after = pool.run('x');
    await expect(lost).rejects.toBeInstanceOf(WorkerCrash);
    expect(await after).not.toBe(before);
    await pool.close();
  },
);

test('a job that hangs is ended at the limit, and the pool goes on', async () => {
  const pool = open();
  await pool.run('x');
  const hung = pool.run('hang');
  const after = pool.run('x');
  await expect(hung).rejects.toBeInstanceOf(WorkerTimeout);
  await expect(after).resolves.toBeTypeOf('number');
  await pool.close();
});

test('closing rejects what waits', async () => {
  const pool = open();
  const running = pool.run('hang');
  const waiting = pool.run('x');
  const both = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await both).map((one) => one.status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run('x')).rejects.toThrow('closed');
});

test('a lost thread is the fault of the moment, not of the job', () => {
  expect(new WorkerCrash('exit code 1')).toBeInstanceOf(TryLater);
  expect(new WorkerTimeout(30_000)).toBeInstanceOf(TryLater);
});
