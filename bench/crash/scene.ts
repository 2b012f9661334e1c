import { join } from 'node:path';
import process from 'node:process';
import { LIMITED_ACTIONS } from '@global-fit/server/config/rateLimits';
import { createDatabase } from '@global-fit/server/testing/createDatabase';
import { freePort } from '@global-fit/server/testing/freePort';
import pg from 'pg';
import type { Ask } from './inspect.ts';
import { type OwnPostgres, startOwnPostgres } from './postgres.ts';
import { mailFolder, openPostOffice, type PostOffice } from './postOffice.ts';
import { serverProcess, type ServerProcess } from './server.ts';

/** The product under test: its processes, its database seen from outside, and where its messages end up. */
export interface Scene {
  readonly database: 'embedded' | 'PostgreSQL';
  readonly origin: string;
  readonly processes: readonly ServerProcess[];
  readonly office: PostOffice;
  readonly ask: Ask;
  /** The database server, where we may stop it. */
  readonly postgres: OwnPostgres | null;
  close(): Promise<void>;
}

/** The processes that share a PostgreSQL, and their settings. */
export interface Cast {
  readonly web: number;
  readonly worker: number;
  /** Where customers connect, where that is not the first `web` process. */
  readonly publicUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const UNLIMITED = Object.fromEntries(LIMITED_ACTIONS.map((action) => [`RATE_LIMIT_${action}`, 'off']));
/** Settings of every process: no rate limit applies, and the log contains warnings and errors only. */
export const COMMON = { ...UNLIMITED, LOG_LEVEL: 'warn' };
const originAt = (port: number | string) => `http://127.0.0.1:${port}`;

/** One process with the embedded database that writes messages to files. */
async function embeddedScene(folder: string): Promise<Scene> {
  const PORT = String(await freePort());
  const DATA_DIR = join(folder, 'data');
  const server = serverProcess(
    { ...COMMON, PORT, PUBLIC_URL: originAt(PORT), DATA_DIR, ROLE: 'all' },
    join(folder, 'server.log'),
  );
  await server.start();
  return {
    database: 'embedded',
    origin: originAt(PORT),
    processes: [server],
    office: mailFolder(join(DATA_DIR, 'mail')),
    ask: (sql) => server.ask(sql),
    postgres: null,
    async close() {
      await server.stop();
    },
  };
}

/**
 * Processes on PostgreSQL (DATABASE_URL, else a server of our own), sending by SMTP. Each has a folder of its own, as
 * if on another machine; logs are named by role and number (`web-1.log`).
 */
export async function postgresScene(folder: string, cast: Cast = { web: 1, worker: 1 }): Promise<Scene> {
  const given = process.env['DATABASE_URL'];
  const own = given ? null : await startOwnPostgres();
  const url = await createDatabase(given ?? own?.url('postgres') ?? '', `crash_${process.pid}`);
  const office = await openPostOffice();
  const roles = [...Array<string>(cast.web).fill('web'), ...Array<string>(cast.worker).fill('worker')];
  const names = roles.map((role, index) => `${role}-${role === 'web' ? index + 1 : index + 1 - cast.web}`);
  const ports = await Promise.all(names.map(() => freePort()));
  const PUBLIC_URL = cast.publicUrl ?? originAt(ports[0] ?? 0);
  const shared = {
    ...COMMON,
    DATABASE_URL: url,
    SECRET_KEY: 'a key that is long enough for this one test',
    SMTP_URL: office.url ?? '',
    PUBLIC_URL,
    ...cast.env,
  };
  const processes = names.map((name, index) =>
    serverProcess(
      { ...shared, ROLE: roles[index] ?? 'web', PORT: String(ports[index]), DATA_DIR: join(folder, name) },
      join(folder, `${name}.log`),
    ),
  );
  for (const one of processes) await one.start();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return {
    database: 'PostgreSQL',
    origin: PUBLIC_URL,
    processes,
    office,
    ask: async (sql) => (await pool.query<Record<string, unknown>>(sql)).rows,
    postgres: own,
    async close() {
      await Promise.all(processes.map((one) => one.stop()));
      await pool.end();
      await office.close();
      await own?.remove();
    },
  };
}

/** Starts one process on the embedded database, or a `web` and a `worker` on PostgreSQL, in a folder. */
export function openScene(folder: string, postgres: boolean): Promise<Scene> {
  return postgres || process.env['DATABASE_URL'] ? postgresScene(folder) : embeddedScene(folder);
}
