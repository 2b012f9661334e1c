import { ORDER_STATES } from '@global-fit/contract/orderStates';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type ProductMetadata, products } from './catalogue.ts';
import { id, moment, oneOf } from './columns.ts';
import { profiles } from './profiles.ts';
import { users } from './users.ts';

/** The product as sold at the time of the order; later changes to the catalogue do not affect it. */
interface ProductSnapshot {
  readonly id: string;
  readonly stripeProductId: string;
  /** Null until the catalogue is synchronised with the provider. */
  readonly stripePriceId: string | null;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly currency: string;
  readonly metadata: ProductMetadata;
}

export interface OfferedPromotion {
  readonly code: string;
  readonly percentOff: number;
  readonly name: string;
}

/** The promotions a checkout could use, the largest first; once paid, the one used comes first. */
export interface PromotionSnapshot extends OfferedPromotion {
  readonly others?: readonly OfferedPromotion[];
}

/** Consents given at Summary: wording version and moment (ISO, UTC). */
export interface OrderConsents {
  readonly terms?: { readonly textVersion: string; readonly givenAt: string };
  readonly immediateDelivery?: { readonly textVersion: string; readonly givenAt: string };
}

/** A purchase of one product for one profile. Amounts in minor units of `currency`. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    productSnapshot: jsonb('product_snapshot').$type<ProductSnapshot>().notNull(),
    currency: text('currency').notNull(),
    basePrice: integer('base_price').notNull(),
    additionalCountries: integer('additional_countries').notNull(),
    additionalCountryPrice: integer('additional_country_price').notNull(),
    /** ISO 3166-1 alpha-3 codes chosen by the customer; may be fewer than the count. */
    additionalCountryCodes: jsonb('additional_country_codes').$type<readonly string[]>().notNull(),
    /** basePrice + additionalCountries × additionalCountryPrice, before discount and tax. */
    total: integer('total').notNull(),
    discount: integer('discount').notNull().default(0),
    tax: integer('tax').notNull().default(0),
    /** Amount charged: total − discount + tax; null until paid. */
    amountTotal: integer('amount_total'),
    promotionSnapshot: jsonb('promotion_snapshot').$type<PromotionSnapshot>(),
    deliveryEmail: text('delivery_email').notNull(),
    customerName: text('customer_name').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    /** Why a person has to look at it; null where nothing is wrong. */
    attention: text('attention'),
    /** Number of checkouts for this order, used in the provider's idempotency key. */
    attempt: integer('attempt').notNull().default(0),
    consents: jsonb('consents').$type<OrderConsents>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_profile').on(table.profileId, table.productId),
    index('orders_state').on(table.state, table.updatedAt),
    index('orders_created').on(table.createdAt),
    index('orders_delivery_email').on(table.deliveryEmail),
    // Few orders need attention; finding them must not read all others.
    index('orders_attention').on(table.createdAt).where(sql`${table.attention} is not null`),
    oneOf('orders_state_known', table.state, ORDER_STATES),
  ],
);

/** Every change of an order's state, oldest first by `at` and id. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull(),
    fromState: text('from_state', { enum: ORDER_STATES }),
    toState: text('to_state', { enum: ORDER_STATES }).notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.at)],
);
