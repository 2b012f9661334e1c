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
