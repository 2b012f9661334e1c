/**
 * node bench/load/load.ts [--rounds 5] [--seconds 2] [--connections 32] [--processes 1] [--only match,autosave]
 *
 * What one `web` process (or as many as are named) does in a second, beside as many of the bare framework answering
 * "hello": PostgreSQL with durable commits, a client in a process of its own, and each round of a call between two
 * rounds of "hello", since the machine is never quiet. "Bare bytes" is the framework sending as many bytes as the home
 * page has, the most that a page could reach. Where the machine is much too busy, the processor time of one request says
 * more than their number. Afterwards each call comes at half of its peak, evenly, to see how long an answer then takes.
 * Ends with 1 when an aim is missed. `DATABASE_URL` names a server to make the database on, else one is started.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createDatabase } from '@global-fit/server/testing/createDatabase';
import { freePort } from '@global-fit/server/testing/freePort';
import { startOwnPostgres } from '../crash/postgres.ts';
import { median, quartile } from '../latency.ts';
import { ANSWERED_ALONE, type Call, CALLS } from './calls.ts';
import type { Measured } from './drive.ts';
import { meetCustomers } from './people.ts';
import { startClient, type Started, startHello, startProduct } from './processes.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    processes: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const ROUNDS = Number(values.rounds);
const SECONDS = Number(values.seconds);
const CONNECTIONS = Number(values.connections);
const PROCESSES = Number(values.processes);
const P99_LIMIT_MS = 50;
/** Requests until the engine has compiled the hot code. */
const WARM = 3000;
/** Minimum share of "hello"; null is reported without judging. */
const AIMS: Readonly<Record<Exclude<Call, 'hello'>, number | null>> = {
  'bare bytes': null,
  'home page': 0.5,
  'text page': 0.5,
  match: 0.25,
  autosave: 0.1,
  'whole draft': null,
  'session-status': null,
};

const folder = mkdtempSync(join(tmpdir(), 'global-fit-load-'));
const own = process.env['DATABASE_URL'] ? null : await startOwnPostgres();
const server = process.env['DATABASE_URL'] ?? own?.url('postgres') ?? '';
const databaseUrl = await createDatabase(server, `load_${process.pid}`);
const hellos: Started[] = [];
const webs: Started[] = [];
for (let number = 0; number < PROCESSES; number += 1) {
  hellos.push(await startHello(await freePort(), join(folder, 'hello.log')));
  webs.push(await startProduct('web', await freePort(), databaseUrl, folder));
}
const [{ origin }] = webs as [Started];
const client = startClient();
await client.meet(await meetCustomers(origin, databaseUrl, CONNECTIONS));

interface Weighed extends Measured {
  /** CPU time of the serving processes per request, in milliseconds, which other work on the machine hardly affects. */
  readonly cpuMs: number;
}

interface Terms {
  /** Whether the client stays awake between responses. */
  readonly awake: boolean;
  readonly rate?: number;
  readonly atLeast?: number;
}

/** Where PostgreSQL or another process needs the client's core, the client sleeps between responses. */
const isAwake = (call: Call) => ANSWERED_ALONE.has(call) && PROCESSES < cpus().length;

async function round(call: Call, { awake, rate, atLeast }: Terms): Promise<Weighed> {
  const servers = call === 'hello' || call === 'bare bytes' ? hellos : webs;
  const cpuMs = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0);
  const spent = cpuMs();
  const measured = await client.drive({
    call,
    ports: servers.map(({ port }) => port),
    connections: CONNECTIONS,
    seconds: SECONDS,
    awake,
    rate: rate ?? null,
    ...(atLeast === undefined ? {} : { atLeast }),
  });
  if (Object.keys(measured.failures).length > 0)
    throw new Error(`${call} failed: ${JSON.stringify(measured.failures)}`);
  return { ...measured, cpuMs: (cpuMs() - spent) / measured.count };
}

interface Taken {
  readonly peaks: Weighed[];
  readonly ratios: number[];
}

const taken = new Map<Call, Taken>();
const kept = (call: Call): Taken => {
  const found = taken.get(call) ?? { peaks: [], ratios: [] };
  taken.set(call, found);
  return found;
};
const wanted = values.only?.split(',');
const calls = CALLS.filter(
  (call): call is Exclude<Call, 'hello'> => call !== 'hello' && (!wanted || wanted.includes(call)),
);

for (const call of ['hello', ...calls] as const) await round(call, { awake: isAwake(call), atLeast: WARM });
/** Each call is compared with a "hello" of the same client, which sleeps or does not. */
for (const awake of [true, false]) {
  const measuredSo = calls.filter((call) => isAwake(call) === awake);
  if (measuredSo.length === 0) continue;
  let before = await round('hello', { awake });
  for (let number = 0; number < ROUNDS; number += 1) {
    for (const call of measuredSo) {
      const measured = await round(call, { awake });
      const after = await round('hello', { awake });
      kept(call).peaks.push(measured);
      kept(call).ratios.push((2 * measured.perSecond) / (before.perSecond + after.perSecond));
      kept('hello').peaks.push(after);
      before = after;
    }
  }
}

const middle = (list: readonly Weighed[], of: (one: Weighed) => number) => median(list.map(of));
/** CPU time per request in the quietest quarter of the rounds: a busy machine makes the same work more expensive. */
const cpuOf = (call: Call) => quartile(kept(call).peaks.map(({ cpuMs }) => cpuMs));
const rows = [];
const missed: string[] = [];
for (const call of ['hello', ...calls] as const) {
  const { peaks, ratios } = kept(call);
  const peak = middle(peaks, ({ perSecond }) => perSecond);
  const halves = [];
  for (let number = 0; number < 3; number += 1)
    halves.push(await round(call, { awake: false, rate: peak / 2 }));
  const p99 = middle(halves, ({ latency }) => latency.p99);
  const ratio = call === 'hello' ? 1 : median(ratios);
  const aim = call === 'hello' ? null : AIMS[call];
  const cpu = cpuOf(call);
  if (aim !== null && ratio < aim) missed.push(`${call}: ${ratio.toFixed(2)} of hello, aim ${aim}`);
  if (p99 > P99_LIMIT_MS)
    missed.push(`${call}: p99 ${p99.toFixed(1)} ms at half of peak, aim ${P99_LIMIT_MS}`);
  const at = (of: (one: Weighed) => number, list = peaks) => Number(middle(list, of).toFixed(1));
  rows.push({
    call,
    'requests/s': Math.round(peak),
    'of hello': Number(ratio.toFixed(2)),
    aim: aim ?? '',
    'cpu ms': Number(cpu.toFixed(3)),
    'cpu of hello': Number((cpu / cpuOf('hello')).toFixed(1)),
    p50: at(({ latency }) => latency.p50),
    p95: at(({ latency }) => latency.p95),
    p99: at(({ latency }) => latency.p99),
    'p50 at half': at(({ latency }) => latency.p50, halves),
    'p95 at half': at(({ latency }) => latency.p95, halves),
    'p99 at half': at(({ latency }) => latency.p99, halves),
  });
}

client.stop();
await Promise.all([...hellos, ...webs].map((server) => server.stop()));
await own?.remove();
rmSync(folder, { recursive: true, force: true });
console.log(
  `${PROCESSES} of each server, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians; ${cpus().length} cores for client, server and database together; times in ms`,
);
console.table(rows);
for (const line of missed) console.log(`MISSED ${line}`);
process.exitCode = missed.length > 0 ? 1 : 0;
