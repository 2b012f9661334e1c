import type { Answers } from '@global-fit/questionnaire/model';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** What the second adult of a couple told, as a report used it. */
export interface SecondAdultSnapshot {
  readonly name: string | null;
  readonly answers: Answers;
  /** ISO, UTC: which state of the form this was. */
  readonly answeredAt: string;
}

/**
 * The short form of the second adult, one per account: its private link, and the answers once they are given. Ending
 * it deletes the row; a report that used it keeps a snapshot with its revision.
 */
export const secondAdultForms = pgTable(
  'second_adult_forms',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token in hex; the token itself is nowhere stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** A first name or pseudonym, where the second adult gave one. */
    name: text('name'),
    answers: jsonb('answers').$type<Answers>(),
    /** Which wording the second adult agreed to. */
    consentVersion: text('consent_version'),
    answeredAt: moment('answered_at'),
    /** When a report first used these answers: from then on the link no longer changes them. */
    usedAt: moment('used_at'),
  },
  (table) => [index('second_adult_forms_expires').on(table.expiresAt)],
);
