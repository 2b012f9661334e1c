import type { SessionList } from '@global-fit/contract/accountArea';
import { ApiError } from '@global-fit/contract/errors';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import type { Queryable } from '#db/connect';
import { accessTokens } from '#db/schema/users';
import type { Context } from '../../context.ts';
import type { Session } from './session.ts';

/** The live sessions of a person, most recently used first. */
export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user, tokenId }: Session,
): Promise<SessionList> {
  const rows = await db
    .select()
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.userId, user.id),
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(accessTokens.lastUsedAt), desc(accessTokens.id));
  return {
    data: rows.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      current: row.id === tokenId,
    })),
  };
}

/** Ends a session of the person. Throws 404 where it is not theirs or has ended. */
export async function endSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  sessionId: string,
): Promise<void> {
  const ended = isUuid(sessionId)
    ? await db
        .update(accessTokens)
        .set({ revokedAt: clock.now() })
        .where(
          and(
            eq(accessTokens.id, sessionId),
            eq(accessTokens.userId, userId),
            isNull(accessTokens.revokedAt),
          ),
        )
        .returning({ id: accessTokens.id })
    : [];
  if (ended.length === 0) throw new ApiError('not_found');
}

/** Ends every session of the person except the current one. */
export async function endOtherSessions(
  { clock }: Pick<Context, 'clock'>,
  on: Queryable,
  { user, tokenId }: Session,
): Promise<void> {
  await on
    .update(accessTokens)
    .set({ revokedAt: clock.now() })
    .where(
      and(eq(accessTokens.userId, user.id), isNull(accessTokens.revokedAt), ne(accessTokens.id, tokenId)),
    );
}
