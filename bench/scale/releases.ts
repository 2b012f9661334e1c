/**
 * node bench/scale/releases.ts --before <folder> [--customers 18]
 *
 * An update while customers buy. `--before` is a checkout of an earlier release, installed and built. Its `web` and
 * `worker` start on an empty PostgreSQL; then ours start beside them and bring the database to this release; then the
 * earlier ones stop; and at last they come back alone, as when an update is taken back. In each of the four stages
 * customers begin and others go on from where they were, through a balancer that sends every request to any process
 * that runs. Nothing may be lost or doubled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '@global-fit/server/testing/createDatabase';
import { freePort } from '@global-fit/server/testing/freePort';
import pg from 'pg';
import { type Customer, goOn, newCustomer, type Plan } from '../crash/customer.ts';
import { type Ask, check, emptyTally, unfinished } from '../crash/inspect.ts';
import { startOwnPostgres } from '../crash/postgres.ts';
import { openPostOffice } from '../crash/postOffice.ts';
import { COMMON } from '../crash/scene.ts';
import { serverProcess, type ServerProcess } from '../crash/server.ts';
import { openBalancer } from './balancer.ts';

const { values } = parseArgs({
  options: { before: { type: 'string' }, customers: { type: 'string', default: '18' } },
});
if (!values.before) throw new Error('--before names a checkout of the release before, installed and built.');
const BEFORE = resolve(values.before);
const QUIET_LIMIT_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'global-fit-releases-'));
const postgres = await startOwnPostgres();
const url = await createDatabase(postgres.url('postgres'), `releases_${process.pid}`);
const office = await openPostOffice();
const balancer = await openBalancer();
const pool = new pg.Pool({ connectionString: url, max: 2 });
const ask: Ask = async (text) => (await pool.query<Record<string, unknown>>(text)).rows;

async function processesOf(name: string, root?: string): Promise<readonly ServerProcess[]> {
  return Promise.all(
    ['web', 'worker'].map(async (ROLE) => {
      const env = {
        ...COMMON,
        ROLE,
        PORT: String(await freePort()),
        DATA_DIR: join(folder, `${name}-${ROLE}`),
        DATABASE_URL: url,
        SECRET_KEY: 'a key that is long enough for this one test',
        SMTP_URL: office.url ?? '',
        PUBLIC_URL: balancer.origin,
        TRUST_PROXY: '1',
      };
      return serverProcess(env, join(folder, `${name}-${ROLE}.log`), root);
    }),
  );
}
const earlier = await processesOf('earlier', BEFORE);
const ours = await processesOf('ours');

const tally = emptyTally();
const { violations } = tally;
const everybody: Customer[] = [];

const plans: readonly Plan[] = ['pay', 'pay', 'declined', 'pay', 'leave', 'pay'];

/** Customers of this stage: every second one pays only in the next. */
async function sell(stage: string): Promise<void> {
  const going = everybody.filter(({ done, plan }) => !done && plan !== 'leave');
  const first = everybody.length;
  const begin = Array.from({ length: Number(values.customers) }, (_, index) =>
    newCustomer(
      `r${first + index}@example.org`,
      first + index,
      plans[index % plans.length] ?? 'pay',
      index % 4 === 0,
    ),
  );
  everybody.push(...begin);
  const told = (customer: Customer) => (error: unknown) =>
    void violations.push(`${stage}: ${customer.email}: ${String(error)}`);
  await Promise.all(
    begin.map(async (customer, index) => {
      const asFar: Customer = index % 2 === 0 ? customer : { ...customer, plan: 'leave' };
      await goOn(balancer.origin, asFar).catch(told(customer));
      Object.assign(customer, asFar, { plan: customer.plan, done: asFar === customer });
    }),
  );
  await Promise.all(going.map((customer) => goOn(balancer.origin, customer).catch(told(customer))));
}

async function stage(name: string, running: readonly ServerProcess[]): Promise<void> {
  for (const one of running) await one.start();
  balancer.serve(running.filter(({ role }) => role === 'web').map(({ origin }) => origin));
  for (const one of [...earlier, ...ours]) if (!running.includes(one)) await one.stop();
  await sell(name);
  console.log(`${name}: ${everybody.length} customers, ${violations.length} violations`);
}

await stage('the release before', earlier);
await stage('both', [...earlier, ...ours]);
await stage('this release', ours);
await stage('taken back', earlier);

const began = performance.now();
for (let left = 1; left > 0; await delay(500)) {
  const { jobs, events } = await unfinished(ask);
  left = jobs + events;
  if (performance.now() - began < QUIET_LIMIT_MS) continue;
  violations.push(`not quiet in time: ${jobs} jobs, ${events} events`);
  break;
}
await check(ask, everybody, office.letters(), tally);

await Promise.all([...earlier, ...ours].map((one) => one.stop()));
await pool.end();
await balancer.close();
await office.close();
await postgres.remove();

const { violations: _named, ...counts } = tally;
console.table({ ...counts, violations: violations.length });
for (const violation of new Set(violations)) console.log(`VIOLATION ${violation}`);
if (violations.length > 0) console.log(`Logs: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(violations.length > 0 ? 1 : 0);
