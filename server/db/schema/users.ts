import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';

/** Where the address of an account ends whose person was erased. */
export const ERASED_DOMAIN = '@erased.invalid';
/** Whether a row is such an account; as the index over them has it, so that it is used. */
export const isErasedRow = sql.raw(`email like '%${ERASED_DOMAIN}'`);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower-cased before it gets here; the check keeps it so. */
    email: text('email').notNull().unique(),
    /** When a link that was sent to this very address was followed; null while anybody may have typed it. */
    emailProvenAt: moment('email_proven_at'),
    fullName: text('full_name').notNull(),
    countryOfResidence: text('country_of_residence'),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    /** Emptied accounts of erased people: what housekeeping looks through. */
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
    /** SHA-256 of the token in hex; the token itself is nowhere stored. */
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
