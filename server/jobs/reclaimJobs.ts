import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';

/** No job is given more tries than this because others were cut off: it may itself be what ends the process. */
const MOST_TRIES = 24;

/**
 * Gives jobs that a dead process left behind back to the queue at once, instead of waiting for their heartbeat to be
 * missed. A try that was cut off says nothing about the job, so one more is granted for it, up to a limit. One whose
 * tries are spent may be what ended the process: it waits, fails and calls for a person. Only right where no other
 * process can be working on them.
 */
export async function reclaimJobs(db: Queryable, names: readonly string[]): Promise<void> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', retry_count = retry_count + 1, start_after = now(), heartbeat_on = null,
      retry_limit = greatest(retry_limit, least(retry_limit + 1, ${MOST_TRIES}))
    where state = 'active' and retry_count < retry_limit and name in (${list})
  `);
}
