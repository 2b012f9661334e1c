import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '#services/orders/testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ends = new Date('2099-05-31T23:59:59Z');
const promotion = { code: 'SPRING', name: 'Spring', percentOff: 20, expiresAt: ends };
const active = async () =>
  (await shop.dashboard.promotionCodes.list({ code: 'SPRING', limit: 100 })).data.filter((one) => one.active);

it('keeps the code of an unchanged promotion, and makes a new one when its discount or end has changed', async () => {
  const { providerCatalogue } = shop.context;
  const first = await providerCatalogue.ensurePromotion(promotion);
  expect(await providerCatalogue.ensurePromotion(promotion)).toEqual(first);
  for (const changed of [
    { ...promotion, percentOff: 30 },
    { ...promotion, percentOff: 30, expiresAt: new Date('2099-06-30T23:59:59Z') },
  ]) {
    const { couponId, promotionCodeId } = await providerCatalogue.ensurePromotion(changed);
    const [only, ...others] = await active();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: promotionCodeId, expires_at: changed.expiresAt.getTime() / 1000 });
    expect(only?.promotion.coupon).toBe(couponId);
    expect((await shop.dashboard.coupons.retrieve(couponId)).percent_off).toBe(30);
  }
  await providerCatalogue.ensurePromotion({ ...promotion, expiresAt: null });
  expect(await active()).toEqual([]);
});

it('takes another coupon where the one of its name gives something else', async () => {
  const { providerCatalogue } = shop.context;
  await shop.dashboard.coupons.create({ id: 'AUTUMN_20', percent_off: 50, duration: 'once' });
  const autumn = { ...promotion, code: 'AUTUMN' };
  const first = await providerCatalogue.ensurePromotion(autumn);
  expect((await shop.dashboard.coupons.retrieve(first.couponId)).percent_off).toBe(20);
  expect((await shop.dashboard.coupons.retrieve('AUTUMN_20')).percent_off).toBe(50);
  expect(await providerCatalogue.ensurePromotion(autumn)).toEqual(first);
});

it.each([
  ['WEEKEND', { redeem_by: 4_000_000_000 }],
  ['FIRSTFIVE', { max_redemptions: 5 }],
  ['ONEONLY', { applies_to: { products: ['prod_of_another'] } }],
])('takes no coupon that ends, runs out or covers some products alone: %s', async (code, limit) => {
  const { providerCatalogue } = shop.context;
  const id = `${code}_20`;
  await shop.dashboard.coupons.create({ id, percent_off: 20, duration: 'once', ...limit });
  const made = await providerCatalogue.ensurePromotion({ ...promotion, code });
  expect(made.couponId).toBe(`${id}_2`);
  expect(await providerCatalogue.ensurePromotion({ ...promotion, code })).toEqual(made);
});

it.each([
  ['FEW', { max_redemptions: 5 }],
  ['LARGE', { restrictions: { minimum_amount: 50_000, minimum_amount_currency: 'usd' } }],
])('replaces a code that only some may use: %s', async (code, limit) => {
  const { providerCatalogue } = shop.context;
  const few = { ...promotion, code };
  const { couponId, promotionCodeId } = await providerCatalogue.ensurePromotion(few);
  const { promotionCodes } = shop.dashboard;
  await promotionCodes.update(promotionCodeId ?? '', { active: false });
  const limited = await promotionCodes.create({
    promotion: { type: 'coupon', coupon: couponId },
    code,
    expires_at: ends.getTime() / 1000,
    ...limit,
  });
  const again = await providerCatalogue.ensurePromotion(few);
  expect(again.promotionCodeId).not.toBe(limited.id);
  expect((await promotionCodes.retrieve(limited.id)).active).toBe(false);
});

it('sells at a price that is paid once, with tax on top, and leaves those of subscriptions alone', async () => {
  const { providerCatalogue, db } = shop.context;
  const item = {
    providerProductId: 'prod_of_the_test',
    name: 'Test',
    description: 'Of the test',
    features: [],
    price: 500,
    currency: 'usd',
    metadata: {},
  };
  const stale = await providerCatalogue.ensureProduct({ ...item, price: 400 });
  const plain = { product: item.providerProductId, unit_amount: 500, currency: 'usd' };
  const taxed = await shop.dashboard.prices.create({ ...plain, tax_behavior: 'inclusive' });
  const monthly = await shop.dashboard.prices.create(plain);
  const recurring = JSON.stringify({
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
  });
  await db.execute(
    sql`update sandbox_objects set data = data || ${recurring}::jsonb where id = ${monthly.id}`,
  );

  const current = await providerCatalogue.ensureProduct(item);
  expect([stale, taxed.id, monthly.id]).not.toContain(current);
  const { prices, products } = shop.dashboard;
  expect((await products.retrieve(item.providerProductId)).default_price).toBe(current);
  expect(await prices.retrieve(current)).toMatchObject({ type: 'one_time', unit_amount: 500, active: true });
  expect((await prices.retrieve(monthly.id)).active).toBe(true);
  for (const old of [stale, taxed.id]) expect((await prices.retrieve(old)).active).toBe(false);
  expect(await providerCatalogue.ensureProduct(item)).toBe(current);
});
