import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PoolClient } from 'pg';
import type { Log } from '#adapters/log';
import type { DatabaseHandle } from './connect.ts';
import { type Patience, waitForLocks } from './waitForLocks.ts';
import { whileAlone } from './whileAlone.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to the newest migration. Safe when several processes start at once on one PostgreSQL. Changing a
 * table waits for those who use it, such as a backup, but never long enough to block the running processes behind it.
 * Throws `DatabaseBusy`.
 */
export function migrateDatabase({ db }: DatabaseHandle, log: Log, patience?: Patience): Promise<void> {
  const migrate = async (connection: PoolClient | null) => {
    if (connection)
      await waitForLocks(
        connection,
        'tables that a migration changes',
        log,
        () => migratePg(drizzlePg(connection), { migrationsFolder }),
        patience,
      );
    else if (db.$client instanceof PGlite)
      await migratePglite(drizzlePglite(db.$client), { migrationsFolder });
  };
  return whileAlone({ db, log }, 'migrations', migrate, patience);
}
