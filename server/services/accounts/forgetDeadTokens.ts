import { lt, or } from 'drizzle-orm';
import { accessTokens, oneTimeTokens } from '#db/schema/users';
import type { Context } from '../../context.ts';

const KEEP_MS = 7 * 24 * 3600 * 1000;

/** Deletes tokens that expired or were revoked more than a week ago. */
export async function forgetDeadTokens({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_MS);
  await db
    .delete(accessTokens)
    .where(or(lt(accessTokens.expiresAt, before), lt(accessTokens.revokedAt, before)));
  await db
    .delete(oneTimeTokens)
    .where(or(lt(oneTimeTokens.expiresAt, before), lt(oneTimeTokens.usedAt, before)));
}
