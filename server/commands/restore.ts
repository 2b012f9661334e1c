import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { makeFolder } from '#adapters/makeFolder';
import { DirectoryInUse, lockDirectory } from '#db/lock';
import { KEY_FILE } from '#security/secretKey';
import type { Config } from '#config/config';
import { EMBEDDED_FILE, POSTGRES_FILE, runPostgresTool } from './backupTools.ts';
import { CommandFault, type CommandIo } from './command.ts';

type Target = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SECRET_KEY'>;

function need(folder: string, name: string, other: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const wrongKind = existsSync(join(folder, other));
  throw new CommandFault(
    wrongKind
      ? `${folder} is a backup of the other kind of database: it was ${other === POSTGRES_FILE ? 'a PostgreSQL server' : 'the embedded one'}.`
      : `${folder} is no backup: it has no ${name}.`,
  );
}

async function isEmpty(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/** Decompressed here, because only the checksum tells a damaged archive from an invalid database. */
async function readArchive(file: string): Promise<Blob> {
  try {
    return new Blob([await promisify(gunzip)(await readFile(file))]);
  } catch (error) {
    throw new CommandFault(`${file} is damaged: ${(error as Error).message}.`);
  }
}

async function unpack(file: string, { DATA_DIR, SECRET_KEY }: Target, folder: string): Promise<void> {
  const database = join(DATA_DIR, 'database');
  if (!(await isEmpty(database)))
    throw new CommandFault(`${database} holds data already: restore into an empty DATA_DIR.`);
  const unfinished = join(DATA_DIR, 'database.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  const opened = await PGlite.create({ dataDir: unfinished, loadDataDir: await readArchive(file) });
  await opened.close();
  const key = join(folder, KEY_FILE);
  if (!SECRET_KEY && existsSync(key)) await copyFile(key, join(DATA_DIR, KEY_FILE));
  await rm(database, { recursive: true, force: true });
  await rename(unfinished, database);
}

async function restoreEmbedded(folder: string, target: Target): Promise<void> {
  const file = need(folder, EMBEDDED_FILE, POSTGRES_FILE);
  await makeFolder(target.DATA_DIR);
  const lock = await lockDirectory(target.DATA_DIR, (socket) => socket.destroy()).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) throw new CommandFault(error.message);
    throw error;
  });
  try {
    await unpack(file, target, folder);
  } finally {
    await lock.release();
  }
}

const TABLES = `select count(*)::int as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
  where c.relkind = 'r' and s.nspname not in ('pg_catalog', 'information_schema')`;

async function restorePostgres(folder: string, address: string): Promise<void> {
  const file = need(folder, POSTGRES_FILE, EMBEDDED_FILE);
  const client = new pg.Client({ connectionString: address });
  try {
    await client.connect();
    const { rows } = await client.query<{ n: number }>(TABLES);
    if (rows[0]?.n !== 0)
      throw new CommandFault(
        'DATABASE_URL names a database that holds tables already: restore into an empty one.',
      );
  } finally {
    await client.end();
  }
  const { pathname } = new URL(address);
  const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  const name = `--dbname=${decodeURIComponent(pathname.slice(1))}`;
  await runPostgresTool('pg_restore', [...flags, name, file], address);
}

/**
 * `npm run restore -- <backup>`: restores a backup into an empty DATA_DIR or an empty PostgreSQL database, completely
 * or not at all. A target with data is left alone. The next start migrates it.
 */
export async function restore(target: Target, args: readonly string[], io: CommandIo): Promise<number> {
  const [given, ...more] = args;
  if (!given || more.length > 0) throw new CommandFault('Usage: npm run restore -- <folder of one backup>');
  const folder = resolve(io.cwd, given);
  if (target.DATABASE_URL) await restorePostgres(folder, target.DATABASE_URL);
  else await restoreEmbedded(folder, target);
  io.out(`Restored from ${folder}`);
  return 0;
}
