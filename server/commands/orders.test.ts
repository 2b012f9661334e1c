import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DirectoryLock, lockDirectory, reachHolder, socketPath } from '#db/lock';
import { products } from '#db/schema/catalogue';
import { orders } from '#db/schema/orders';
import { type Checkout, type Shop, startShop, until } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { answerControl, askHolder } from './control.ts';

let shop: Shop;
let folder: string;
let lock: DirectoryLock;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
  await shop.work();
  folder = await mkdtemp(join(tmpdir(), 'global-fit-control-'));
  lock = await lockDirectory(folder, (socket) => answerControl(socket, () => shop.context));
});
afterAll(async () => {
  await lock.release();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as `npm run <name>` does beside a running server, over the socket of the data directory. */
async function run(command: string, ...args: string[]): Promise<{ exit: number; out: string; err: string }> {
  const socket = await reachHolder(await socketPath(folder));
  if (!socket) throw new Error('Nobody holds the directory.');
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (line: string) => out.push(line), err: (line: string) => err.push(line), cwd: folder };
  const exit = await askHolder(socket, { command, args, cwd: folder, operator: 'anna' }, io);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

async function delivered(): Promise<Checkout> {
  const checkout = await shop.paid();
  await until('the report is delivered', async () =>
    (await checkout.file()).mails.some(({ kind, state }) => kind === 'delivery' && state === 'sent'),
  );
  return checkout;
}

describe('orders', () => {
  it('lists the newest, and finds one by id, session, address or part of a name', async () => {
    const checkout = await shop.paid();
    const used = () => shop.logged.filter((one) => one.includes('"operator":"anna"'));
    const line = new RegExp(`${checkout.order_id}  2026-03-01 .*paid +\\$199\\.00  ${checkout.buyer.email}`);
    expect((await run('orders')).out).toMatch(line);
    const needles = [checkout.order_id, checkout.session_id, checkout.buyer.email, checkout.buyer.profileId];
    for (const needle of needles) {
      const found = await run('orders', 'find', needle);
      expect(found.exit).toBe(0);
      expect(found.out).toMatch(line);
    }
    expect((await run('orders', 'find', 'ADA PERS')).out).toMatch(line);
    // The log says who searched, but not for whom.
    expect(used().at(-1)).toContain('"command":"orders","verb":"find","subject":null,"exit":0');
    expect(used().join()).not.toMatch(/ADA PERS|@/);
    expect((await run('orders', 'find', '%')).out).toBe('No orders.');
    expect((await run('orders', 'find', 'nobody@example.org')).out).toBe('No orders.');
  });

  it('shows one order with its state changes, session, reports and mails', async () => {
    const checkout = await delivered();
    const { out } = await run('orders', 'show', checkout.order_id);
    expect(out).toContain(`Global Fit Report Silver for Ada Person <${checkout.buyer.email}>`);
    expect(out).toContain('awaiting_payment → paid');
    expect(out).toContain(`session ${checkout.session_id}  complete, paid`);
    expect(out).toMatch(/report revision 1 {2}delivered/);
    expect(out).toMatch(/mail confirmation {2}sent/);
  });

  it('corrects an address and resends the report there, once each time', async () => {
    const checkout = await delivered();
    const corrected = await run('orders', 'address', checkout.order_id, 'Right@Example.org');
    expect(corrected.exit).toBe(0);
    const resent = await run('orders', 'resend', checkout.order_id);
    expect(resent.out).toBe('The report is on its way to right@example.org.');
    const again = async () =>
      (await checkout.file()).mails.filter(({ toAddress: to }) => to === 'right@example.org');
    await until('it is sent', async () => (await again()).every(({ state }) => state === 'sent'));
    expect(await again()).toHaveLength(1);
    expect((await shop.letters()).filter((text) => text.includes('To: right@example.org'))).toHaveLength(1);
    expect((await run('orders', 'show', checkout.order_id)).out).toContain('corrected the delivery address');
  });

  it('sends nothing to an erased person, and gives their order no new address', async () => {
    const checkout = await delivered();
    await run('erase', '--id', checkout.buyer.id);
    const resent = await run('orders', 'resend', checkout.order_id);
    expect(resent).toMatchObject({ exit: 2, err: 'The report of this order was erased with its customer.' });
    const corrected = await run('orders', 'address', checkout.order_id, 'new@example.org');
    expect(corrected).toMatchObject({ exit: 2, err: 'The customer of this order was erased.' });
    expect((await checkout.file()).order.deliveryEmail).toBe('erased@invalid');
  });

  it('lists what needs attention until it is settled', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await shop.context.db.update(orders).set({ total: 1 }).where(eq(orders.id, checkout.order_id));
    await checkout.pay();
    await shop.tellAbout(checkout.session_id, 'checkout.session.completed');
    const before = await run('orders', 'attention');
    expect(before.out).toContain(checkout.order_id);
    expect(before.out).toContain("needs attention: the provider's subtotal is 19900");
    expect((await run('orders', 'settled', checkout.order_id)).out).toBe('Settled.');
    expect((await run('orders', 'attention')).out).not.toContain(checkout.order_id);
  });

  it.each([
    [['show', 'nonsense'], 'There is no order nonsense.'],
    [['resend', '019a0000-0000-7000-8000-000000000000'], 'There is no order 019a'],
    [['address', '019a0000-0000-7000-8000-000000000000', 'a@example.org'], 'There is no order 019a'],
    [['settled', 'nonsense'], 'There is no order nonsense.'],
    [['address', 'x', 'nobody'], '"nobody" is not an e-mail address.'],
    [['show'], 'npm run orders'],
    [['explode'], 'npm run orders'],
  ])('answers the mistake %j with one clear line and an exit code', async (args, message) => {
    const answer = await run('orders', ...args);
    expect(answer.exit).toBe(2);
    expect(answer.err).toContain(message);
    expect(answer.err).not.toMatch(/at .*\.ts:\d/);
  });

  it('does not resend a report that is not finished', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    const answer = await run('orders', 'resend', checkout.order_id);
    expect(answer).toMatchObject({ exit: 2, err: 'No report of this order is finished yet.' });
  });
});

