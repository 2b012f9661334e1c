import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '#db/connect';
import { inTransaction } from '#db/transaction';
import { startTestDatabase } from '#testing/database';
import { silentLog } from '#testing/silentLog';
import { type Jobs, openJobs } from './openJobs.ts';
import { reclaimJobs } from './reclaimJobs.ts';

let database: DatabaseHandle;
let jobs: Jobs;
beforeAll(async () => {
  database = await startTestDatabase();
  jobs = await openJobs(database, silentLog);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const stateOf = async (revisionId: string) => {
  const { rows } = await database.db.execute(sql`
    select state::text as state, retry_count::int as tries from pgboss.job
    where data ->> 'revisionId' = ${revisionId}`);
  return rows[0];
};
/** As the queue hands out a job that was started before: as its next attempt. */
const handOut = (revisionId: string) =>
  database.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = retry_count + case when started_on is null then 0 else 1 end
    where data ->> 'revisionId' = ${revisionId} and state <> 'active'`);

it('returns what a dead process held, without counting a try', async () => {
  const id = '0199f3a2-7c1e-7000-8000-00000000000a';
  await inTransaction(database.db, (tx) => jobs.makeReport(tx, id));
  for (let time = 0; time < 10; time += 1) {
    await handOut(id);
    expect(await stateOf(id)).toEqual({ state: 'active', tries: 0 });
    await reclaimJobs(database.db, ['make-report']);
    expect(await stateOf(id)).toEqual({ state: 'retry', tries: 0 });
  }
});

it('does not return a job that was cut off too often, since it may be what ends the process', async () => {
  const id = '0199f3a2-7c1e-7000-8000-00000000000b';
  await inTransaction(database.db, (tx) => jobs.makeReport(tx, id));
  for (let time = 0; time < 30; time += 1) {
    await handOut(id);
    await reclaimJobs(database.db, ['make-report']);
  }
  expect(await stateOf(id)).toEqual({ state: 'active', tries: 0 });
});
