import type { Answers } from '@global-fit/questionnaire/model';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';
import { users } from './users.ts';

/** Answers in progress, one row per user. `version` counts saves, so that outdated ones are refused. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    sectionIndex: integer('section_index').notNull(),
    productId: text('product_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('drafts_updated').on(table.updatedAt)],
);

/** A complete set of answers, frozen at submission. The texts of the questions are not stored. */
export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 over questionnaire id, version and canonical answers: equal content is the same profile. */
    contentHash: text('content_hash').notNull(),
    questionnaireId: text('questionnaire_id').notNull(),
    questionnaireVersion: text('questionnaire_version').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('profiles_content').on(table.userId, table.contentHash),
    index('profiles_created').on(table.createdAt),
  ],
);

const CONSENT_KINDS = ['health', 'terms', 'immediate_delivery'] as const;

export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CONSENT_KINDS }).notNull(),
    /** Version of the consent wording. */
    textVersion: text('text_version').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    orderId: uuid('order_id'),
  },
  (table) => [
    index('consents_user').on(table.userId, table.kind),
    index('consents_order').on(table.orderId),
    oneOf('consents_kind', table.kind, CONSENT_KINDS),
  ],
);
