import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';

/** A job that was cut off so often may itself be what ends the process. */
const MOST_CUT_OFF = 20;

const cutOff = sql`coalesce((data ->> 'cutOff')::int, 0)`;

/**
 * Gives jobs that a dead process left behind back to the queue at once, instead of waiting for their heartbeat to be
 * missed. A try that was cut off says nothing about the job: it is counted apart, in what the job carries, and spends
 * none of the tries that failures have. One that was cut off too often is left to be missed, fails like any other and
 * in the end calls for a person. Only right where no other process can be working on them.
 */
export async function reclaimJobs(db: Queryable, names: readonly string[]): Promise<void> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  // The queue counts a try when it hands out a job that was started before.
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null,
      data = jsonb_set(coalesce(data, '{}'), '{cutOff}', to_jsonb(${cutOff} + 1))
    where state = 'active' and ${cutOff} < ${MOST_CUT_OFF} and name in (${list})
  `);
}
