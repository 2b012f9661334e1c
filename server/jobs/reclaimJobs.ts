import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';

/**
 * Gives jobs that a dead process left behind back to the queue at once, counted as one attempt, instead of waiting
 * for their heartbeat to be missed. One whose tries are spent may be what ended the process: it waits, fails and calls
 * for a person. Only right where no other process can be working on them.
 */
export async function reclaimJobs(db: Queryable, names: readonly string[]): Promise<void> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', retry_count = retry_count + 1, start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit and name in (${list})
  `);
}
