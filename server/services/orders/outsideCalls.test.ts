import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideTransaction, TransactionMisuse } from '#db/guard';
import { inTransaction } from '#db/transaction';
import { refundOrder } from './refund/refundOrder.ts';
import { type Shop, startShop, until } from './testing/shop.ts';
import { smallReports } from './testing/smallReports.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deliver: true });
  Object.assign(shop.context, { buildReport: smallReports });
  await shop.work();
});
afterAll(() => shop.close());

/** Every way in which this process can contact another. */
const CHANNELS = ['http.client.request.start', 'undici:request:create', 'net.client.socket'];

/** Runs `work` and counts the calls that left the process, and those made inside a transaction. */
async function callsDuring(work: () => Promise<void>): Promise<{ calls: number; inside: string[] }> {
  let calls = 0;
  const inside: string[] = [];
  const listeners = CHANNELS.map((name) => {
    const listener = () => {
      calls += 1;
      if (insideTransaction()) inside.push(`${name} ${new Error('inside').stack}`);
    };
    subscribe(name, listener);
    return () => unsubscribe(name, listener);
  });
  try {
    await work();
  } finally {
    for (const stop of listeners) stop();
  }
  return { calls, inside };
}

describe('a transaction', () => {
  it('is never open during a call to the outside, from checkout to delivery and refund', async () => {
    const { calls, inside } = await callsDuring(async () => {
      const buyer = await shop.buyer();
      await shop.checkout(buyer, { product_id: 'gold' });
      const checkout = await shop.checkout(buyer);
      await checkout.pay();
      await checkout.status();
      await until('the report is delivered', async () =>
        (await checkout.file()).revisions.some(({ state }) => state === 'delivered'),
      );
      await refundOrder(shop.context, checkout.order_id, 'operator');
      await until('every message is sent', async () =>
        (await checkout.file()).mails.every(({ state }) => state === 'sent'),
      );
      expect((await checkout.file()).mails.map(({ kind }) => kind).sort()).toEqual([
        'confirmation',
        'delivery',
        'refund',
      ]);
    });
    expect(inside).toEqual([]);
    expect(calls).toBeGreaterThan(8);
  });

  it('would be noticed if one were', async () => {
    const { inside } = await callsDuring(() =>
      inTransaction(shop.context.db, async () => {
        await fetch(`${shop.origin}/healthz`);
      }),
    );
    expect(inside.length).toBeGreaterThan(0);
  });

  it.each([
    ['createSession', () => shop.context.payments.createSession({} as never)],
    ['fetchSession', () => shop.context.payments.fetchSession('cs')],
    ['findSessionOfPayment', () => shop.context.payments.findSessionOfPayment('pi')],
    ['expireSession', () => shop.context.payments.expireSession('cs')],
    ['refund', () => shop.context.payments.refund({} as never)],
    ['fetchRefund', () => shop.context.payments.fetchRefund('re')],
    ['fetchDispute', () => shop.context.payments.fetchDispute('dp')],
    ['ensureProduct', () => shop.context.providerCatalogue.ensureProduct({} as never)],
    ['ensurePromotion', () => shop.context.providerCatalogue.ensurePromotion({} as never)],
    ['the mailer', () => shop.context.mailer.send({} as never)],
    ['the store', () => shop.context.store.get('a.pdf')],
  ])('refuses %s at once', async (_name, call) => {
    await expect(inTransaction(shop.context.db, call as () => Promise<unknown>)).rejects.toBeInstanceOf(
      TransactionMisuse,
    );
  });
});
