import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#db/connect';
import { KEY_FILE } from '#security/secretKey';
import { EMBEDDED_FILE, POSTGRES_FILE, runPostgresTool } from './backupTools.ts';
import { type Command, CommandFault } from './command.ts';

/** "2026-03-01T12-00-00Z": a moment as the name of a folder. */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

async function dump({ $client: client }: Database, folder: string): Promise<void> {
  if (client instanceof PGlite) {
    const copy = await client.dumpDataDir('gzip');
    await writeFile(join(folder, EMBEDDED_FILE), Buffer.from(await copy.arrayBuffer()), { mode: 0o600 });
    return;
  }
  const { connectionString } = client.options;
  if (!connectionString) throw new CommandFault('The address of the database is not known.');
  const file = join(folder, POSTGRES_FILE);
  await runPostgresTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    connectionString,
  );
}

/**
 * `npm run backup -- <folder>`: a copy of the database at one moment, and of the key where we made it, in a new folder
 * that appears when it is whole. `npm run restore` brings it back.
 */
export const backup: Command = {
  name: 'backup',
  summary: 'copies the database and its key into a folder',
  async run({ config, clock, db }, args, io) {
    const [folder, ...more] = args;
    if (!folder || more.length > 0) throw new CommandFault('Usage: npm run backup -- <folder>');
    const target = join(resolve(io.cwd, folder), `global-fit-${stamp(clock.now())}`);
    const unfinished = `${target}.unfinished`;
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    try {
      await dump(db, unfinished);
      if (!config.SECRET_KEY) await copyFile(join(config.DATA_DIR, KEY_FILE), join(unfinished, KEY_FILE));
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    io.out(`Backed up to ${target}`);
    if (config.SECRET_KEY) io.out('SECRET_KEY is not in the backup: keep it safe apart from it.');
    return 0;
  },
};
