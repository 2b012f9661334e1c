import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';

/** Our copy of the provider's checkout session. The provider has the last word and is asked again. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    /** The provider's id (cs_…). */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull(),
    uiMode: text('ui_mode').notNull(),
    clientSecret: text('client_secret'),
    url: text('url'),
    status: text('status').notNull(),
    paymentStatus: text('payment_status').notNull(),
    amountTotal: integer('amount_total'),
    /** The provider's payment (pi_…), known once paid; refunds and disputes refer to it. */
    paymentId: text('payment_id'),
    returnUrl: text('return_url').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    checkedAt: moment('checked_at'),
  },
  (table) => [
    index('checkout_sessions_order').on(table.orderId, table.attempt),
    index('checkout_sessions_open').on(table.status, table.checkedAt),
    index('checkout_sessions_payment').on(table.paymentId),
    /** Sessions that may still be paid, for the reconciler. */
    index('checkout_sessions_undecided')
      .on(table.checkedAt)
      .where(sql`status = 'open' or (status = 'complete' and payment_status = 'unpaid')`),
    /** Sessions whose payment page is still stored, for the job that deletes it. */
    index('checkout_sessions_with_address')
      .on(table.expiresAt)
      .where(sql`client_secret is not null or url is not null or return_url <> ''`),
  ],
);

/** Every webhook event that was handled, by the provider's id, so that a repeat finds its row. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    sessionId: text('session_id'),
    receivedAt: moment('received_at').notNull(),
    outcome: text('outcome').notNull(),
  },
  (table) => [
    index('provider_events_session').on(table.sessionId),
    index('provider_events_received').on(table.receivedAt),
  ],
);

const REFUND_STATES = ['requested', 'pending', 'succeeded', 'failed'] as const;

/** Our refund; its id and attempt are the idempotency key at the provider. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason'),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    /** Increased after the provider replied with an error, which it might repeat for the same key. */
    attempt: integer('attempt').notNull().default(1),
    providerRefundId: text('provider_refund_id').unique(),
    /** "operator", "provider" or a user id. */
    requestedBy: text('requested_by').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_state').on(table.state),
    oneOf('refunds_state_known', table.state, REFUND_STATES),
  ],
);
