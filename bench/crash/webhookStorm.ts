/**
 * node bench/crash/webhookStorm.ts [--customers 28]
 *
 * Sends every payment's event ten times at once and in any order, together with events that are forged, unknown, late
 * or never sent, for orders of right and wrong amounts, while PostgreSQL is stopped and restarted. Afterwards every
 * right payment must have one order, one report and one mail of each kind, and every wrong one must be listed for an
 * operator.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signatureHeader } from '@global-fit/server/sandbox/webhooks/sign';
import { goOn, newCustomer } from './customer.ts';
import { check, emptyTally, unfinished } from './inspect.ts';
import { openScene } from './scene.ts';

/** What happens to a customer's event. `amount` and `currency`: the order differs from what was charged. */
const FATES = ['told', 'told', 'amount', 'currency', 'tampered', 'late', 'missing'] as const;
const TIMES = 10;
const AT_ONCE = 40;
const LIMIT_MS = 300_000;

const { values } = parseArgs({ options: { customers: { type: 'string', default: '28' } } });
const folder = mkdtempSync(join(tmpdir(), 'global-fit-storm-'));
delete process.env['DATABASE_URL'];
const scene = await openScene(folder, true);
const { postgres } = scene;
if (!postgres) throw new Error('The storm needs a PostgreSQL server that it may stop.');
const tally = emptyTally();

// The provider's own deliveries are held back, since this script makes them.
await scene.ask(`create function keep_back() returns trigger language plpgsql as
  $$ begin new.next_attempt_at := null; return new; end $$`);
await scene.ask(
  'create trigger keep_back before insert on sandbox_deliveries for each row execute function keep_back()',
);

const customers = Array.from({ length: Number(values.customers) }, (_, index) => ({
  fate: FATES[index % FATES.length] ?? 'told',
  customer: newCustomer(`s${index}@example.org`, index, 'pay', false),
}));
for (let first = 0; first < customers.length; first += 4)
  await Promise.all(customers.slice(first, first + 4).map(({ customer }) => goOn(scene.origin, customer)));
const idsOf = (fate: (typeof FATES)[number]) =>
  customers.filter((one) => one.fate === fate).map(({ customer }) => `'${customer.order?.id}'`);
await scene.ask(`update orders set total = total + 100 where id in (${idsOf('amount').join()})`);
await scene.ask(`update orders set currency = 'eur' where id in (${idsOf('currency').join()})`);

const [keys] = await scene.ask(
  `select internal->>'webhookSecret' as secret from sandbox_objects where kind = 'account'`,
);
const secret = String(keys?.['secret']);
const events =
  await scene.ask(`select data::text as body, data->'data'->'object'->>'client_reference_id' as order
  from sandbox_objects where kind = 'event' and data->>'type' = 'checkout.session.completed'`);
const bodyOf = (orderId: string | undefined) =>
  String(events.find(({ order }) => order === orderId)?.['body']);

interface Post {
  readonly body: string;
  readonly signed: string;
  /** What the provider would see: accepted, refused for good, or to be sent again. */
  readonly expects: 'taken' | 'refused' | 'again';
}

const answers = new Map<string, number>();

