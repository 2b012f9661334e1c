import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';

/** A job cut off this often may itself be what kills the process. */
const MOST_CUT_OFF = 20;

const cutOff = sql`coalesce((data ->> 'cutOff')::int, 0)`;

/**
 * Returns the jobs of a dead process to the queue at once, without waiting for their heartbeat to be missed. An
 * attempt that was cut off says nothing about the job: it is counted separately, in the job's data, and uses up none
 * of the retries. A job cut off too often is left for the heartbeat, fails like any other, and finally alerts
 * somebody. Only correct where no other process can be working on these jobs.
 */
export async function reclaimJobs(db: Queryable, names: readonly string[]): Promise<void> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  // The queue counts an attempt when it hands out a job that was started before.
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null,
      data = jsonb_set(coalesce(data, '{}'), '{cutOff}', to_jsonb(${cutOff} + 1))
    where state = 'active' and ${cutOff} < ${MOST_CUT_OFF} and name in (${list})
  `);
}
