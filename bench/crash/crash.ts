/**
 * node bench/crash/crash.ts [--runs 200] [--customers 3] [--check-every 10] [--postgres] [--seed 1] [--keep]
 *
 * Customers buy over HTTP while server processes are killed, once per run: at a random moment, or at a chosen step
 * between profile, order, payment, report and mail. Afterwards every paid order must have exactly one confirmation,
 * report and delivery, every unpaid one none, and nothing that was acknowledged may be missing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chanceOf } from '../chance.ts';
import { type Customer, goOn, newCustomer, type Plan } from './customer.ts';
import { type Fault, FAULT_POINTS, MOMENTS } from './faultPoints.ts';
import { check, emptyTally, unfinished } from './inspect.ts';
import { openScene } from './scene.ts';
import type { ServerProcess } from './server.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    customers: { type: 'string', default: '3' },
    'check-every': { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const CHECK_EVERY = Number(values['check-every']);
const QUIET_LIMIT_MS = 300_000;
/** Where nobody reaches the chosen step within this time, the process is simply killed. */
const STEP_LIMIT_MS = 15_000;

const { next: chance, pick } = chanceOf(Number(values.seed));

/** Where this run's process dies: `null` for a random moment, else a step or the nth statement of any kind. */
function chooseFault(): Fault | null {
  const dice = chance();
  if (dice < 0.35) return null;
  if (dice < 0.5) return { point: null, moment: pick(MOMENTS), nth: 1 + Math.floor(chance() * 120) };
  return { point: pick(FAULT_POINTS).name, moment: pick(MOMENTS), nth: 1 + Math.floor(chance() * 3) };
}

const folder = mkdtempSync(join(tmpdir(), 'global-fit-crash-'));
const scene = await openScene(folder, values.postgres);
const tally = emptyTally();
const kills = new Map<string, number>();
let typicalMs = 4000;
let slowestStartMs = 0;

/** Starts what is down. A failed start is a violation, and is repeated as a service manager would. */
async function startAgain(one: ServerProcess): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await one.start();
      return;
    } catch (error) {
      tally.violations.push(`a start failed: ${String(error)}`);
      if (tries === 3) throw error;
    }
  }
}

/** Ends a process as chosen; returns how. */
async function strike(target: ServerProcess, fault: Fault | null, over: Promise<unknown>): Promise<string> {
  if (chance() < 0.1) {
    await delay(chance() * typicalMs);
    const code = await target.stop();
    if (code === 1) tally.stopsCutShort += 1;
    else if (code !== 0) tally.violations.push(`a graceful stop of ${target.role} ended with ${code}`);
    return 'SIGTERM';
  }
  if (fault) {
    target.arm(fault);
    await Promise.race([target.ended(), over.then(() => delay(STEP_LIMIT_MS, null, { ref: false }))]);
    if (!target.alive()) return fault.point ? `${fault.moment}: ${fault.point}` : 'at a statement';
    target.arm(null);
  } else {
    await delay(chance() * typicalMs);
  }
  const ended = target.ended();
  target.kill();
  await ended;
  return fault ? 'at a moment (step not met)' : 'at a moment';
}

async function run(number: number, group: Customer[]): Promise<void> {
  const plans: readonly Plan[] = ['pay', 'pay', 'pay', 'leave', 'declined'];
  const customers = Array.from({ length: Number(values.customers) }, (_, index) =>
    newCustomer(`c${number}-${index}@example.org`, number * 7 + index, pick(plans), chance() < 0.3),
  );
  group.push(...customers);
  const began = performance.now();
  const walk = (customer: Customer) =>
    goOn(scene.origin, customer).catch((error: unknown) => {
      const network = error instanceof TypeError || (error as Error).name === 'TimeoutError';
      const away = /answered 50[0-9]/.test(String(error));
      if (!network && !away) tally.violations.push(`${customer.email}: ${String(error)}`);
    });
  const over = Promise.all(customers.map(walk)).then(() => {
    if (customers.every(({ done }) => done)) typicalMs = typicalMs * 0.7 + (performance.now() - began) * 0.6;
  });
  const how = await strike(pick(scene.processes), chooseFault(), over);
  kills.set(how, (kills.get(how) ?? 0) + 1);
  const restart = performance.now();
  for (const one of scene.processes) await startAgain(one);
  slowestStartMs = Math.max(slowestStartMs, performance.now() - restart);
  await over;
  // After their server died, some customers press the button again and some are gone for good.
  const back = customers.filter(({ done }) => !done && chance() < 0.6);
  await Promise.all(back.map(walk));
}

/** The provider's retries take hours, so late deliveries are made due now. */
const HURRY = `update sandbox_deliveries set next_attempt_at = now() where next_attempt_at > now() + interval '30 seconds'`;

async function untilQuiet(): Promise<void> {
  let calm = 0;
  await scene.ask(HURRY);
  for (const began = performance.now(); performance.now() - began < QUIET_LIMIT_MS; await delay(500)) {
    const { jobs, events } = await unfinished(scene.ask);
    calm = jobs + events === 0 ? calm + 1 : 0;
    if (calm === 2) return;
  }
  tally.violations.push(
    `not quiet within ${QUIET_LIMIT_MS / 1000} s: ${JSON.stringify(await unfinished(scene.ask))}`,
  );
}

const started = performance.now();
let group: Customer[] = [];
/** The number of violations printed so far; a run that is cut short has told its own. */
let told = 0;
for (let number = 1; number <= RUNS; number += 1) {
  await run(number, group);
  if (number % CHECK_EVERY !== 0 && number !== RUNS) continue;
  await untilQuiet();
  await check(scene.ask, group, scene.office.letters(), tally);
  group = [];
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${number} runs, ${seconds} s: ${tally.paid} paid, ${tally.unpaid} unpaid, ${tally.violations.length} violations`,
  );
  for (; told < tally.violations.length; told += 1) console.log(`VIOLATION ${tally.violations[told]}`);
}
await scene.close();

const { violations, ...counts } = tally;
console.log(
  `\nDatabase: ${scene.database}; mail: ${scene.office.url ? 'SMTP' : 'files'}; seed ${values.seed}`,
);
console.table(
  [...kills].sort(([a], [b]) => a.localeCompare(b)).map(([how, times]) => ({ killed: how, times })),
);
console.table({
  runs: RUNS,
  ...counts,
  slowestStartMs: Math.round(slowestStartMs),
  violations: violations.length,
});
if (values.keep || violations.length > 0) console.log(`Logs and data: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(violations.length > 0 ? 1 : 0);
