import { ne, notInArray, sql } from 'drizzle-orm';
import type { ShippedPromotion } from '#adapters/siteContent';
import { CURRENCY, PRODUCTS } from '#catalogue/tiers';
import { products, promotions } from '#db/schema/catalogue';
import { inTransaction } from '#db/transaction';
import type { Context } from '../../context.ts';

/** Whether a known promotion still has the same discount and end. */
const sameDiscount = sql`${promotions.percentOff} = excluded.percent_off and ${promotions.endsAt} = excluded.ends_at`;

/**
 * Updates the catalogue tables to this version's products and the promotion of `content/site.json`. Products no
 * longer shipped are kept, because orders refer to them, but not sold; other promotions are no longer granted. The
 * provider's ids are kept, except those of a price or promotion whose amount or end has changed.
 */
export async function seedCatalogue(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  promotion: ShippedPromotion,
): Promise<void> {
  const createdAt = clock.now();
  const productRows = PRODUCTS.map(({ features, ...product }) => ({
    ...product,
    images: [],
    marketingFeatures: features.map((name) => ({ name })),
    currency: CURRENCY,
    active: true,
    createdAt,
  }));
  const promotionRow = {
    code: promotion.code,
    name: promotion.name,
    percentOff: promotion.percent,
    conferenceUrl: promotion.conference.url,
    startsAt: promotion.starts,
    endsAt: promotion.ends,
    active: true,
  };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(products)
      .values(productRows)
      .onConflictDoUpdate({
        target: products.id,
        set: {
          stripePriceId: sql`case when ${products.price} = excluded.price and ${products.currency} = excluded.currency then ${products.stripePriceId} end`,
          stripeProductId: sql`excluded.stripe_product_id`,
          kind: sql`excluded.kind`,
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          marketingFeatures: sql`excluded.marketing_features`,
          price: sql`excluded.price`,
          currency: sql`excluded.currency`,
          metadata: sql`excluded.metadata`,
          active: sql`true`,
        },
      });
    await tx
      .update(products)
      .set({ active: false })
      .where(
        notInArray(
          products.id,
          productRows.map(({ id }) => id),
        ),
      );
    await tx
      .insert(promotions)
      .values(promotionRow)
      .onConflictDoUpdate({
        target: promotions.code,
        set: {
          providerCouponId: sql`case when ${sameDiscount} then ${promotions.providerCouponId} end`,
          providerPromotionCodeId: sql`case when ${sameDiscount} then ${promotions.providerPromotionCodeId} end`,
          percentOff: sql`excluded.percent_off`,
          name: sql`excluded.name`,
          conferenceUrl: sql`excluded.conference_url`,
          startsAt: sql`excluded.starts_at`,
          endsAt: sql`excluded.ends_at`,
          active: sql`true`,
        },
      });
    await tx.update(promotions).set({ active: false }).where(ne(promotions.code, promotionRow.code));
  });
}
