import { fileURLToPath } from 'node:url';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { DatabaseHandle } from './connect.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number: the name under which processes that start together wait for each other. */
const MIGRATION_LOCK = 4_106_203;

/** Brings the database to the newest migration. Safe when several processes start at once on one PostgreSQL. */
export async function migrateDatabase(handle: DatabaseHandle): Promise<void> {
  const client = handle.db.$client;
  if (!(client instanceof Pool)) {
    await migratePglite(drizzlePglite(client), { migrationsFolder });
    return;
  }
  const connection = await client.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(connection), { migrationsFolder });
  } finally {
    // Ending the session also ends its lock and its settings.
    connection.release(true);
  }
}
