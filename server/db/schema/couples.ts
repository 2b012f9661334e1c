import type { Answers } from '@global-fit/questionnaire/model';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** The second adult's answers as a report used them. */
export interface SecondAdultSnapshot {
  readonly name: string | null;
  readonly answers: Answers;
  /** ISO, UTC: the version of the form these answers are from. */
  readonly answeredAt: string;
}

/**
 * The short form of the second adult, one per account: its private link, and the answers once given. Ending it
 * deletes the row; reports that used it keep a snapshot with their revision.
 */
export const secondAdultForms = pgTable(
  'second_adult_forms',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** A first name or pseudonym, where the second adult gave one. */
    name: text('name'),
    answers: jsonb('answers').$type<Answers>(),
    /** Version of the consent wording. */
    consentVersion: text('consent_version'),
    answeredAt: moment('answered_at'),
    /** When a report first used these answers. From then on they cannot be changed by the link. */
    usedAt: moment('used_at'),
  },
  (table) => [index('second_adult_forms_expires').on(table.expiresAt)],
);
