import { ApiError } from '@global-fit/contract/errors';
import { and, eq, not, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { ERASED_DOMAIN, isErasedRow, users } from '#db/schema/users';

/** Stands where an account named its address, once its person was erased: free of it, and unique. */
export function erasedEmail(userId: string): string {
  return `${userId}${ERASED_DOMAIN}`;
}

/** Whether a row of `users` is this account, and its person was not erased. */
export function isLiveAccount(userId: string): SQL | undefined {
  return and(eq(users.id, userId), not(isErasedRow));
}

/** As `isLiveAccount`, looked up. */
export async function isLive(on: Queryable, userId: string): Promise<boolean> {
  return (await on.select({ id: users.id }).from(users).where(isLiveAccount(userId))).length > 0;
}

/**
 * Keeps an account from being erased until the transaction ends. A request that was let in before the erasure may reach
 * its write after it: whatever writes about a person holds the account first. Throws 401 where the person was erased.
 */
export function holdAccount(tx: Queryable, userId: string): Promise<void> {
  return hold(tx, isLiveAccount(userId));
}

/**
 * As `holdAccount`, for what the password with this hash has opened. A new password ends the sessions and links of the
 * old one, and what was let in with the old one must not outlive that. Throws 401 also where the password was replaced.
 */
export function holdVerifiedAccount(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  return hold(tx, and(isLiveAccount(userId), eq(users.passwordHash, passwordHash)));
}

async function hold(tx: Queryable, which: SQL | undefined): Promise<void> {
  const [held] = await tx.select({ id: users.id }).from(users).where(which).for('share');
  if (!held) throw new ApiError('unauthenticated');
}

/**
 * Lets one request at a time at what an account's requests must see of each other: whoever locks or holds it too waits
 * until the transaction ends. Rows that point at the account may still be written meanwhile, so this waits for nobody
 * who holds an order.
 */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
