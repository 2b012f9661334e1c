/**
 * node bench/scale/week.ts [--orders 14000] [--at-once 8] [--looks 20]
 *
 * A week's orders at a hundred times the expected rate, run flat out against one `web` and one `worker` on PostgreSQL
 * with durable commits. Every customer signs up, saves, submits, orders and pays; one in ten leaves without paying.
 * Tells how fast that went, what it left waiting, whether memory stayed flat, what PostgreSQL cleaned up behind it, and
 * that housekeeping removed what had grown old. Exits 1 when something was lost, doubled, left waiting or kept.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Customer, goOn, newCustomer } from '../crash/customer.ts';
import { check, emptyTally, unfinished } from '../crash/inspect.ts';
import { postgresScene } from '../crash/scene.ts';
import { ageSome, stillOld } from './oldData.ts';
import { growthPerThousand, look, type Look } from './watch.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '14000' },
    'at-once': { type: 'string', default: '8' },
    looks: { type: 'string', default: '20' },
  },
});
const ORDERS = Number(values.orders);
const LOOKS = Number(values.looks);
/** Caches and compiled code fill up during the first part of a run; growth is measured after it. */
const WARM = 0.25;
const GROWTH_LIMIT_MB = 10;
const STANDSTILL_MS = 180_000;
const HOUSEKEEPING_LIMIT_MS = 120_000;
const VACUUM_LIMIT_MS = 90_000;

const folder = mkdtempSync(join(tmpdir(), 'global-fit-week-'));
const scene = await postgresScene(folder);
const tally = emptyTally();
const { violations } = tally;
const looks = scene.processes.map((): (Look & { at: number })[] => []);

async function lookAtAll(at: number): Promise<void> {
  const seen = await Promise.all(scene.processes.map((one) => look(one)));
  for (const [index, one] of seen.entries()) looks[index]?.push({ ...one, at });
}

await lookAtAll(0);
const customers: Customer[] = [];
let begun = 0;
let finished = 0;
let deepest = 0;
async function buyer(): Promise<void> {
  while (begun < ORDERS) {
    const number = begun;
    begun += 1;
    const plan = number % 10 === 9 ? 'leave' : 'pay';
    const customer = newCustomer(`w${number}@example.org`, number, plan, false);
    await goOn(scene.origin, customer).catch((error: unknown) => {
      violations.push(`${customer.email}: ${String(error)}`);
    });
    customers.push(customer);
    finished += 1;
    if (finished % Math.max(1, Math.floor(ORDERS / LOOKS)) !== 0) continue;
    const { jobs } = await unfinished(scene.ask);
    deepest = Math.max(deepest, jobs);
    await lookAtAll(finished);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${finished} orders, ${seconds} s, ${jobs} jobs waiting`);
  }
}
const began = performance.now();
await Promise.all(Array.from({ length: Number(values['at-once']) }, buyer));
const orderedMs = performance.now() - began;
const { jobs: waiting } = await unfinished(scene.ask);
/** The queue must shrink all the time until it is empty. */
for (let least = Number.POSITIVE_INFINITY, since = performance.now(); ; await delay(250)) {
  const { jobs, events } = await unfinished(scene.ask);
  if (jobs + events === 0) break;
  if (jobs + events < least) {
    least = jobs + events;
    since = performance.now();
  }
  if (performance.now() - since < STANDSTILL_MS) continue;
  violations.push(`the queue stands still: ${jobs} jobs, ${events} events`);
  break;
}
const drainedMs = performance.now() - began;
await lookAtAll(ORDERS);
await check(scene.ask, customers, scene.office.letters(), tally);

const aged = await ageSome(scene.ask);
await scene.ask(`insert into pgboss.job (name, data) values ('housekeeping', '{}')`);
const kept = async () => [...(await stillOld(scene.ask)).values()].reduce((sum, count) => sum + count, 0);
for (const since = performance.now(); (await kept()) > 0; await delay(1000)) {
  if (performance.now() - since > HOUSEKEEPING_LIMIT_MS) break;
}
const left = await stillOld(scene.ask);
for (const [what, count] of left) if (count > 0) violations.push(`kept too long: ${count} ${what}`);

const TABLES = `select schemaname || '.' || relname as table, n_live_tup::int as live, n_dead_tup::int as dead,
  (vacuum_count + autovacuum_count)::int as vacuums, pg_size_pretty(pg_total_relation_size(relid)) as size
  from pg_stat_user_tables where n_tup_upd + n_tup_del > 0 order by n_tup_upd + n_tup_del desc limit 12`;
/** By PostgreSQL's own rule: vacuum is due at 50 dead rows plus a fifth of the live ones. */
const due = (row: Record<string, unknown>) => Number(row['dead']) > 50 + 0.2 * Number(row['live']);
let tables = await scene.ask(TABLES);
for (const since = performance.now(); tables.some(due) && performance.now() - since < VACUUM_LIMIT_MS; ) {
  await delay(2000);
  tables = await scene.ask(TABLES);
}
const [connections] = await scene.ask(
  `select count(*)::int as n from pg_stat_activity where datname = current_database()`,
);

const perOrder = (seconds: number) => Math.round((seconds * 1000) / ORDERS);
console.table(tables);
console.table([...aged].map(([what, count]) => ({ what, 'made old': count, 'left of it': left.get(what) })));
console.table(
  scene.processes.map(({ role }, index) => {
    const own = looks[index] ?? [];
    const warm = own.filter(({ at }) => at >= ORDERS * WARM);
    const growth = growthPerThousand(warm);
    if (ORDERS >= 2000 && growth > GROWTH_LIMIT_MB)
      violations.push(`${role} grows by ${growth.toFixed(1)} MB per 1000 orders`);
    return {
      process: role,
      'MB at start': own[0]?.residentMb,
      'MB when warm': warm[0]?.residentMb,
      'MB at the end': own.at(-1)?.residentMb,
      'heap MB at the end': own.at(-1)?.heapMb,
      'MB per 1000 orders once warm': Number(growth.toFixed(1)),
      'processor ms per order': perOrder((own.at(-1)?.cpuSeconds ?? 0) - (own[0]?.cpuSeconds ?? 0)),
    };
  }),
);
await scene.close();
const { violations: _named, ...counts } = tally;
const perMinute = (ORDERS / drainedMs) * 60_000;
console.table({
  ...counts,
  'orders taken per minute': Math.round((ORDERS / orderedMs) * 60_000),
  'orders delivered per minute': Math.round(perMinute),
  'seconds until all were delivered': Math.round(drainedMs / 1000),
  'minutes for 14000 at this rate': Math.round(14_000 / perMinute),
  'jobs waiting when the last had ordered': waiting,
  'most jobs waiting': Math.max(deepest, waiting),
  'processor ms per order of this script': perOrder(
    process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  ),
  'database connections': connections?.['n'],
  violations: violations.length,
});
for (const violation of violations) console.log(`VIOLATION ${violation}`);
if (violations.length > 0) console.log(`Logs: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(violations.length > 0 ? 1 : 0);
