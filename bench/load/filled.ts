/**
 * node bench/load/filled.ts [--sizes 1000,10000,100000] [--documents 100000] [--rounds 12] [--seconds 1]
 *
 * Compares the cost of the same calls on a small and a large installation. A real purchase is made, its report
 * delivered, and all its rows are copied into a database of each size, so that rounds alternate between sizes on a
 * noisy machine. Then customers' and operators' other requests, the reconciler and housekeeping run once on the
 * largest, and PostgreSQL lists slow statements and sequential scans of large tables. Exits with 1 where a call costs
 * more than 1.3 times as much, or where either list is not empty.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '@global-fit/server/testing/createDatabase';
import { freePort } from '@global-fit/server/testing/freePort';
import pg from 'pg';
import { type OwnPostgres, startOwnPostgres } from '../crash/postgres.ts';
import { quartile } from '../latency.ts';
import type { Call } from './calls.ts';
import { fill, findTemplate, sessionOf, type Template, tokenOf } from './fill.ts';
import { askAround, doHousework } from './operate.ts';
import { meetCustomers } from './people.ts';
import { startClient, startProduct } from './processes.ts';
import { readStatements, readWholeScans, resetStatements } from './slow.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    documents: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
  },
});
const SIZES = values.sizes.split(',').map(Number);
const DOCUMENTS = Number(values.documents);
const SECONDS = Number(values.seconds);
const CONNECTIONS = Number(values.connections);
const WARM = 2000;
const MOST = 1.3;
const SLOW_MS = 50;
const LARGE_TABLE_ROWS = 5000;
const MEASURED = ['match', 'autosave', 'session-status', 'text page'] as const satisfies readonly Call[];

const folder = mkdtempSync(join(tmpdir(), 'global-fit-filled-'));
const postgres: OwnPostgres = await startOwnPostgres();

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function prepareServer(): Promise<void> {
  const admin = await connect(postgres.url('postgres'));
  await admin.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await admin.query(`alter system set shared_buffers = '1GB'`);
  await admin.query(`alter system set max_connections = 300`);
  await admin.query(`alter system set max_wal_size = '4GB'`);
  await admin.end();
  await postgres.stop('fast');
  await postgres.start();
}

/** Makes a purchase on an empty database and waits for the delivery of its report. */
async function makeTemplate(url: string): Promise<Template> {
  const web = await startProduct('web', await freePort(), url, folder);
  const worker = await startProduct('worker', await freePort(), url, folder);
  await meetCustomers(web.origin, url, 2);
  const database = await connect(url);
  let template = await findTemplate(database);
  for (let tries = 0; !template && tries < 240; tries += 1) {
    await delay(500);
    template = await findTemplate(database);
  }
  await database.query('create extension pg_stat_statements');
  await database.end();
  await Promise.all([web.stop(), worker.stop()]);
  if (!template) throw new Error('No report was delivered in time.');
  return template;
}

const someOf = (size: number, count: number) =>
  Array.from({ length: count }, () => 1 + Math.floor(Math.random() * size));

interface Installation {
  readonly size: number;
  readonly url: string;
  readonly database: pg.Client;
  readonly web: Awaited<ReturnType<typeof startProduct>>;
  readonly client: ReturnType<typeof startClient>;
  readonly gigabytes: number;
}

async function install(base: string, template: Template, size: number): Promise<Installation> {
  const began = performance.now();
  const name = `filled_${size}`;
  const admin = await connect(postgres.url('postgres'));
  await admin.query(`create database ${name} template ${base}`);
  await admin.end();
  const url = postgres.url(name);
  const filling = await connect(url);
  await fill(filling, template, 0, size, Math.min(size, DOCUMENTS));
  const { rows } = await filling.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await filling.end();
  const gigabytes = Number(rows[0]?.bytes) / 1e9;
  console.log(
    `${size} purchases: ${gigabytes.toFixed(2)} GB, filled in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  const web = await startProduct('web', await freePort(), url, folder);
  const client = startClient();
  const savers = [...new Set(someOf(size, 50 * CONNECTIONS))].map((one) => ({
    token: tokenOf(one),
    version: 1,
  }));
  await client.meet({ savers, sessions: someOf(size, 5000).map(sessionOf), pageBytes: 0 });
  return { size, url, database: await connect(url), web, client, gigabytes };
}

async function round({ client, web }: Installation, call: Call, atLeast = 0): Promise<number> {
  const measured = await client.drive({
    call,
    ports: [web.port],
    connections: CONNECTIONS,
    seconds: SECONDS,
    rate: null,
    atLeast,
  });
  if (Object.keys(measured.failures).length > 0)
    throw new Error(`${call}: ${JSON.stringify(measured.failures)}`);
  return 1000 / measured.perSecond;
}

await prepareServer();
const base = `base_${process.pid}`;
const template = await makeTemplate(await createDatabase(postgres.url('postgres'), base));
const installations: Installation[] = [];
for (const size of SIZES) installations.push(await install(base, template, size));

for (const one of installations) {
  for (const call of MEASURED) await round(one, call, WARM);
  await resetStatements(one.database);
}
const times = new Map<string, number[]>();
for (let number = 0; number < Number(values.rounds); number += 1) {
  for (const call of MEASURED) {
    for (const one of installations) {
      const key = `${call} ${one.size}`;
      times.set(key, [...(times.get(key) ?? []), await round(one, call)]);
    }
  }
}

const missed: string[] = [];
const smallest = installations[0]?.size ?? 0;
const table = installations.map(({ size, gigabytes }) => {
  const row: Record<string, number | string> = { purchases: size, GB: Number(gigabytes.toFixed(2)) };
  for (const call of MEASURED) {
    const here = times.get(`${call} ${size}`) ?? [];
    const small = times.get(`${call} ${smallest}`) ?? [];
    const ratio = quartile(here) / quartile(small);
    if (ratio > MOST) missed.push(`${call} costs ${ratio.toFixed(2)} times as much with ${size} purchases`);
    row[call] = `${quartile(here).toFixed(2)} ms, x ${ratio.toFixed(2)}`;
  }
  return row;
});
console.log(
  `\nTime of one call at ${CONNECTIONS} at once, and how many times that of ${smallest} purchases (aim ${MOST}):`,
);
console.table(table);

const largest = installations.at(-1);
if (largest) {
  await askAround(largest.web, largest.url, folder);
  await doHousework(largest.database, largest.url, folder);
  const { slow, totalMs } = await readStatements(largest.database, SLOW_MS);
  const scans = await readWholeScans(largest.database, LARGE_TABLE_ROWS);
  console.log(
    `Statements over ${SLOW_MS} ms on average, of ${Math.round(totalMs / 1000)} s in all: ${slow.length}`,
  );
  for (const { meanMs, calls, query } of slow) {
    missed.push(`slow: ${meanMs.toFixed(0)} ms, ${calls} times: ${query.replace(/\s+/g, ' ').slice(-700)}`);
  }
  console.log(`Tables over ${LARGE_TABLE_ROWS} rows that were read from end to end: ${scans.length}`);
  for (const scan of scans) missed.push(`whole scan: ${scan.table}, ${scan.scans} times, ${scan.rows} rows`);
}
for (const line of missed) console.log(`MISSED ${line}`);

for (const { client, database, web } of installations) {
  client.stop();
  await database.end();
  await web.stop();
}
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(missed.length > 0 ? 1 : 0);
