import { ApiError } from '@global-fit/contract/errors';
import { and, eq, not } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
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
export async function holdAccount(tx: Queryable, userId: string): Promise<void> {
  const [live] = await tx.select({ id: users.id }).from(users).where(isLiveAccount(userId)).for('share');
  if (!live) throw new ApiError('unauthenticated');
}
