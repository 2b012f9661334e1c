import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type DatabaseHandle, openPostgres, pgliteHandle } from '#db/connect';
import { createDatabase } from './createDatabase.ts';
import { TEMPLATE } from './globalSetupPostgres.ts';
import { silentLog } from './silentLog.ts';

/** Creates a uniquely named database on the test cluster, empty or as a copy of `template`; returns its URL. */
export function newDatabase(adminUrl: string, template?: string): Promise<string> {
  return createDatabase(adminUrl, `test_${randomBytes(8).toString('hex')}`, template);
}

/**
 * A fresh, migrated, empty database for a test file, on the driver of its vitest project. The caller closes it in
 * `afterAll`.
 */
export async function startTestDatabase(): Promise<DatabaseHandle> {
  const provided = inject('testDatabase');
  if (provided.kind === 'postgres')
    return openPostgres(await newDatabase(provided.adminUrl, TEMPLATE), silentLog);
  const loadDataDir = new Blob([await readFile(provided.template)]);
  return pgliteHandle(await PGlite.create({ loadDataDir }));
}
