import type { TestProject } from 'vitest/node';
import { openPostgres } from '#db/connect';
import { migrateDatabase } from '#db/migrate';
import { silentLog } from './silentLog.ts';
import { startCluster } from './cluster.ts';
import { createDatabase } from './createDatabase.ts';
import { findPostgres } from './findPostgres.ts';

export const TEMPLATE = 'global_fit_template';

/** Once per run: a cluster with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL server binaries were not found.');
  const cluster = await startCluster(bin);
  const template = openPostgres(await createDatabase(cluster.url('postgres'), TEMPLATE), silentLog);
  await migrateDatabase(template, silentLog);
  await template.close();
  project.provide('testDatabase', { kind: 'postgres', adminUrl: cluster.url('postgres') });
  return () => cluster.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase:
      | { readonly kind: 'postgres'; readonly adminUrl: string }
      | { readonly kind: 'pglite'; readonly template: string };
  }
}
