import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '#db/connect';
import { inTransaction } from '#db/transaction';
import { startTestDatabase } from '#testing/database';
import { silentLog } from '#testing/silentLog';
import { openJobs } from './openJobs.ts';
import type { Jobs } from './openJobs.ts';
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

it('gives back what a dead process held, but nothing whose tries are spent: that may have ended the process', async () => {
  const [cutOff, fatal] = ['0199f3a2-7c1e-7000-8000-00000000000a', '0199f3a2-7c1e-7000-8000-00000000000b'];
  await inTransaction(database.db, async (tx) => {
    await jobs.makeReport(tx, cutOff);
    await jobs.makeReport(tx, fatal);
  });
  await database.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = case when data ->> 'revisionId' = ${fatal} then retry_limit else 0 end
    where name = 'make-report'`);
  await reclaimJobs(database.db, ['make-report']);
  const { rows } = await database.db.execute(sql`
    select data ->> 'revisionId' as id, state::text as state, retry_count::int as tries from pgboss.job
    where name = 'make-report' order by 1`);
  expect(rows[0]).toEqual({ id: cutOff, state: 'retry', tries: 1 });
  expect(rows[1]).toMatchObject({ id: fatal, state: 'active' });
});

it('counts a try that was cut off against no job, until so many were that the job itself may end the process', async () => {
  const often = '0199f3a2-7c1e-7000-8000-00000000000c';
  await inTransaction(database.db, (tx) => jobs.makeReport(tx, often));
  const cutOffTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await database.db.execute(sql`
        update pgboss.job set state = 'active' where data ->> 'revisionId' = ${often} and state <> 'active'`);
      await reclaimJobs(database.db, ['make-report']);
    }
    const { rows } = await database.db.execute(sql`
      select state::text as state, (retry_limit - retry_count)::int as left from pgboss.job
      where data ->> 'revisionId' = ${often}`);
    return rows[0];
  };
  const before = await cutOffTimes(0);
  expect(await cutOffTimes(10)).toEqual({ state: 'retry', left: before?.['left'] });
  expect(await cutOffTimes(20)).toEqual({ state: 'active', left: 0 });
});
