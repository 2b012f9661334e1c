import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Log } from '#adapters/log';
import { isLockTimeout } from './errors.ts';

/** How long (ms) to wait for a lock: in each step, and in total. */
export interface Patience {
  readonly stepMs: number;
  readonly limitMs: number;
}

/** Steps are short, because everybody who asks for a table queues behind the one already waiting for it. */
const PATIENCE: Patience = { stepMs: 3_000, limitMs: 10 * 60_000 };

/** Others hold what is needed, and have not released it in time. */
export class DatabaseBusy extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseBusy';
  }
}

interface Holder {
  readonly pid: number;
  readonly role: string | null;
  readonly application: string | null;
  /** Age of its transaction; null outside one, and where this role may not see it. */
  readonly seconds: number | null;
}

const HOLDERS = `
  select distinct a.pid, a.usename as role, a.application_name as application,
    extract(epoch from now() - a.xact_start)::int as seconds
  from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.granted and l.pid <> pg_backend_pid()
    and l.database = (select oid from pg_database where datname = current_database())
    and (l.locktype = 'advisory' or (l.locktype = 'relation' and l.relation >= 16384))
  order by seconds desc nulls last
  limit 5`;

function named({ pid, application, seconds }: Holder): string {
  const age = seconds === null ? '' : `, for ${seconds} s`;
  return `${application || 'a client without a name'} (process ${pid} of the database${age})`;
}

/**
 * Repeats `attempt` until no lock of others blocks it. A failed `attempt` must leave nothing behind. After each step
 * the log names who holds locks; in the pause that follows, those who queued behind `attempt` are served. Throws
 * `DatabaseBusy` at the time limit. `what` completes "Waiting for …".
 */
export async function waitForLocks<Result>(
  connection: PoolClient,
  what: string,
  log: Log,
  attempt: () => Promise<Result>,
  { stepMs, limitMs }: Patience = PATIENCE,
): Promise<Result> {
  const end = performance.now() + limitMs;
  await connection.query(`set lock_timeout = ${stepMs}`);
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      const { rows: holders } = await connection.query<Holder>(HOLDERS);
      if (performance.now() >= end)
        throw new DatabaseBusy(
          `Waiting for ${what} took longer than ${Math.round(limitMs / 1000)} s. Locks are held by: ${holders.map(named).join('; ') || 'nobody any more'}.`,
        );
      log.warn({ holders }, `waiting for ${what}`);
      await pause(stepMs);
    }
  }
}
