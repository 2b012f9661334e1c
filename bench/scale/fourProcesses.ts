/**
 * node bench/scale/fourProcesses.ts [--customers 24] [--wait-for-schedule no]
 *
 * Two `web` and two `worker` processes on one PostgreSQL, each with a folder of its own as on four machines, behind a
 * balancer that sends every request to either `web` at random. Customers sign up, save, order (four times at once), pay
 * (twice at once) and read their reports. Afterwards everything must be there once, each job must have been done by one
 * worker once, limits must have counted both processes together, and the schedules must have run once each time.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkoutBody, type Customer, goOn, newCustomer, PASSWORD, type Plan } from '../crash/customer.ts';
import { check, emptyTally, unfinished } from '../crash/inspect.ts';
import { postgresScene } from '../crash/scene.ts';
import { openBalancer } from './balancer.ts';
import { openBucket } from './bucket.ts';
import { doneJobs, doneTwice } from './jobLog.ts';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '24' },
    'wait-for-schedule': { type: 'string', default: 'yes' },
  },
});
const AT_ONCE = 6;
const SIGN_INS = 12;
/** A window so long that a run hardly ever reaches its end. */
const LIMIT_SECONDS = 86_400;
const QUIET_LIMIT_MS = 300_000;
/** The schedule runs every three minutes: two runs, and a minute for the second to finish. */
const SCHEDULE_LIMIT_MS = 420_000;

const folder = mkdtempSync(join(tmpdir(), 'global-fit-four-'));
delete process.env['DATABASE_URL'];
const balancer = await openBalancer();
const bucket = await openBucket();
const scene = await postgresScene(folder, {
  web: 2,
  worker: 2,
  publicUrl: balancer.origin,
  env: {
    OBJECT_STORE_URL: bucket.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    RATE_LIMIT_LOGIN_ACCOUNT: `${SIGN_INS}/${LIMIT_SECONDS}`,
  },
});
const tally = emptyTally();
const { violations } = tally;
const webs = scene.processes.filter(({ role }) => role === 'web');
balancer.serve(webs.map(({ origin }) => origin));

const json = { 'content-type': 'application/json' };
const bearer = ({ token }: Customer) => ({ authorization: `Bearer ${token}` });

/** Presses the order button four times at once, which must give one order with one payment page. */
async function pressAtOnce(customer: Customer): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const answer = await fetch(`${balancer.origin}/api/v1/payments/create-checkout-session`, {
        method: 'POST',
        headers: { ...json, ...bearer(customer) },
        body: JSON.stringify(checkoutBody(balancer.origin, customer)),
      });
      const { order_id: id, session_id: session } = (await answer.json()) as Record<string, unknown>;
      return `${answer.status} ${String(id)} ${String(session)}`;
    }),
  );
  const different = new Set(answers);
  if (different.size > 1 || !answers[0]?.startsWith(`200 ${customer.order?.id} `))
    violations.push(`${customer.email}: four presses gave ${[...different].join(' | ')}`);
}

async function walk(customer: Customer): Promise<Customer> {
  const { plan } = customer;
  const first = { ...customer, plan: 'leave' as const };
  await goOn(balancer.origin, first);
  await pressAtOnce(first);
  if (plan === 'leave') return first;
  const tabs = [1, 2].map((): Customer => ({ ...first, plan, done: false }));
  await Promise.all(tabs.map((tab) => goOn(balancer.origin, tab)));
  return { ...first, plan, pressed: true, thanked: tabs.some(({ thanked }) => thanked) };
}

const plans: readonly Plan[] = ['pay', 'pay', 'pay', 'leave', 'declined', 'pay'];
const waiting = Array.from({ length: Number(values.customers) }, (_, index) =>
  newCustomer(`f${index}@example.org`, index, plans[index % plans.length] ?? 'pay', index % 4 === 0),
);
const customers: Customer[] = [];
const began = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { email } = one;
      await walk(one).then(
        (done) => customers.push(done),
        (error: unknown) => violations.push(`${email}: ${String(error)}`),
      );
    }
  }),
);
for (let left = 1; left > 0; await delay(500)) {
  const { jobs, events } = await unfinished(scene.ask);
  left = jobs + events;
  if (performance.now() - began < QUIET_LIMIT_MS) continue;
  violations.push(`not quiet in time: ${jobs} jobs, ${events} events`);
  break;
}
await check(scene.ask, customers, scene.office.letters(), tally);

