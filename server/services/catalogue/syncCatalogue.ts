import { promotionEnd } from '@global-fit/contract/promotion';
import { and, eq, isNull } from 'drizzle-orm';
import type { ProviderCatalogue } from '#adapters/payments/catalogue';
import { products, promotions } from '#db/schema/catalogue';
import { whileAlone } from '#db/whileAlone';
import type { Context } from '../../context.ts';
import { presentPromotion } from './findPromotion.ts';

export interface SyncResult {
  readonly products: readonly { readonly id: string; readonly priceId: string }[];
  readonly promotions: readonly {
    readonly code: string;
    readonly promotionCodeId: string | null;
    readonly running: boolean;
  }[];
}

/** Whether everything on sale, and every promotion, is known to the provider. A changed price makes it false again. */
async function isSynchronised({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.active, true), isNull(products.stripePriceId)))
    .limit(1);
  const [promotion] = await db
    .select({ code: promotions.code })
    .from(promotions)
    .where(and(eq(promotions.active, true), isNull(promotions.providerCouponId)))
    .limit(1);
  return !product && !promotion;
}

async function bringUpToDate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  provider: ProviderCatalogue,
): Promise<SyncResult> {
  const synced: { id: string; priceId: string }[] = [];
  for (const row of await db.select().from(products).where(eq(products.active, true)).orderBy(products.id)) {
    const priceId = await provider.ensureProduct({
      providerProductId: row.stripeProductId,
      name: row.name,
      description: row.description,
      features: row.marketingFeatures.map(({ name }) => name),
      price: row.price,
      currency: row.currency,
      metadata: Object.fromEntries(Object.entries(row.metadata).map(([key, value]) => [key, String(value)])),
    });
    await db.update(products).set({ stripePriceId: priceId }).where(eq(products.id, row.id));
    synced.push({ id: row.id, priceId });
  }
  const codes: { code: string; promotionCodeId: string | null; running: boolean }[] = [];
  for (const row of await db.select().from(promotions).where(eq(promotions.active, true))) {
    const end = promotionEnd(presentPromotion(row));
    const running = end > clock.now();
    const { couponId, promotionCodeId } = await provider.ensurePromotion({
      code: row.code,
      name: row.name,
      percentOff: row.percentOff,
      expiresAt: running ? end : null,
    });
    await db
      .update(promotions)
      .set({ providerCouponId: couponId, providerPromotionCodeId: promotionCodeId })
      .where(eq(promotions.code, row.code));
    codes.push({ code: row.code, promotionCodeId, running });
  }
  return { products: synced, promotions: codes };
}

/**
 * Creates or updates the products, prices and promotions at the payment provider and notes their ids. Repeating it
 * changes nothing; a promotion whose end has passed everywhere is switched off there.
 */
export const syncCatalogue = (
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  provider: ProviderCatalogue,
): Promise<SyncResult> => whileAlone(context, 'catalogue', () => bringUpToDate(context, provider));

/** As `syncCatalogue`, where the provider does not know everything yet: of processes that start together one does it. */
export async function syncWhereNeeded(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  provider: ProviderCatalogue,
): Promise<void> {
  if (await isSynchronised(context)) return;
  await whileAlone(context, 'catalogue', async () => {
    if (!(await isSynchronised(context))) await bringUpToDate(context, provider);
  });
}
