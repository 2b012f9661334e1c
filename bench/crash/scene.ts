import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import type { Ask } from './inspect.ts';
import { createDatabase, freePort, startOwnPostgres } from './postgres.ts';
import { mailFolder, openPostOffice } from './postOffice.ts';
import type { PostOffice } from './postOffice.ts';
import { serverProcess } from './server.ts';
import type { ServerProcess } from './server.ts';

/** The product under test: its processes, its database as seen from outside, and where its messages end up. */
export interface Scene {
  readonly database: 'embedded' | 'PostgreSQL';
  readonly origin: string;
  readonly processes: readonly ServerProcess[];
  readonly office: PostOffice;
  readonly ask: Ask;
  close(): Promise<void>;
}

const UNLIMITED = Object.fromEntries(
  ['LOGIN', 'LOGIN_ACCOUNT', 'SIGNUP', 'CONTACT', 'PLACES', 'QUIZ', 'PROFILE', 'CHECKOUT', 'RESET'].map(
    (action) => [`RATE_LIMIT_${action}`, 'off'],
  ),
);

async function common(folder: string) {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  return { ...UNLIMITED, PORT, PUBLIC_URL, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
}

/** One process with the embedded database, writing its messages to files. */
async function embeddedScene(folder: string): Promise<Scene> {
  const env = await common(folder);
  const server = serverProcess({ ...env, ROLE: 'all' }, join(folder, 'server.log'));
  await server.start();
  return {
    database: 'embedded',
    origin: env.PUBLIC_URL,
    processes: [server],
    office: mailFolder(join(folder, 'data/mail')),
    ask: (sql) => server.ask(sql),
    async close() {
      await server.stop();
    },
  };
}

/** A `web` and a `worker` process on PostgreSQL (DATABASE_URL, else a server of our own), sending by SMTP. */
async function postgresScene(folder: string): Promise<Scene> {
  const given = process.env['DATABASE_URL'];
  const own = given ? null : await startOwnPostgres();
  const url = await createDatabase(given ?? own?.url('postgres') ?? '', `crash_${process.pid}`);
  const office = await openPostOffice();
  const env = {
    ...(await common(folder)),
    DATABASE_URL: url,
    SECRET_KEY: 'a key that is long enough for this one test',
    SMTP_URL: office.url ?? '',
  };
  const web = serverProcess({ ...env, ROLE: 'web' }, join(folder, 'web.log'));
  const worker = serverProcess(
    { ...env, ROLE: 'worker', PORT: String(await freePort()) },
    join(folder, 'worker.log'),
  );
  await web.start();
  await worker.start();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return {
    database: 'PostgreSQL',
    origin: env.PUBLIC_URL,
    processes: [web, worker],
    office,
    ask: async (sql) => (await pool.query<Record<string, unknown>>(sql)).rows,
    async close() {
      await Promise.all([web.stop(), worker.stop()]);
      await pool.end();
      await office.close();
      await own?.remove();
    },
  };
}

/** Starts everything in a folder. */
export function openScene(folder: string, postgres: boolean): Promise<Scene> {
  return postgres || process.env['DATABASE_URL'] ? postgresScene(folder) : embeddedScene(folder);
}