describe('refund', () => {
  it('refunds once, and says so the second time', async () => {
    const checkout = await delivered();
    const first = await run('refund', checkout.order_id, 'asked', 'by', 'mail');
    expect(first).toMatchObject({ exit: 0, out: expect.stringContaining('The order is refunded') });
    const second = await run('refund', checkout.order_id);
    expect(second).toMatchObject({ exit: 2, err: 'This order is refunded already.' });
    const { refunds, order } = await checkout.file();
    expect(order.state).toBe('refunded');
    expect(refunds).toMatchObject([{ reason: 'asked by mail', state: 'succeeded' }]);
  });

  it.each([[[]], [['nonsense']]])('answers %j with a clear line', async (args) => {
    const answer = await run('refund', ...args);
    expect(answer.exit).toBe(2);
    expect(answer.err).toMatch(/npm run refund|There is no such order/);
  });
});

describe('catalogue:sync', () => {
  it('creates products, prices and the promotion once, however often it runs', async () => {
    const first = await run('catalogue:sync');
    expect(first.exit).toBe(0);
    expect(await run('catalogue:sync')).toEqual(first);
    expect(first.out.split('\n').map((line) => line.split(' ', 1)[0])).toEqual([
      'bronze',
      'gold',
      'silver',
      'single-country-analysis',
      'MAC25',
    ]);
    expect(first.out).toContain('(over: switched off)');
    const { data } = await shop.dashboard.products.list({ active: true, limit: 100 });
    expect(data).toHaveLength(4);
    const { data: prices } = await shop.dashboard.prices.list({ active: true, limit: 100 });
    expect(prices.map(({ unit_amount: amount }) => amount).sort()).toEqual([10_000, 14_900, 19_900, 29_900]);
  });

  it('retires the old price when an amount has changed', async () => {
    const change = (price: number) =>
      shop.context.db.update(products).set({ price }).where(eq(products.id, 'bronze'));
    await change(15_900);
    await run('catalogue:sync');
    const { data } = await shop.dashboard.prices.list({ product: 'prod_global_fit_bronze', limit: 100 });
    expect(data.map(({ unit_amount: amount, active }) => [amount, active])).toEqual([
      [15_900, true],
      [14_900, false],
    ]);
    await change(14_900);
    await run('catalogue:sync');
  });
});
