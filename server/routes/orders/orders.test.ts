import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSummary } from '@global-fit/contract/orders';
import { orders } from '#db/schema/orders';
import { ordersNeedingAttention } from '#services/orders/operator/searchOrders';
import { settleAttention } from '#services/orders/operator/mendOrder';
import { reconcilePayments } from '#services/orders/events/reconcilePayments';
import { refundOrder } from '#services/orders/refund/refundOrder';
import { reportBuilder } from '#services/reports/reportBuilder';
import { type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import type { Person } from '#testing/person';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { RATE_LIMIT_PROFILE: 'off' } });
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;

const get = (person: Person, path = '') =>
  shop.app.inject({ url: `/api/v1/orders${path}`, headers: person.headers });
const post = (person: Person, path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/v1/orders/${path}`, headers: person.headers, payload });
const summary = async ({ buyer, order_id: id }: Checkout) =>
  (await get(buyer, `/${id}`)).json<OrderSummary>();

async function delivered(): Promise<Checkout> {
  const checkout = await shop.paid();
  await shop.deliver(checkout);
  return checkout;
}

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
    const listed = (await get(buyer)).json<{ data: OrderSummary[] }>().data;
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
    expect((await get(stranger)).json()).toEqual({ data: [] });
    const theirs = await get(stranger, `/${checkout.order_id}`);
    expect(theirs.statusCode).toBe(404);
    expect((await get(stranger, '/nonsense')).body).toBe(theirs.body);
    expect((await shop.app.inject({ url: '/api/v1/orders' })).statusCode).toBe(401);
  });

  it('distinguish countries included in the tier from added ones', async () => {
    const gold = await shop.paid({ product_id: 'prod_global_fit_gold', additional_countries: 1 });
    expect(await summary(gold)).toMatchObject({ additional_countries: 1, included_countries: 2 });
  });

  it('tell when the report is ready and when the money is returned', async () => {
    const checkout = await delivered();
    expect(await summary(checkout)).toMatchObject({
      report: 'ready',
      revisions: [{ number: 1, state: 'delivered', delivered_at: shop.clock.now().toISOString() }],
      refund: { until: new Date(shop.clock.now().getTime() + 14 * DAY_MS).toISOString() },
    });
    await refundOrder(shop.context, checkout.order_id, 'operator');
    expect(await summary(checkout)).toMatchObject({ state: 'refunded', report: 'refunded' });
  });
});

describe('making a new edition', () => {
  const again = ({ buyer, order_id: id }: Checkout, profileId: string, person: Person = buyer) =>
    post(person, `${id}/revisions`, { survey_results_id: profileId });

  it('makes one from the changed answers and mails it', async () => {
    const checkout = await delivered();
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
    const checkout = await delivered();
    const profileId = await shop.profileOf(checkout.buyer, 51);
    const answers = await Promise.all([1, 2, 3].map(() => again(checkout, profileId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect((await checkout.file()).revisions.map(({ number }) => number)).toEqual([1, 2]);
    const other = await again(checkout, await shop.profileOf(checkout.buyer, 52));
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ detail: expect.stringContaining('Your report is being made') });
  });

  it('is possible three times, and the fourth is refused in clear words', async () => {
    const checkout = await delivered();
    for (const seed of [60, 61, 62]) {
      expect((await again(checkout, await shop.profileOf(checkout.buyer, seed))).statusCode).toBe(202);
      await shop.deliver(checkout);
    }
    expect(await summary(checkout)).toMatchObject({ regenerations_left: 0 });
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
    const checkout = await delivered();
    const answer = await again(checkout, checkout.buyer.profileId);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      detail: [
        { loc: ['body', 'survey_results_id'], msg: expect.stringContaining('Change an answer first') },
      ],
    });
  });

  it('does not find another customer’s order or profile', async () => {
    const checkout = await delivered();
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

describe('asking for the money back', () => {
  const askBack = ({ buyer, order_id: id }: Checkout, payload: object = {}) =>
    post(buyer, `${id}/refund-request`, payload);

  it('is recorded once, mailed to support once, and refunds nothing by itself', async () => {
    const checkout = await delivered();
    const answers = await Promise.all([1, 2, 3].map(() => askBack(checkout, { reason: 'Not for me' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(answers[0]?.json()).toMatchObject({
      state: 'paid',
      refund: { can_be_asked: false, asked_at: shop.clock.now().toISOString() },
    });
    const { refunds, mails } = await checkout.file();
    expect(refunds).toMatchObject([
      { state: 'requested', amount: 19_900, reason: 'Not for me', requestedBy: checkout.buyer.id },
    ]);
    const requests = mails.filter(({ kind }) => kind === 'refund-request');
    expect(requests).toMatchObject([
      {
        toAddress: shop.context.sender.supportEmail,
        payload: { email: checkout.buyer.email, reason: 'Not for me' },
      },
    ]);
    await shop.deliver(checkout);
    const letter = (await shop.letters()).find((text) => text.includes(`asks for a refund: order`));
    expect(letter).toContain(`Reply-To: ${checkout.buyer.email}`);
    // Nobody has decided, so the reconciler leaves it alone and the operator is told.
    shop.clock.advance(3_600_000);
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('paid');
    const waiting = await ordersNeedingAttention(shop.context.db);
    expect(waiting.find(({ id }) => id === checkout.order_id)?.attention).toBe(
      'the customer asks for the money back',
    );
    expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refunded');
    expect((await checkout.file()).refunds).toHaveLength(1);
    expect(await ordersNeedingAttention(shop.context.db)).toEqual([]);
  });

  it('is possible until 14 days after the delivery', async () => {
    const [early, late] = [await delivered(), await delivered()];
    const back = shop.clock.now();
    shop.clock.advance(14 * DAY_MS);
    expect((await askBack(early)).statusCode).toBe(202);
    shop.clock.advance(1);
    expect(await summary(late)).toMatchObject({ refund: { can_be_asked: false } });
    const refused = await askBack(late);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ detail: string }>().detail).toMatch(/within 14 days of delivery/);
    // Repeating a request in time and after the deadline gives the same request.
    expect((await askBack(early)).statusCode).toBe(202);
    expect((await late.file()).refunds).toEqual([]);
    shop.clock.set(back);
  });

  it('can be declined by an operator', async () => {
    const checkout = await delivered();
    await askBack(checkout);
    await settleAttention(shop.context, checkout.order_id);
    expect((await checkout.file()).refunds).toMatchObject([{ state: 'failed' }]);
    expect(await summary(checkout)).toMatchObject({ refund: { asked_at: null } });
  });

  it('is refused where nothing was paid, and for another customer’s order', async () => {
    const unpaid = await shop.checkout(await shop.buyer());
    expect((await askBack(unpaid)).json()).toMatchObject({
      detail: 'This order was not paid, so there is nothing to refund.',
    });
    const checkout = await shop.paid();
    await refundOrder(shop.context, checkout.order_id, 'operator');
    expect((await askBack(checkout)).json()).toMatchObject({ detail: 'This order is refunded already.' });
    const stranger = await shop.buyer();
    expect((await askBack({ ...checkout, buyer: stranger })).statusCode).toBe(404);
    expect((await askBack(unpaid, { reason: 'x'.repeat(2001) })).statusCode).toBe(422);
  });
});

describe('the single-country analysis', () => {
  const ADDON = { product_id: 'single-country-analysis', additional_country_codes: ['JPN'] };

  it('is refused where it could not be made', async () => {
    Object.assign(shop.context, { canBuild: () => false });
    const buyer = await shop.buyer();
    const answer = await shop.ask(buyer, shop.wish(buyer, ADDON));
    Object.assign(shop.context, { canBuild: undefined });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      detail: 'The Custom Single-Country Analysis cannot be ordered at the moment.',
      code: 'conflict',
    });
    const kept = await shop.context.db.select().from(orders).where(eq(orders.userId, buyer.id));
    expect(kept).toEqual([]);
  });

  it('costs 100 dollars for exactly one country, beside a report for the same profile', async () => {
    const { buyer } = await shop.paid();
    for (const change of [
      { additional_country_codes: [] },
      { additional_country_codes: ['JPN', 'PRT'] },
      { additional_countries: 1 },
    ]) {
      const answer = await shop.ask(buyer, shop.wish(buyer, { ...ADDON, ...change }));
      expect(answer.statusCode).toBe(422);
    }
    const japan = await shop.checkout(buyer, ADDON);
    expect((await japan.file()).order).toMatchObject({ total: 10_000, additionalCountryCodes: ['JPN'] });
    await japan.pay();
    expect(await shop.tellAbout(japan.session_id, 'checkout.session.completed')).toBe('paid');
    // Another country is another purchase, but the same one is not sold twice.
    const again = await shop.ask(buyer, shop.wish(buyer, ADDON));
    expect(again.statusCode).toBe(409);
    const portugal = await shop.checkout(buyer, { ...ADDON, additional_country_codes: ['PRT'] });
    expect(portugal.order_id).not.toBe(japan.order_id);
  });

  it('is made, delivered and refundable like any report, as one document about that country', async () => {
    const { buildReport } = shop.context;
    const { atlas, sender } = shop.context;
    const provider = { name: sender.name, email: sender.supportEmail, site: sender.publicUrl };
    Object.assign(shop.context, { buildReport: reportBuilder(atlas, provider) });
    const buyer = await shop.buyer();
    const japan = await shop.checkout(buyer, ADDON);
    await japan.pay();
    await shop.tellAbout(japan.session_id, 'checkout.session.completed');
    await shop.deliver(japan);
    Object.assign(shop.context, { buildReport });
    const report = await get(buyer, `/${japan.order_id}/report`);
    expect(report.statusCode).toBe(200);
    expect(report.json()).toMatchObject({
      tier: 'single-country',
      title: expect.stringContaining('Single-Country Analysis: Japan'),
      places: [{ iso3: 'JPN', origin: 'chosen' }],
      ruledOut: null,
    });
    expect(report.json<{ places: { sections: unknown[] }[] }>().places[0]?.sections).toHaveLength(9);
    const pdf = await get(buyer, `/${japan.order_id}/report.pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(await summary(japan)).toMatchObject({
      product_name: 'Custom Single-Country Analysis',
      total: 10_000,
      additional_country_codes: ['JPN'],
      report: 'ready',
      regenerations_left: 3,
      refund: { can_be_asked: true },
    });
    const letters = await shop.letters();
    expect(letters.filter((letter) => letter.includes(`To: ${buyer.email}`))).toHaveLength(2);
  });
});
