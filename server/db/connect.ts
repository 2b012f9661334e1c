import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Log } from '#adapters/log';
import { guardPglite, guardPool } from './guard.ts';

/** What both drivers answer to a raw query. Row counts differ between them: use `returning()` to count. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Anything a query can run on: the database, or the transaction handed to `inTransaction`'s function. */
export type Queryable = PgDatabase<RowsResult>;

/** The database itself, outside any transaction. Using it inside one throws at once. */
export type Database = Queryable & { readonly $client: PGlite | Pool };

export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Resolves when the database answers a query. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How long a statement, or a pause inside a transaction, may last on PostgreSQL before the server ends it. */
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

/** Wraps an open PGlite (one process, one connection; the caller holds the directory's lock). */
export function pgliteHandle(client: PGlite): DatabaseHandle {
  guardPglite(client);
  const db = drizzlePglite(client) as unknown as Database;
  return handleOf('pglite', db, () => client.close());
}

/** Opens the embedded database in a directory, making it when it is not there. */
export async function openPglite(directory: string): Promise<DatabaseHandle> {
  return pgliteHandle(await PGlite.create({ dataDir: directory }));
}

/** A broken connection is reported by the query that meets it; unheard, the event would end the process. */
function ignore(): void {}

/**
 * A pool on a PostgreSQL server. Nothing is connected yet: a server that is away shows at the first query,
 * a connection that breaks while idle is logged and replaced, and one that breaks in somebody's hands, also between
 * two statements of a transaction, fails the next of them.
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
