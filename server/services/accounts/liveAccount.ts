import { ApiError } from '@global-fit/contract/errors';
import { and, eq, not, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { ERASED_DOMAIN, isErasedRow, users } from '#db/schema/users';

/** Takes the place of an erased person's address: unique, and free of that address. */
export function erasedEmail(userId: string): string {
  return `${userId}${ERASED_DOMAIN}`;
}

/** Whether a row of `users` is this account and its person was not erased. */
export function isLiveAccount(userId: string): SQL | undefined {
  return and(eq(users.id, userId), not(isErasedRow));
}

/** The same as a query. */
export async function isLive(on: Queryable, userId: string): Promise<boolean> {
  return (await on.select({ id: users.id }).from(users).where(isLiveAccount(userId))).length > 0;
}

/**
 * Keeps an account from being erased until the transaction ends. A request admitted before the erasure may reach its
 * write after it, so everything that writes about a person locks the account first. Throws 401 where the person was
 * erased.
 */
export function holdAccount(tx: Queryable, userId: string): Promise<void> {
  return hold(tx, isLiveAccount(userId));
}

/**
 * The same for what was opened with the password of this hash. A new password ends all sessions and links, and what
 * the old one admitted must not outlive that. Throws 401 where the password was replaced, too.
 */
export function holdVerifiedAccount(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  return hold(tx, and(isLiveAccount(userId), eq(users.passwordHash, passwordHash)));
}

async function hold(tx: Queryable, which: SQL | undefined): Promise<void> {
  const [held] = await tx.select({ id: users.id }).from(users).where(which).for('share');
  if (!held) throw new ApiError('unauthenticated');
}

/**
 * Serialises requests that must see each other's changes to an account: others that lock or hold it wait until the
 * transaction ends. Rows that reference the account may still be written meanwhile, so this waits for nobody who
 * holds an order. Whoever changes the account itself locks it before anything else.
 */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
