import { eq, isNotNull } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payOnPage } from '../testing/payOnPage.ts';
import { sandboxDeliveries } from '../schema.ts';
import { startSandbox } from '../start.ts';
import { openHosted, pageOf } from '../testing/checkouts.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  bed.webhookAnswer = () => 200;
  await bed.sandbox.tick();
  bed.received.length = 0;
});

/** Deliveries still to be posted. */
const owed = async () =>
  bed.db.select().from(sandboxDeliveries).where(isNotNull(sandboxDeliveries.nextAttemptAt));

it('reports a payment with signed events that the SDK accepts and the API lists', async () => {
  const session = await openHosted(bed);
  await payOnPage(pageOf(session));
  await bed.arrived('checkout.session.completed');
  await bed.sandbox.tick();
  for (const { body, signature } of bed.received) {
    const event = bed.stripe.webhooks.constructEvent(body, signature, bed.sandbox.webhookSecret);
    expect(event).toMatchObject({ object: 'event', livemode: false, api_version: '2026-10-28.endive' });
    expect(await bed.stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, type: event.type });
    expect(() =>
      bed.stripe.webhooks.constructEvent(`${body} `, signature, bed.sandbox.webhookSecret),
    ).toThrow('signature');
    expect(() => bed.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature');
  }
  expect(bed.received.map((one) => one.event.type).toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const [completed] = await bed.arrived('checkout.session.completed');
  expect(completed?.event.data.object).toMatchObject({
    id: session.id,
    payment_status: 'paid',
    amount_total: 19_900,
  } satisfies Partial<Stripe.Checkout.Session>);
});

it('posts again at growing intervals until the answer is 2xx', async () => {
  bed.webhookAnswer = (attempt, type) => (type === 'checkout.session.expired' && attempt < 3 ? 500 : 200);
  const session = await openHosted(bed);
  await bed.stripe.checkout.sessions.expire(session.id);
  await bed.arrived('checkout.session.expired');
  await bed.pass(0.5);
  expect(bed.received).toHaveLength(1);
  await bed.pass(1);
  expect(bed.received).toHaveLength(2);
  await bed.pass(1);
  expect(bed.received).toHaveLength(2);
  await bed.pass(1.5);
  expect(bed.received).toHaveLength(3);
  expect(await owed()).toEqual([]);
  await bed.pass(3_600);
  expect(bed.received).toHaveLength(3);
});

it('gives up after the last interval and stores the answer', async () => {
  bed.webhookAnswer = () => 503;
  await bed.stripe.checkout.sessions.expire((await openHosted(bed)).id);
  await bed.arrived('checkout.session.expired');
  for (let at = 0; at < 6; at += 1) await bed.pass(10);
  expect(bed.received).toHaveLength(4);
  expect(await owed()).toEqual([]);
  const eventId = bed.received[0]?.event.id ?? '';
  const [given] = await bed.db.select().from(sandboxDeliveries).where(eq(sandboxDeliveries.eventId, eventId));
  expect(given).toMatchObject({ attempts: 4, lastStatus: 503, deliveredAt: null });
});

it('goes on after a restart with events not yet delivered', async () => {
  bed.webhookAnswer = () => 500;
  const session = await openHosted(bed);
  await payOnPage(pageOf(session));
  await bed.arrived('checkout.session.completed');
  const before = bed.sandbox.webhookSecret;
  await bed.restart();
  expect(bed.sandbox.webhookSecret).toBe(before);
  bed.webhookAnswer = () => 200;
  bed.received.length = 0;
  await bed.pass(2);
  expect(await bed.arrived('checkout.session.completed')).toHaveLength(1);
  expect(await owed()).toEqual([]);
});

it('takes over an event whose process died while posting it', async () => {
  const session = await openHosted(bed);
  await bed.stripe.checkout.sessions.expire(session.id);
  await bed.arrived('checkout.session.expired');
  await bed.sandbox.tick();
  const [call] = bed.received;
  const inSevenSeconds = new Date(bed.now().getTime() + 7_000);
  await bed.db
    .update(sandboxDeliveries)
    .set({ deliveredAt: null, nextAttemptAt: inSevenSeconds })
    .where(eq(sandboxDeliveries.eventId, call?.event.id ?? ''));
  await bed.pass(5);
  expect(bed.received).toHaveLength(1);
  await bed.pass(5);
  expect(bed.received).toHaveLength(2);
});

it('lists events newest first, by type', async () => {
  await payOnPage(pageOf(await openHosted(bed)));
  const all = await bed.stripe.events.list({ limit: 4 });
  expect(all.data.map((one) => one.type)).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
  const some = await bed.stripe.events.list({
    types: ['charge.succeeded', 'payment_intent.created'],
    limit: 2,
  });
  expect(some.data.map((one) => one.type)).toEqual(['charge.succeeded', 'payment_intent.created']);
});

it('is one sandbox across many processes, with the same keys and each event posted once', async () => {
  const others = await Promise.all(
    [1, 2].map(() =>
      startSandbox({
        db: bed.db,
        clock: { now: bed.now },
        log: { info: () => undefined, warn: () => undefined },
        publicUrl: () => bed.origin,
        webhookUrl: () => `${bed.origin}/webhook`,
      }),
    ),
  );
  for (const other of others) expect(other.secretKey).toBe(bed.sandbox.secretKey);
  const sessions = await Promise.all([1, 2, 3, 4].map(() => openHosted(bed)));
  await Promise.all(sessions.map((session) => bed.stripe.checkout.sessions.expire(session.id)));
  await Promise.all([bed.sandbox, ...others].map((one) => one.tick()));
  await bed.arrived('checkout.session.expired', 4);
  await Promise.all(others.map((other) => other.stop()));
  const posted = (await bed.arrived('checkout.session.expired')).map((call) => call.event.data.object.id);
  expect(posted.toSorted()).toEqual(sessions.map((session) => session.id).toSorted());
});
