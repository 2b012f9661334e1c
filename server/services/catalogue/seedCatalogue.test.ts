import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROMOTIONS } from '#catalogue/tiers';
import type { DatabaseHandle } from '#db/connect';
import { promotions } from '#db/schema/catalogue';
import { testClock } from '#testing/clock';
import { startTestDatabase } from '#testing/database';
import { seedCatalogue } from './seedCatalogue.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

it('forgets the provider’s ids of a promotion that gives something else than before, and keeps them otherwise', async () => {
  const parts = { db: database.db, clock: testClock() };
  await seedCatalogue(parts);
  const [shipped] = PROMOTIONS;
  if (!shipped) throw new Error('Nothing is promoted.');
  const mine = eq(promotions.code, shipped.code);
  const known = { providerCouponId: 'coupon', providerPromotionCodeId: 'promo' };
  const after = async (before: Partial<typeof promotions.$inferInsert>) => {
    await database.db
      .update(promotions)
      .set({ ...known, ...before })
      .where(mine);
    await seedCatalogue(parts);
    const [row] = await database.db.select().from(promotions).where(mine);
    return [row?.providerCouponId, row?.providerPromotionCodeId, row?.percentOff];
  };
  expect(await after({})).toEqual(['coupon', 'promo', shipped.percentOff]);
  expect(await after({ name: 'Another name' })).toEqual(['coupon', 'promo', shipped.percentOff]);
  expect(await after({ percentOff: 10 })).toEqual([null, null, shipped.percentOff]);
  expect(await after({ endsAt: '2024-01-01T00:00:00' })).toEqual([null, null, shipped.percentOff]);
});
