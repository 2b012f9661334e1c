import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

export const PRODUCT_KINDS = ['tier', 'addon'] as const;

/** `product_metadata` of specification 1, §3; values as the payment provider keeps them: text or number. */
export type ProductMetadata = Readonly<Record<string, string | number | boolean>>;

export const products = pgTable(
  'products',
  {
    /** A word such as "gold" rather than a UUID: it appears in URLs and decides the colour. */
    id: text('id').primaryKey(),
    stripeProductId: text('stripe_product_id').notNull().unique(),
    stripePriceId: text('stripe_price_id'),
    kind: text('kind', { enum: PRODUCT_KINDS }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    images: jsonb('images').$type<readonly string[]>().notNull(),
    marketingFeatures: jsonb('marketing_features').$type<readonly { readonly name: string }[]>().notNull(),
    /** Minor units. */
    price: integer('price').notNull(),
    currency: text('currency').notNull(),
    metadata: jsonb('metadata').$type<ProductMetadata>().notNull(),
    active: boolean('active').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('products_listed').on(table.kind, table.active),
    oneOf('products_kind', table.kind, PRODUCT_KINDS),
  ],
);

/**
 * Start and end are wall-clock times without a zone. The code is valid until the end has passed in the last time
 * zone.
 */
export const promotions = pgTable('promotions', {
  code: text('code').primaryKey(),
  percentOff: integer('percent_off').notNull(),
  name: text('name').notNull(),
  conferenceUrl: text('conference_url'),
  startsAt: text('starts_at').notNull(),
  endsAt: text('ends_at').notNull(),
  providerCouponId: text('provider_coupon_id'),
  providerPromotionCodeId: text('provider_promotion_code_id'),
  active: boolean('active').notNull(),
});
