import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** A moment in UTC with millisecond precision, like a JavaScript Date. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Every object of the sandbox, in the format of the API, one row each. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    /** Order of creation; lists run from the newest to the oldest. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    /** The API's name (`object`) for the kind of `data`. */
    kind: text('kind').notNull(),
    data: jsonb('data').notNull(),
    /** Internal data that the API never returns. */
    internal: jsonb('internal'),
    /** When the object changes by itself: a session expires, a debit settles, a refund ends. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_objects_order').on(table.kind, table.seq),
    index('sandbox_objects_due').on(table.dueAt).where(sql`due_at is not null`),
    index('sandbox_objects_payment_intent').on(sql`(data->>'payment_intent')`),
    index('sandbox_objects_code').on(sql`lower(data->>'code')`).where(sql`kind = 'promotion_code'`),
  ],
);

/** The stored response to each request with an Idempotency-Key. */
export const sandboxIdempotency = pgTable(
  'sandbox_idempotency',
  {
    key: text('key').primaryKey(),
    /** Hash of method, path and parameters. */
    fingerprint: text('fingerprint').notNull(),
    requestId: text('request_id').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_idempotency_age').on(table.createdAt)],
);

/** One row for each event to be posted to the webhook. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    eventId: text('event_id')
      .primaryKey()
      .references(() => sandboxObjects.id),
    /** The address of the last attempt; null before the first. */
    url: text('url'),
    attempts: integer('attempts').notNull().default(0),
    /** Null once delivered or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    deliveredAt: moment('delivered_at'),
    /** HTTP status of the last response; null where none came. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
  },
  (table) => [
    index('sandbox_deliveries_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
  ],
);
