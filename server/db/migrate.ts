import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { DatabaseHandle } from './connect.ts';
import { whileAlone } from './whileAlone.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the database to the newest migration. Safe when several processes start at once on one PostgreSQL. */
export function migrateDatabase({ db }: DatabaseHandle): Promise<void> {
  return whileAlone(db, 'migrations', async (connection) => {
    if (connection) await migratePg(drizzlePg(connection), { migrationsFolder });
    else if (db.$client instanceof PGlite)
      await migratePglite(drizzlePglite(db.$client), { migrationsFolder });
  });
}