/** Reads a report through both `web` processes; returns the digests of the responses. */
async function readPdf(customer: Customer): Promise<Set<string>> {
  const found = await Promise.all(
    webs.map(async ({ origin }) => {
      const url = `${origin}/api/v1/orders/${customer.order?.id}/report.pdf`;
      const answer = await fetch(url, { headers: bearer(customer) });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
        violations.push(`${customer.email}: the PDF at ${origin} is ${answer.status}`);
      return createHash('sha256').update(bytes).digest('hex');
    }),
  );
  return new Set(found);
}
const buyers = customers.filter(({ thanked }) => thanked);
const stored = bucket.objects.size;
let pdfs = 0;
for (const customer of buyers) {
  const digests = await readPdf(customer);
  pdfs += 1;
  if (digests.size !== 1) violations.push(`${customer.email}: two processes hand out different PDFs`);
}
if (bucket.objects.size !== stored) violations.push('a PDF was stored again that was stored already');
// What the store has lost is made again, by whichever process is asked.
const [reader] = buyers;
if (reader) {
  const before = await readPdf(reader);
  bucket.objects.clear();
  const after = await readPdf(reader);
  if (before.size !== 1 || [...before].join() !== [...after].join())
    violations.push(`${reader.email}: the PDF is another after the store had lost it`);
}

// Simultaneous sign-ins with a wrong password: as many are allowed as one process would allow.
const heard = new Map<number, number>();
await Promise.all(
  Array.from({ length: SIGN_INS * 3 }, async () => {
    const body = new URLSearchParams({ username: 'guessed@example.org', password: `not ${PASSWORD}` });
    const answer = await fetch(`${balancer.origin}/api/v1/login/access-token`, { method: 'POST', body });
    await answer.body?.cancel();
    heard.set(answer.status, (heard.get(answer.status) ?? 0) + 1);
  }),
);
const refused = heard.get(429) ?? 0;
if (refused !== SIGN_INS * 2 || heard.size !== 2)
  violations.push(`of ${SIGN_INS * 3} sign-ins, ${SIGN_INS} allowed: ${JSON.stringify([...heard])}`);

const workers = scene.processes
  .map(({ role }, index) => ({
    role,
    name: `${role}-${role === 'web' ? index + 1 : index + 1 - webs.length}`,
  }))
  .filter(({ role }) => role === 'worker')
  .map(({ name }) => name);
const done = () => workers.flatMap((name) => doneJobs(name, join(folder, `${name}.log`)));
const scheduled = () => done().filter(({ job }) => job === 'reconcile');
if (values['wait-for-schedule'] === 'yes') {
  const since = performance.now();
  while (scheduled().length < 2 && performance.now() - since < SCHEDULE_LIMIT_MS) await delay(1000);
  if (scheduled().length < 2) violations.push('the schedule did not come round twice');
  // Long enough for a second worker to do the same work.
  await delay(12_000);
}
const jobs = done();
const minutes = await scene.ask(
  `select count(*)::int as times from pgboss.job where name = 'reconcile' group by date_trunc('minute', created_on)`,
);
if (minutes.some(({ times }) => times !== 1)) violations.push('a schedule ran twice in one minute');
for (const name of workers)
  if (!jobs.some(({ worker }) => worker === name)) violations.push(`${name} did nothing`);
for (const { origin } of webs)
  if (!balancer.passed.get(origin)) violations.push(`${origin} was asked nothing`);

await scene.close();
await balancer.close();
await bucket.close();

const { violations: _named, ...counts } = tally;
const jobsOf = (name: string) => jobs.filter(({ worker }) => worker === name).length;
console.table({
  ...counts,
  ...Object.fromEntries(
    webs.map(({ origin }, index) => [`requests at web-${index + 1}`, balancer.passed.get(origin)]),
  ),
  ...Object.fromEntries(workers.map((name) => [`jobs of ${name}`, jobsOf(name)])),
  // A worker silent for ten seconds is given up and its job done by another: run twice, with one effect.
  'jobs done again after silence': doneTwice(jobs).length,
  'PDFs read through both': pdfs,
  'wrong sign-ins heard': SIGN_INS * 3 - refused,
  'wrong sign-ins refused': refused,
  'runs of the schedule': jobs.filter(({ job }) => job === 'reconcile').length,
  violations: violations.length,
});
for (const violation of violations) console.log(`VIOLATION ${violation}`);
if (violations.length > 0) console.log(`Logs: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(violations.length > 0 ? 1 : 0);
