import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSummary } from '@global-fit/contract/orders';
import { orders } from '#db/schema/orders';
import { refundOrder } from '#services/orders/refund/refundOrder';
import { type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import { giveUpReport } from '#services/reports/giveUpReport';
import { makeReport } from '#services/reports/makeReport';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import type { Person } from '#testing/person';
import { asCustomer } from './testing/asCustomer.ts';

let shop: Shop;
let customer: ReturnType<typeof asCustomer>;
beforeAll(async () => {
  shop = await startShop({ env: { RATE_LIMIT_PROFILE: 'off' } });
  Object.assign(shop.context, QUICK_REPORTS);
  customer = asCustomer(shop);
});
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;

describe('my orders', () => {
  it('are listed for their owner only, without checkouts that never reached the provider', async () => {
    const checkout = await shop.paid({ additional_countries: 1, additional_country_codes: ['PRT'] });
    const { buyer } = checkout;
    const { order } = await checkout.file();
    const drafts = Array.from({ length: 100 }, () => ({
      ...order,
      id: shop.context.ids.next(),
      state: 'draft' as const,
      createdAt: new Date(order.createdAt.getTime() + 1),
    }));
    await shop.context.db.insert(orders).values(drafts);
    const listed = (await customer.get(buyer)).json<{ data: OrderSummary[] }>().data;
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({
      id: checkout.order_id,
      product_id: 'prod_global_fit_silver',
      state: 'paid',
      report: 'being_prepared',
      total: 24_900,
      amount_total: 24_900,
      additional_countries: 1,
      included_countries: 0,
      additional_country_codes: ['PRT'],
      delivery_email: buyer.email,
      regenerations_left: 3,
      refund: { can_be_asked: true, until: null, asked_at: null },
    });
    const stranger = await shop.buyer();
    expect((await customer.get(stranger)).json()).toEqual({ data: [] });
    const theirs = await customer.get(stranger, `/${checkout.order_id}`);
    expect(theirs.statusCode).toBe(404);
    expect((await customer.get(stranger, '/nonsense')).body).toBe(theirs.body);
    expect((await shop.app.inject({ url: '/api/v1/orders' })).statusCode).toBe(401);
  });

  it('distinguish countries included in the tier from added ones', async () => {
    const gold = await shop.paid({ product_id: 'prod_global_fit_gold', additional_countries: 1 });
    expect(await customer.summary(gold)).toMatchObject({ additional_countries: 1, included_countries: 2 });
  });

  it('tell when the report is ready and when the money is returned', async () => {
    const checkout = await shop.delivered();
    expect(await customer.summary(checkout)).toMatchObject({
      report: 'ready',
      revisions: [{ number: 1, state: 'delivered', delivered_at: shop.clock.now().toISOString() }],
      refund: { until: new Date(shop.clock.now().getTime() + 14 * DAY_MS).toISOString() },
    });
    await refundOrder(shop.context, checkout.order_id, 'operator');
    expect(await customer.summary(checkout)).toMatchObject({ state: 'refunded', report: 'refunded' });
  });
});

describe('a report that cannot be made', () => {
  const delayed = async (checkout: Checkout) =>
    (await customer.summary(checkout)).revisions.map((one) => one.delayed);

  it('is delayed once it has failed for so long that a person was told, and no more when it is made', async () => {
    const checkout = await shop.paid();
    const [{ id } = { id: '' }] = (await checkout.file()).revisions;
    const broken = { ...shop.context, buildReport: () => Promise.reject(new Error('a fault of our own')) };
    await expect(makeReport(broken, id)).rejects.toThrow('a fault of our own');
    expect(await delayed(checkout)).toEqual([false]);
    shop.clock.advance(10 * 60_000);
    expect(await delayed(checkout)).toEqual([true]);
    await makeReport(shop.context, id);
    expect(await delayed(checkout)).toEqual([false]);
  });

  it('is delayed when it was given up, and not while it merely waits', async () => {
    const [waits, stopped] = [await shop.paid(), await shop.paid()];
    shop.clock.advance(3_600_000);
    const [{ id } = { id: '' }] = (await stopped.file()).revisions;
    await giveUpReport(shop.context, id);
    expect([await delayed(waits), await delayed(stopped)]).toEqual([[false], [true]]);
  });
});

describe('making a new edition', () => {
  const again = ({ buyer, order_id: id }: Checkout, profileId: string, person: Person = buyer) =>
    customer.post(person, `/${id}/revisions`, { survey_results_id: profileId });

  it('makes one from the changed answers and mails it', async () => {
    const checkout = await shop.delivered();
    const profileId = await shop.profileOf(checkout.buyer, 50);
    const answer = await again(checkout, profileId);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({
      regenerations_left: 2,
      revisions: [{ state: 'delivered' }, { number: 2, state: 'queued' }],
    });
    await shop.deliver(checkout);
    const { mails } = await checkout.file();
    expect(mails.filter(({ kind }) => kind === 'delivery').map(({ subject }) => subject)).toEqual([
      'Your report is here',
      'Your report, edition 2',
    ]);
  });

  it('makes one edition for a double click, even a simultaneous one', async () => {
    const checkout = await shop.delivered();
    const profileId = await shop.profileOf(checkout.buyer, 51);
    const answers = await Promise.all([1, 2, 3].map(() => again(checkout, profileId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect((await checkout.file()).revisions.map(({ number }) => number)).toEqual([1, 2]);
    const other = await again(checkout, await shop.profileOf(checkout.buyer, 52));
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ detail: expect.stringContaining('Your report is being made') });
  });

  it('is possible three times, and the fourth is refused in clear words', async () => {
    const checkout = await shop.delivered();
    for (const seed of [60, 61, 62]) {
      expect((await again(checkout, await shop.profileOf(checkout.buyer, seed))).statusCode).toBe(202);
      await shop.deliver(checkout);
    }
    expect(await customer.summary(checkout)).toMatchObject({ regenerations_left: 0 });
    const fourth = await again(checkout, await shop.profileOf(checkout.buyer, 63));
    expect(fourth.statusCode).toBe(409);
    expect(fourth.json()).toEqual({
      detail:
        'This report was made anew three times, as often as its price includes. Write to us if it needs another change.',
      code: 'conflict',
    });
    expect((await checkout.file()).revisions).toHaveLength(4);
  });

  it('needs changed answers', async () => {
    const checkout = await shop.delivered();
    const answer = await again(checkout, checkout.buyer.profileId);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      detail: [
        { loc: ['body', 'survey_results_id'], msg: expect.stringContaining('Change an answer first') },
      ],
    });
  });

  it('does not find another customer’s order or profile', async () => {
    const checkout = await shop.delivered();
    const stranger = await shop.buyer(70);
    expect((await again(checkout, stranger.profileId, stranger)).statusCode).toBe(404);
    const foreign = await again(checkout, stranger.profileId);
    expect(foreign.json()).toMatchObject({ detail: 'The profile was not found.' });
    expect((await again({ ...checkout, order_id: 'nonsense' }, stranger.profileId)).statusCode).toBe(404);
    expect((await checkout.file()).revisions).toHaveLength(1);
  });

  it('is refused before the first edition exists, and during a refund', async () => {
    const checkout = await shop.paid();
    const profileId = await shop.profileOf(checkout.buyer, 71);
    expect((await again(checkout, profileId)).statusCode).toBe(409);
    await refundOrder(shop.context, checkout.order_id, 'operator');
    const late = await again(checkout, profileId);
    expect(late.json()).toMatchObject({
      detail: 'Only a report that is paid for, and not being refunded, can be made anew.',
    });
    const unpaid = await shop.checkout(await shop.buyer());
    expect((await again(unpaid, unpaid.buyer.profileId)).statusCode).toBe(409);
  });
});
