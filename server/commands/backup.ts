import type { Socket } from 'node:net';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { systemClock } from '#adapters/clock';
import { createLog } from '#adapters/log';
import { makeFolder } from '#adapters/makeFolder';
import type { Database } from '#db/connect';
import { KEY_FILE } from '#security/secretKey';
import type { Config } from '#config/config';
import type { Context } from '../context.ts';
import { openDatabase } from '#start/openContext';
import { EMBEDDED_FILE, POSTGRES_FILE, runPostgresTool } from './backupTools.ts';
import { type Command, CommandFault, type CommandIo } from './command.ts';
import { tellingFaults } from './tellingFaults.ts';

/** A moment as the name of a folder: "2026-03-01T12-00-00Z". */
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

async function backUp(
  { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>,
  args: readonly string[],
  io: CommandIo,
): Promise<number> {
  const [folder, ...more] = args;
  if (!folder || more.length > 0) throw new CommandFault('Usage: npm run backup -- <folder>');
  const target = join(resolve(io.cwd, folder), `global-fit-${stamp(clock.now())}`);
  const unfinished = `${target}.unfinished`;
  await makeFolder(unfinished);
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
}

/**
 * The backup where no server holds the database, or PostgreSQL does: of what is there, before this release has changed
 * it, so that one can go back to the release before. `onConnection` answers whoever asks for the embedded one meanwhile.
 */
export async function backUpAsItStands(
  config: Config,
  args: readonly string[],
  io: CommandIo,
  onConnection: (socket: Socket) => void,
): Promise<number> {
  const log = createLog(config.LOG_LEVEL);
  const { database, close } = await openDatabase(config, log, onConnection);
  try {
    const parts = { config, log, clock: systemClock, db: database.db };
    return await tellingFaults(parts, 'backup', io, () => backUp(parts, args, io));
  } finally {
    await close();
  }
}

/**
 * `npm run backup -- <folder>`: copies the database as of one moment, and the key where we made it, into a new folder
 * that appears when it is complete. `npm run restore` reads it back.
 */
export const backup: Command = {
  name: 'backup',
  summary: 'copies the database and its key into a folder',
  run: backUp,
};
