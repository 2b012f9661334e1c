import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteHandle } from '#db/connect';
import { migrateDatabase } from '#db/migrate';
import { silentLog } from './silentLog.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));
const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/test', import.meta.url));

/** Changes with any migration and with the version of the embedded database. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(manifest));
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Once per run, and kept until a migration changes: a dump of a migrated database, loaded by every test file. */
export default async function setup(project: TestProject): Promise<void> {
  const template = join(cache, `template-${fingerprint()}.tar`);
  if (!existsSync(template)) {
    const client = await PGlite.create();
    await migrateDatabase(pgliteHandle(client), silentLog);
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${template}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${template}.${process.pid}`, template);
  }
  project.provide('testDatabase', { kind: 'pglite', template });
}
