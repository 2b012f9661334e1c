import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { batched } from '#db/batched';
import type { Queryable } from '#db/connect';
import { preparedOn } from '#db/prepared';
import { accessTokens, users } from '#db/schema/users';
import { newToken, tokenHash } from '#security/token';
import type { Context } from '../../context.ts';

/** The person behind a request. */
export interface Session {
  readonly tokenId: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly fullName: string;
    readonly countryOfResidence: string | null;
  };
}

const LIFETIME_MS = 30 * 24 * 3600 * 1000;
/** Minimum interval between updates of a session's last use. */
const TOUCH_AFTER_MS = 3600 * 1000;

/** Opens a session of 30 days and returns its token, which is not stored. */
export async function openSession(
  context: Pick<Context, 'clock' | 'ids' | 'random'>,
  on: Queryable,
  userId: string,
): Promise<string> {
  const token = newToken(context);
  const now = context.clock.now();
  await on.insert(accessTokens).values({
    id: context.ids.next(),
    userId,
    tokenHash: tokenHash(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    lastUsedAt: now,
  });
  return token;
}

const sessionsByTokens = preparedOn((on) =>
  on
    .select({
      hash: accessTokens.tokenHash,
      tokenId: accessTokens.id,
      lastUsedAt: accessTokens.lastUsedAt,
      expiresAt: accessTokens.expiresAt,
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      countryOfResidence: users.countryOfResidence,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        sql`${accessTokens.tokenHash} = any (string_to_array(${sql.placeholder('hashes')}, ','))`,
        isNull(accessTokens.revokedAt),
      ),
    )
    .prepare('sessions_by_tokens'),
);

/** Every signed-in request begins with this query, so simultaneous ones share a statement. */
const sessionByToken = preparedOn((on) =>
  batched(async (hashes: readonly string[]) => {
    const rows = await sessionsByTokens(on).execute({ hashes: hashes.join(',') });
    const found = new Map(rows.map((row) => [row.hash, row]));
    return hashes.map((hash) => found.get(hash) ?? null);
  }),
);

/** The live session of a token, or null. Each use extends it to 30 days from now. */
export async function findSession(
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<Session | null> {
  const now = context.clock.now();
  const row = await sessionByToken(context.db)(tokenHash(token));
  if (!row || row.expiresAt <= now) return null;
  const { hash: _hash, tokenId, lastUsedAt, expiresAt: _expiresAt, ...user } = row;
  if (now.getTime() - lastUsedAt.getTime() > TOUCH_AFTER_MS) {
    await context.db
      .update(accessTokens)
      .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
      .where(eq(accessTokens.id, tokenId));
  }
  return { tokenId, user };
}

/** Ends a session; ending it twice is no error. */
export async function closeSession(context: Pick<Context, 'db' | 'clock'>, tokenId: string): Promise<void> {
  await context.db
    .update(accessTokens)
    .set({ revokedAt: context.clock.now() })
    .where(and(eq(accessTokens.id, tokenId), isNull(accessTokens.revokedAt)));
}

/** Ends every session of a user. */
export async function closeAllSessions(
  context: Pick<Context, 'clock'>,
  on: Queryable,
  userId: string,
): Promise<void> {
  await on
    .update(accessTokens)
    .set({ revokedAt: context.clock.now() })
    .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)));
}

/** Ends live sessions of one user or, for null, of everybody. Returns their number. */
export async function endLiveSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string | null,
): Promise<number> {
  const now = clock.now();
  const ended = db.$with('ended').as(
    db
      .update(accessTokens)
      .set({ revokedAt: now })
      .where(
        and(
          userId === null ? undefined : eq(accessTokens.userId, userId),
          isNull(accessTokens.revokedAt),
          gt(accessTokens.expiresAt, now),
        ),
      )
      .returning({ id: accessTokens.id }),
  );
  const [row] = await db.with(ended).select({ count: count() }).from(ended);
  return row?.count ?? 0;
}
