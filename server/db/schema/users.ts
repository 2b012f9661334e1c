import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';

/** The domain of the placeholder address of an erased account. */
export const ERASED_DOMAIN = '@erased.invalid';
/** Whether an account was erased, worded as in the partial index so that the index is used. */
export const isErasedRow = sql.raw(`email like '%${ERASED_DOMAIN}'`);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower-cased by the callers; the check makes sure of it. */
    email: text('email').notNull().unique(),
    /** When a link sent to this address was followed; null until then, since anybody may have entered the address. */
    emailProvenAt: moment('email_proven_at'),
    fullName: text('full_name').notNull(),
    countryOfResidence: text('country_of_residence'),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    /** Erased accounts, for the job that deletes them. */
    index('users_erased').on(table.id).where(isErasedRow),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('access_tokens_user').on(table.userId),
    index('access_tokens_expires').on(table.expiresAt),
    index('access_tokens_revoked').on(table.revokedAt).where(sql`revoked_at is not null`),
  ],
);

export const ONE_TIME_PURPOSES = ['reset', 'email-change'] as const;

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ONE_TIME_PURPOSES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    payload: jsonb('payload').$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('one_time_tokens_user').on(table.userId, table.purpose),
    oneOf('one_time_tokens_purpose', table.purpose, ONE_TIME_PURPOSES),
  ],
);
