import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '#db/connect';
import { promotions } from '#db/schema/catalogue';
import { testClock } from '#testing/clock';
import { startTestDatabase } from '#testing/database';
import { PROMOTION } from '#testing/promotion';
import { seedCatalogue } from './seedCatalogue.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

it('forgets a promotion’s ids at the provider when its discount changes, and keeps them otherwise', async () => {
  const parts = { db: database.db, clock: testClock() };
  await seedCatalogue(parts, PROMOTION);
  const mine = eq(promotions.code, PROMOTION.code);
  const known = { providerCouponId: 'coupon', providerPromotionCodeId: 'promo' };
  const after = async (before: Partial<typeof promotions.$inferInsert>) => {
    await database.db
      .update(promotions)
      .set({ ...known, ...before })
      .where(mine);
    await seedCatalogue(parts, PROMOTION);
    const [row] = await database.db.select().from(promotions).where(mine);
    return [row?.providerCouponId, row?.providerPromotionCodeId, row?.percentOff];
  };
  expect(await after({})).toEqual(['coupon', 'promo', PROMOTION.percent]);
  expect(await after({ name: 'Another name' })).toEqual(['coupon', 'promo', PROMOTION.percent]);
  expect(await after({ percentOff: 10 })).toEqual([null, null, PROMOTION.percent]);
  expect(await after({ endsAt: '2024-01-01T00:00:00' })).toEqual([null, null, PROMOTION.percent]);
});

it('seeds the shipped promotion and ends earlier ones', async () => {
  const parts = { db: database.db, clock: testClock() };
  await seedCatalogue(parts, PROMOTION);
  await seedCatalogue(parts, { ...PROMOTION, code: 'SPRING', percent: 20 });
  const rows = await database.db.select().from(promotions);
  expect(rows.map(({ code, percentOff, active }) => [code, percentOff, active]).sort()).toEqual([
    [PROMOTION.code, PROMOTION.percent, false],
    ['SPRING', 20, true],
  ]);
});
