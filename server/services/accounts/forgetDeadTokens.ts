import { and, inArray, lt, ne, or } from 'drizzle-orm';
import { hasContent, mails } from '#db/schema/mails';
import { accessTokens, oneTimeTokens } from '#db/schema/users';
import type { Context } from '../../context.ts';
import { LINK_LETTERS, LINK_MINUTES } from './oneTimeToken.ts';

const KEEP_MS = 7 * 24 * 3600 * 1000;

/** Deletes tokens that expired or were revoked over a week ago, and removes expired links from messages sent. */
export async function forgetDeadTokens({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const before = new Date(now - KEEP_MS);
  await db
    .delete(accessTokens)
    .where(or(lt(accessTokens.expiresAt, before), lt(accessTokens.revokedAt, before)));
  await db
    .delete(oneTimeTokens)
    .where(or(lt(oneTimeTokens.expiresAt, before), lt(oneTimeTokens.usedAt, before)));
  const ranOut = new Date(now - LINK_MINUTES * 60_000);
  await db
    .update(mails)
    .set({ payload: {} })
    .where(
      and(
        inArray(mails.kind, [...LINK_LETTERS]),
        ne(mails.state, 'queued'),
        lt(mails.createdAt, ranOut),
        // Messages that are empty already are not written again.
        hasContent,
      ),
    );
}
