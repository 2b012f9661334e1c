import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseHandle } from '#db/connect';
import { inTransaction } from '#db/transaction';
import { silentLog } from '#testing/silentLog';
import { startTestDatabase } from '#testing/database';
import { type Jobs, openJobs } from './openJobs.ts';
import type { JobHandlers } from './queues.ts';

const ID = '0199f3a2-7c1e-7000-8000-000000000001';
const OTHER = '0199f3a2-7c1e-7000-8000-000000000002';
let database: DatabaseHandle;
let jobs: Jobs;
const seen: string[] = [];
let failing = new Set<string>();

const handlers: JobHandlers = {
  'make-report': async ({ revisionId }) => {
    seen.push(`report ${revisionId}`);
    if (failing.has(revisionId)) throw new Error('not yet');
  },
  'send-mail': async ({ mailId }) => void seen.push(`mail ${mailId}`),
  'remove-pdf': async () => {},
  'note-event': async () => {},
  'given-up': async ({ revisionId }) => void seen.push(`given up ${revisionId}`),
  reconcile: async () => {},
  housekeeping: async () => {},
};
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const stateOf = async (id: string) => {
  const { rows } = await database.db.execute(
    sql`select state::text as state from pgboss.job where data ->> 'revisionId' = ${id} and name = 'make-report'`,
  );
  return rows.map((row) => row.state);
};

beforeAll(async () => {
  database = await startTestDatabase();
  jobs = await openJobs(database, silentLog);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('a job sent in a transaction that is rolled back never exists', async () => {
  const broken = inTransaction(database.db, async (tx) => {
    await jobs.makeReport(tx, OTHER);
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  expect(await stateOf(OTHER)).toEqual([]);
});

test('committed jobs run, and a process that is alone takes back at once what a dead one held', async () => {
  await inTransaction(database.db, async (tx) => {
    await jobs.makeReport(tx, ID);
    await jobs.sendMail(tx, OTHER);
  });
  if (database.kind === 'pglite') {
    await database.db.execute(
      sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'make-report'`,
    );
  }
  await jobs.work(handlers);
  await eventually(() => expect(seen.toSorted()).toEqual([`mail ${OTHER}`, `report ${ID}`]));
});

test('a failing job is retried, and given up after the last try', async () => {
  failing = new Set([OTHER]);
  await inTransaction(database.db, (tx) => jobs.makeReport(tx, OTHER));
  await eventually(() => expect(seen.filter((line) => line === `report ${OTHER}`)).toHaveLength(1));
  await vi.waitFor(async () => expect(await stateOf(OTHER)).toEqual(['retry']), { timeout: 5000 });
  await database.db.execute(
    sql`update pgboss.job set retry_count = retry_limit, start_after = now() where data ->> 'revisionId' = ${OTHER}`,
  );
  await eventually(() => expect(seen).toContain(`given up ${OTHER}`));
  expect(await stateOf(OTHER)).toEqual(['failed']);
});

test('a worker that has been silent for nine seconds is soon missed, within 30 seconds in all', async () => {
  failing = new Set();
  seen.length = 0;
  await database.db.execute(sql`
    insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit, retry_count, expire_seconds)
    values ('make-report', ${JSON.stringify({ revisionId: OTHER })}::jsonb, 'active', now(), now() - interval '9 seconds', 10, 8, 0, 180)
  `);
  await vi.waitFor(() => expect(seen).toEqual([`report ${OTHER}`]), { timeout: 18_000, interval: 100 });
});

test('the queue answers when asked', async () => {
  await expect(jobs.ping()).resolves.toBeUndefined();
});

test('queue settings that differ in the database are corrected at the next start', async () => {
  const limit = async () => {
    const { rows } = await database.db.execute(
      sql`select name, retry_limit as "retryLimit" from pgboss.queue where name in ('make-report', 'send-mail')`,
    );
    return Object.fromEntries(rows.map(({ name, retryLimit }) => [name, retryLimit]));
  };
  const ours = await limit();
  await database.db.execute(sql`update pgboss.queue set retry_limit = 1 where name = 'make-report'`);
  const next = await openJobs(database, silentLog);
  await next.stop();
  expect(await limit()).toEqual(ours);
});
