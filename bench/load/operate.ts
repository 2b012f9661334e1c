import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@global-fit/server/testing/freePort';
import type pg from 'pg';
import { sessionOf, tokenOf } from './fill.ts';
import { type Started, startProduct } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const HOUSEWORK_LIMIT_MS = 300_000;
const NUMBER = 7;

/** Occasional requests of customers and operators, once each: account pages, metrics, commands. */
export async function askAround(web: Started, databaseUrl: string, folder: string): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(NUMBER)}` };
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(`${web.origin}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  const list = JSON.parse(await read('/api/v1/orders')) as unknown;
  const orderId = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(list))?.[1];
  for (const path of [
    '/api/v1/users/me',
    '/api/v1/users/me/data',
    '/api/v1/drafts/profile-assessment',
    `/api/v1/orders/${orderId}`,
    `/api/v1/orders/${orderId}/report`,
    '/api/v1/products',
    '/metrics',
  ]) {
    await read(path);
  }
  const commands = [
    ['orders'],
    ['orders', 'attention'],
    ['orders', 'find', `filled${NUMBER}@example.org`],
    ['orders', 'find', sessionOf(NUMBER)],
    ['orders', 'show', String(orderId)],
    ['review'],
  ];
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a key that is long enough for this one bench',
  };
  for (const words of commands) {
    const script = ['--disable-warning=ExperimentalWarning', '--import', './scripts/quickImports.mjs'];
    const done = spawnSync(process.execPath, [...script, 'server/commands/cli.ts', ...words], {
      cwd: ROOT,
      env,
    });
    if (done.status !== 0) throw new Error(`${words.join(' ')} failed: ${done.stderr.toString()}`);
  }
}

/** Runs the scheduled work of a worker once: the reconciler, and housekeeping with its deletions. */
export async function doHousework(database: pg.Client, databaseUrl: string, folder: string): Promise<void> {
  const worker = await startProduct('worker', await freePort(), databaseUrl, folder);
  const names = ['reconcile', 'housekeeping'];
  const began = new Date();
  for (const name of names)
    await database.query(`insert into pgboss.job (name, data) values ($1, '{}')`, [name]);
  const limit = performance.now() + HOUSEWORK_LIMIT_MS;
  let done = 0;
  while (done < names.length && performance.now() < limit) {
    await delay(500);
    const { rows } = await database.query<{ name: string; state: string }>(
      `select distinct name, state::text from pgboss.job
       where name = any($1) and created_on >= $2 and state in ('completed', 'failed')`,
      [names, began],
    );
    if (rows.some(({ state }) => state === 'failed')) throw new Error('Housework failed.');
    done = rows.length;
  }
  await worker.stop();
  if (done < names.length) throw new Error('Housework did not end in time.');
}
