import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';
import { reportRevisions } from './reports.ts';
import { users } from './users.ts';

/** Whether a message has content left, worded as in the partial indexes so that they are used. */
export const hasContent = sql.raw(`payload <> '{}'::jsonb`);

const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

/** One message to one person. `dedupe_key` prevents a second confirmation of the same order. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text('kind').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    revisionId: uuid('revision_id').references(() => reportRevisions.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    /** The data for the template, never the rendered body. */
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    messageId: text('message_id').notNull().unique(),
    state: text('state', { enum: MAIL_STATES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Until when one attempt holds the message; extended while it is sending. */
    claimedUntil: moment('claimed_until'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mails_state').on(table.state, table.createdAt),
    index('mails_order').on(table.orderId),
    index('mails_revision').on(table.revisionId),
    index('mails_user').on(table.userId),
    /** Messages with content left, for the job that deletes it. */
    index('mails_with_content').on(table.createdAt).where(hasContent),
    index('mails_kind_with_content').on(table.kind, table.createdAt).where(hasContent),
    oneOf('mails_state_known', table.state, MAIL_STATES),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** The account that was signed in when it was sent; null otherwise, whatever address was given. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    consentAt: moment('consent_at').notNull(),
    remote: text('remote').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('contact_messages_user').on(table.userId)],
);
