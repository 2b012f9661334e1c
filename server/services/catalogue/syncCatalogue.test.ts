import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, promotions } from '#db/schema/catalogue';
import { startTestApp, type TestApp } from '#testing/app';
import { syncCatalogue, syncWhereNeeded } from './syncCatalogue.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('processes starting together on a new database create each product and price once', async () => {
  const { context } = test;
  const made: string[] = [];
  const provider: TestApp['context']['providerCatalogue'] = {
    ...context.providerCatalogue,
    async ensureProduct(item) {
      made.push(item.providerProductId);
      return context.providerCatalogue.ensureProduct(item);
    },
  };
  await context.db.update(products).set({ stripePriceId: null });
  await context.db.update(promotions).set({ providerCouponId: null });
  const starts = Array.from({ length: 4 }, () => syncWhereNeeded(context, provider));
  await Promise.all(starts);
  const sold = await context.db.select().from(products);
  expect(sold.every(({ stripePriceId }) => stripePriceId !== null)).toBe(true);
  const names = sold.map(({ stripeProductId }) => stripeProductId);
  expect(made.toSorted()).toEqual(names.toSorted());
  // Two operators at once, too: the command always looks, and each waits for the other.
  await Promise.all([syncCatalogue(context, provider), syncCatalogue(context, provider)]);
  expect(made.toSorted()).toEqual([...names, ...names, ...names].toSorted());
});
