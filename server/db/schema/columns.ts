import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A UUIDv7 primary key, made by the ids adapter and never by the database. */
export const id = () => uuid('id').primaryKey();

/** A moment in UTC with millisecond precision, like a JavaScript Date, so that it reads back equal. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Restricts a text column to the listed words. */
export function oneOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
}
