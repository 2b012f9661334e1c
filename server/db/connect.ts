import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Log } from '#adapters/log';
import { guardPglite, guardPool } from './guard.ts';

/** Result of a raw query from either driver. Row counts differ between them: use `returning()` to count. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Whatever can run a query: the database, or the transaction that `inTransaction` passes, which contains no other. */
export type Queryable = Omit<PgDatabase<RowsResult>, 'transaction'>;

/** The database itself, outside any transaction. Using it inside one throws immediately. */
export type Database = PgDatabase<RowsResult> & { readonly $client: PGlite | Pool };

export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Resolves when the database answers a query. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Limit on PostgreSQL for a statement and for idling inside a transaction. */
const STATEMENT_LIMIT_MS = 20_000;
const CONNECT_LIMIT_MS = 5_000;
const POOL_SIZE = 10;

function handleOf(kind: DatabaseHandle['kind'], db: Database, close: () => Promise<void>): DatabaseHandle {
  return {
    kind,
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close,
  };
}

/** Wraps an open PGlite (one process, one connection); the caller holds the lock of the directory. */
export function pgliteHandle(client: PGlite): DatabaseHandle {
  guardPglite(client);
  const db = drizzlePglite(client) as unknown as Database;
  return handleOf('pglite', db, () => client.close());
}

/** Opens the embedded database in a directory, creating it where necessary. */
export async function openPglite(directory: string): Promise<DatabaseHandle> {
  return pgliteHandle(await PGlite.create({ dataDir: directory }));
}

/** A broken connection is reported by the query that uses it. Without a listener, the event would end the process. */
function ignore(): void {}

/**
 * A pool on a PostgreSQL server. It connects on first use, so a server that is down shows at the first query. A
 * connection that breaks while idle is logged and replaced; one that breaks in use, even between two statements of a
 * transaction, fails the next statement.
 */
export function openPostgres(url: string, log: Log): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    keepAlive: true,
    application_name: 'global-fit',
  });
  pool.on('connect', (client) => client.on('error', ignore));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  guardPool(pool);
  const db = drizzlePg(pool) as unknown as Database;
  return handleOf('postgres', db, () => pool.end());
}
