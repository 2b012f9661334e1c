import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promotions } from '#db/schema/catalogue';
import { syncCatalogue } from '#services/catalogue/syncCatalogue';
import { testClock } from '#testing/clock';
import { postForm } from '#sandbox/testing/payOnPage';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';

const WHILE_IT_RUNS = '2025-05-20T12:00:00Z';
/** 31 May, 23:59:59, has passed in the last time zone. */
const OVER = '2025-06-01T12:00:01Z';
const LAST_MOMENT = '2025-06-01T11:59:59Z';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ clock: testClock(WHILE_IT_RUNS) });
});
beforeEach(() => shop.clock.set(WHILE_IT_RUNS));
afterAll(() => shop.close());

const enter = (checkout: Checkout, code: string) => postForm(`${checkout.page}/promotion`, { code });
const paidOf = ({ session_id: id }: Checkout) => shop.tellAbout(id, 'checkout.session.completed');

describe('a promotion code', () => {
  it('takes half off while the promotion runs, also off added countries, and is named in the confirmation', async () => {
    const checkout = await shop.checkout(await shop.buyer(), { additional_countries: 1 });
    expect((await checkout.file()).order).toMatchObject({
      total: 24_900,
      promotionSnapshot: { code: 'MAC25', percentOff: 50 },
    });
    expect((await enter(checkout, 'mac25')).status).toBe(303);
    await checkout.pay();
    expect(await paidOf(checkout)).toBe('paid');
    const { order, mails } = await checkout.file();
    expect(order).toMatchObject({ discount: 12_450, amountTotal: 12_450, attention: null });
    expect(mails[0]?.payload).toMatchObject({ promotionCode: 'MAC25', total: 24_900, amountTotal: 12_450 });
  });

  it('is optional, and without it the whole price is charged', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay();
    expect(await paidOf(checkout)).toBe('paid');
    expect((await checkout.file()).order).toMatchObject({
      discount: 0,
      amountTotal: 19_900,
      attention: null,
    });
  });

  it('is offered until the last time zone has passed its end, and not afterwards', async () => {
    shop.clock.set(LAST_MOMENT);
    const last = await shop.checkout(await shop.buyer());
    expect((await last.file()).order.promotionSnapshot).not.toBeNull();
    shop.clock.set(OVER);
    const late = await shop.checkout(await shop.buyer());
    expect((await late.file()).order.promotionSnapshot).toBeNull();
    await enter(late, 'MAC25');
    await late.pay();
    expect(await paidOf(late)).toBe('paid');
    expect((await late.file()).order.amountTotal).toBe(19_900);
  });

  it('entered too late is refused on a page opened in time', async () => {
    shop.clock.set(LAST_MOMENT);
    const checkout = await shop.checkout(await shop.buyer());
    shop.clock.set(OVER);
    expect(await enter(checkout, 'MAC25')).toMatchObject({
      status: 400,
      html: expect.stringContaining('role="alert"'),
    });
    await checkout.pay();
    await paidOf(checkout);
    expect((await checkout.file()).order).toMatchObject({ amountTotal: 19_900, attention: null });
  });

  it('entered in time still counts for a session paid after a new checkout has begun', async () => {
    shop.clock.set(LAST_MOMENT);
    const buyer = await shop.buyer();
    const checkout = await shop.checkout(buyer);
    await enter(checkout, 'MAC25');
    await checkout.pay();
    shop.clock.set(OVER);
    const again = await shop.ask(buyer, shop.wish(buyer, { ui_mode: 'embedded' }));
    expect(again.statusCode).toBe(409);
    const { order, revisions } = await checkout.file();
    expect(order).toMatchObject({ state: 'paid', discount: 9950, amountTotal: 9950, attention: null });
    expect(revisions).toHaveLength(1);
  });

  it('may be any of those running, including one that began while the payment page was open', async () => {
    const { db } = shop.context;
    const ends = { endsAt: '2025-05-31T23:59:59', conferenceUrl: null, active: true };
    await db.insert(promotions).values([
      { ...ends, code: 'SMALL5', percentOff: 5, name: 'Small', startsAt: '2025-01-01T00:00:00' },
      { ...ends, code: 'NEW20', percentOff: 20, name: 'New', startsAt: '2025-05-21T06:00:00' },
    ]);
    await syncCatalogue(shop.context, shop.context.providerCatalogue);
    const [small, open] = [await shop.checkout(await shop.buyer()), await shop.checkout(await shop.buyer())];
    expect((await enter(small, 'SMALL5')).status).toBe(303);
    await small.pay();
    expect(await paidOf(small)).toBe('paid');
    const paid = await small.file();
    expect(paid.order).toMatchObject({
      discount: 995,
      promotionSnapshot: { code: 'SMALL5' },
      attention: null,
    });
    expect(paid.revisions).toHaveLength(1);
    expect(paid.mails[0]?.payload).toMatchObject({ promotionCode: 'SMALL5', amountTotal: 18_905 });

    shop.clock.set('2025-05-20T18:00:00Z');
    expect((await enter(open, 'NEW20')).status).toBe(303);
    await open.pay();
    expect(await paidOf(open)).toBe('paid');
    expect((await open.file()).order).toMatchObject({ discount: 3980, promotionSnapshot: { code: 'NEW20' } });
    await db.delete(promotions).where(inArray(promotions.code, ['SMALL5', 'NEW20']));
  });

  it('is offered in a checkout that began before the promotion', async () => {
    shop.clock.set('2024-12-31T05:00:00Z');
    const buyer = await shop.buyer();
    const before = await shop.checkout(buyer);
    expect((await before.file()).order.promotionSnapshot).toBeNull();
    shop.clock.set('2024-12-31T12:00:00Z');
    const running = await shop.checkout(buyer);
    expect(running.order_id).toBe(before.order_id);
    expect(running.session_id).not.toBe(before.session_id);
    expect((await running.file()).order.promotionSnapshot).toMatchObject({ code: 'MAC25' });
    expect((await enter(running, 'MAC25')).status).toBe(303);
  });
});