async function post({ body, signed }: Post): Promise<number> {
  try {
    const response = await fetch(`${scene.origin}/api/v1/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureHeader(signed, secret, Math.floor(Date.now() / 1000)),
      },
      body,
      signal: AbortSignal.timeout(30_000),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** Delivers like the provider: again, a little later, until accepted; refused and unknown events a few times. */
async function deliver(one: Post): Promise<void> {
  for (let tries = 1; tries <= 60; tries += 1) {
    // A process that did not survive is reported at the end; nobody can reply for it.
    if (!scene.processes.every((each) => each.alive())) return;
    const status = await post(one);
    answers.set(`${one.expects}: ${status}`, (answers.get(`${one.expects}: ${status}`) ?? 0) + 1);
    if (one.expects !== 'taken' && status >= 200 && status < 300)
      tally.violations.push(`an event that should be ${one.expects} was answered ${status}`);
    if (status < 500 && status > 0) {
      if (one.expects === 'taken' && status !== 200)
        tally.violations.push(`a true event was answered ${status}`);
      return;
    }
    if (one.expects === 'again' && tries === 3) return;
    await delay(500 + Math.random() * 500);
  }
  tally.violations.push(`an event that should be ${one.expects} was never answered`);
}

function postsOf({ fate, customer }: (typeof customers)[number]): Post[] {
  const body = bodyOf(customer.order?.id);
  if (fate === 'late' || fate === 'missing') return [];
  if (fate !== 'tampered')
    return Array.from({ length: TIMES }, () => ({ body, signed: body, expects: 'taken' }));
  return Array.from({ length: TIMES }, () => ({ body: `${body} `, signed: body, expects: 'refused' }));
}

const ghost = bodyOf(customers[0]?.customer.order?.id).replaceAll(
  /(cs|evt)_[A-Za-z0-9_]+/g,
  '$1_test_of_nobody',
);
const unknown = Array.from({ length: TIMES }, (): Post => ({ body: ghost, signed: ghost, expects: 'again' }));
const posts = [...customers.flatMap(postsOf), ...unknown]
  .map((one) => ({ one, order: Math.random() }))
  .sort((a, b) => a.order - b.order)
  .map(({ one }) => one);

const total = posts.length;
async function worker(): Promise<void> {
  for (let one = posts.pop(); one; one = posts.pop()) await deliver(one);
}
/** Stops the database once a share of the events is out: in order, then as by a power cut. */
async function trouble(): Promise<void> {
  for (const [share, how] of [
    [0.75, 'fast'],
    [0.35, 'kill'],
  ] as const) {
    while (posts.length > total * share) await delay(5);
    await postgres?.stop(how);
    await delay(1500);
    await postgres?.start();
  }
}
await Promise.all([trouble(), ...Array.from({ length: AT_ONCE }, worker)]);

// The provider never repeats these; the reconciler finds sessions that nobody checked for a while.
await scene.ask(`update checkout_sessions set checked_at = now() - interval '1 hour' where status = 'open'`);
const wrong = customers.filter(({ fate }) => fate === 'amount' || fate === 'currency');
const right = customers.filter((one) => !wrong.includes(one));
async function settled(): Promise<boolean> {
  const [row] = await scene.ask(`select count(*)::int as paid from orders where state = 'paid'`);
  return Number(row?.['paid']) === right.length && (await unfinished(scene.ask)).jobs === 0;
}
const began = performance.now();
while (!(await settled())) {
  if (performance.now() - began > LIMIT_MS || !scene.processes.every((one) => one.alive())) {
    tally.violations.push('not settled in time');
    break;
  }
  await delay(1000);
}
const late = customers.filter(({ fate }) => fate === 'late');
for (const { customer } of late) {
  const body = bodyOf(customer.order?.id);
  await Promise.all(Array.from({ length: TIMES }, () => deliver({ body, signed: body, expects: 'taken' })));
}
await delay(1000);

const letters = scene.office.letters();
await check(
  scene.ask,
  right.map(({ customer }) => customer),
  letters,
  tally,
);
const refused = await scene.ask(`select o.id, o.state, o.attention,
  (select count(*)::int from mails m where m.order_id = o.id) + (select count(*)::int from report_revisions r
    where r.order_id = o.id) as served from orders o where o.id in (${[...idsOf('amount'), ...idsOf('currency')].join()})`);
for (const { customer } of wrong) {
  const row = refused.find(({ id }) => id === customer.order?.id);
  const kept = row?.['state'] === 'awaiting_payment' && row['attention'] && row['served'] === 0;
  if (!kept || letters.some(({ to }) => to === customer.email))
    tally.violations.push(`${customer.email}: a wrong payment gave ${JSON.stringify(row)}`);
}
for (const one of scene.processes)
  if (!one.alive()) tally.violations.push(`${one.role} did not outlive the outage of its database`);
const ready = await fetch(`${scene.origin}/readyz`);
if (ready.status !== 200) tally.violations.push(`not ready afterwards: ${ready.status}`);
await scene.close();

const { violations, ...counts } = tally;
console.table(
  [...answers].sort(([a], [b]) => a.localeCompare(b)).map(([answer, times]) => ({ answer, times })),
);
console.table({ posts: total, ...counts, wrongPayments: wrong.length, violations: violations.length });
for (const violation of violations) console.log(`VIOLATION ${violation}`);
if (violations.length > 0) console.log(`Logs: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(violations.length > 0 ? 1 : 0);
