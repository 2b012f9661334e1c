import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPostgres, pgliteHandle } from '#db/connect';
import type { DatabaseHandle } from '#db/connect';
import { TEMPLATE } from './globalSetupPostgres.ts';
import { silentLog } from './silentLog.ts';

async function onAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

async function copyOnPostgres(adminUrl: string): Promise<DatabaseHandle> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onAdmin(adminUrl, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return openPostgres(url.href, silentLog);
}

/**
 * A fresh, migrated, empty database for one test file, on the driver its vitest project names.
 * The caller closes it in `afterAll`.
 */
export async function startTestDatabase(): Promise<DatabaseHandle> {
  const provided = inject('testDatabase');
  if (provided.kind === 'postgres') return copyOnPostgres(provided.adminUrl);
  const loadDataDir = new Blob([await readFile(provided.template)]);
  return pgliteHandle(await PGlite.create({ loadDataDir }));
}
