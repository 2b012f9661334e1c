import { Pool, type PoolClient } from 'pg';
import type { Log } from '#adapters/log';
import type { Database } from './connect.ts';
import { type Patience, waitForLocks } from './waitForLocks.ts';

/** What is done by one at a time. The numbers are names: any will do that no other program on the database uses. */
const TURNS = { migrations: 4_106_203, catalogue: 4_106_204 } as const;

export type Turn = keyof typeof TURNS;

/** The embedded database has one process, and what it does by turns follows one another in it. */
const last = new WeakMap<Database, Map<Turn, Promise<unknown>>>();

function afterTheOthers<Result>(db: Database, turn: Turn, work: () => Promise<Result>): Promise<Result> {
  const turns = last.get(db) ?? new Map<Turn, Promise<unknown>>();
  const run = (turns.get(turn) ?? Promise.resolve()).then(work);
  last.set(
    db,
    turns.set(
      turn,
      run.catch(() => {}),
    ),
  );
  return run;
}

/**
 * Runs `work` while nobody else on the same database, in whatever process, does work of the same name; the others wait
 * and say so in the log. On PostgreSQL `work` receives the connection that holds the lock, which ends with it. Throws
 * `DatabaseBusy` where the lock is not obtained.
 */
export async function whileAlone<Result>(
  { db, log }: { readonly db: Database; readonly log: Log },
  turn: Turn,
  work: (connection: PoolClient | null) => Promise<Result>,
  patience?: Patience,
): Promise<Result> {
  const client = db.$client;
  if (!(client instanceof Pool)) return afterTheOthers(db, turn, () => work(null));
  const connection = await client.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await waitForLocks(
      connection,
      `the turn of this process (${turn})`,
      log,
      () => connection.query('select pg_advisory_lock($1)', [TURNS[turn]]),
      patience,
    );
    return await work(connection);
  } finally {
    // Ending the session also ends its lock and its settings.
    connection.release(true);
  }
}
