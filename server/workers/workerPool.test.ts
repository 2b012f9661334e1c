import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { TryLater } from './tryLater.ts';
import { WorkerCrash, WorkerTimeout, workerPool, type WorkerEvents } from './workerPool.ts';
import { workerProcess } from './workerProcess.ts';
import { workerThread } from './workerThread.ts';

interface Request {
  readonly what: string;
}

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker that replies with its identity, or does as told. */
function entryOf(kind: string, prelude: string): URL {
  const file = join(folder, `${kind}.mjs`);
  const script = `${prelude}
    onMessage(({ what }) => {
      if (what === 'crash') process.exit(7);
      if (what === 'throw') setTimeout(() => { throw new Error('inside') });
      else if (what === 'error') answer({ error: 'said no' });
      else if (what === 'environment') answer({ answer: Object.keys(process.env) });
      else if (what !== 'hang') answer({ answer: itself });
    });`;
  writeFileSync(file, script);
  return pathToFileURL(file);
}

const thread = entryOf(
  'thread',
  `import { parentPort, threadId as itself } from 'node:worker_threads';
   const onMessage = (listener) => parentPort.on('message', listener);
   const answer = (reply) => parentPort.postMessage(reply);`,
);
const ownProcess = entryOf(
  'process',
  `const itself = process.pid;
   const onMessage = (listener) => process.on('message', listener);
   const answer = (reply) => process.send(reply);
   process.on('disconnect', () => process.exit());`,
);

const KINDS = [
  {
    kind: 'threads',
    start: (events: WorkerEvents<unknown>) => workerThread<Request, unknown>(thread, events),
  },
  {
    kind: 'processes',
    start: (events: WorkerEvents<unknown>) =>
      workerProcess<Request, unknown>({ entry: ownProcess, args: [], flags: [], settings: {} }, events),
  },
];

describe.each(KINDS)('a pool of $kind', ({ start }) => {
  const open = (size = 1, jobsEach = Number.POSITIVE_INFINITY) => {
    const pool = workerPool<Request, unknown>({ start, size, timeoutMs: 1500, jobsEach });
    return { run: (what: string) => pool.run({ what }), close: pool.close };
  };

  test('runs jobs in order on one worker, and in parallel on several', async () => {
    const pool = open();
    const [a, b] = await Promise.all([pool.run('x'), pool.run('x')]);
    expect(a).toBe(b);
    await pool.close();
    const two = open(2);
    const ids = await Promise.all([two.run('x'), two.run('x')]);
    expect(new Set(ids).size).toBe(2);
    await two.close();
  });

  test('takes an error for a result, and keeps the worker', async () => {
    const pool = open();
    const before = await pool.run('x');
    await expect(pool.run('error')).rejects.toThrow('said no');
    expect(await pool.run('x')).toBe(before);
    await pool.close();
  });

  test.each(['crash', 'throw'])(
    'rejects the job of a %s, and runs the next one on a new worker',
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

  test('ends a hanging job at the time limit, and continues', async () => {
    const pool = open();
    await pool.run('x');
    const hung = pool.run('hang');
    const after = pool.run('x');
    await expect(hung).rejects.toBeInstanceOf(WorkerTimeout);
    await expect(after).resolves.toBeTypeOf('number');
    await pool.close();
  });

  test('replaces a worker after its number of jobs, and loses no waiting one', async () => {
    const pool = open(1, 2);
    const ids = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(pool.run));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).toBe(ids[3]);
    expect(new Set(ids).size).toBe(3);
    await pool.close();
  });

  test('rejects waiting jobs when closed', async () => {
    const pool = open();
    const running = pool.run('hang');
    const waiting = pool.run('x');
    const both = Promise.allSettled([running, waiting]);
    await pool.close();
    expect((await both).map((one) => one.status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run('x')).rejects.toThrow('closed');
  });
});

test('a process receives only the environment that it needs, and ends once it is replaced', async () => {
  vi.stubEnv('SECRET_OF_THE_SERVER', 'must stay here');
  const start = KINDS[1]?.start as (typeof KINDS)[number]['start'];
  const pool = workerPool<Request, unknown>({ start, size: 1, timeoutMs: 5000, jobsEach: 2 });
  const pid = Number(await pool.run({ what: 'x' }));
  const names = (await pool.run({ what: 'environment' })) as readonly string[];
  vi.unstubAllEnvs();
  expect(names).toContain('PATH');
  expect(names).not.toContain('SECRET_OF_THE_SERVER');
  const runs = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (let waited = 0; runs() && waited < 100; waited += 1) await delay(20);
  expect(runs()).toBe(false);
  await pool.close();
});

test('a worker that cannot start fails the present job, even one that has waited, and no other', async () => {
  const answers: (() => void)[] = [];
  let starts = 0;
  const pool = workerPool<Request, string>({
    start({ onReply }) {
      starts += 1;
      if (starts === 2) throw new Error('spawn ENOMEM');
      return {
        send: ({ what }) => void answers.push(() => onReply({ answer: what })),
        end: async () => {},
      };
    },
    size: 1,
    timeoutMs: 60_000,
    jobsEach: 1,
  });
  const [first, second, third] = ['a', 'b', 'c'].map((what) => pool.run({ what }));
  answers.shift()?.();
  expect(await first).toBe('a');
  await expect(second).rejects.toThrow(WorkerCrash);
  answers.shift()?.();
  expect(await third).toBe('c');
  await pool.close();
});

test('a lost worker is a temporary failure, not the job’s fault', () => {
  expect(new WorkerCrash('exit code 1')).toBeInstanceOf(TryLater);
  expect(new WorkerTimeout(30_000)).toBeInstanceOf(TryLater);
});
