import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import { type ONE_TIME_PURPOSES, oneTimeTokens, users } from '#db/schema/users';
import { newToken, tokenHash } from '#security/token';
import type { Context } from '../../context.ts';
import { lockAccount } from './liveAccount.ts';

type Purpose = (typeof ONE_TIME_PURPOSES)[number];

/** How long a link in a message is valid. */
export const LINK_MINUTES = 60;

/** The kinds of message that contain a one-time link. */
export const LINK_LETTERS = ['password-reset', 'email-change'] as const;

export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly payload: Readonly<Record<string, string>>;
}

const endOf = ({ clock }: Pick<Context, 'clock'>) => new Date(clock.now().getTime() + LINK_MINUTES * 60_000);

/** Creates a token that can be used once within the hour; only its digest is stored. */
export async function giveToken(
  context: Pick<Context, 'clock' | 'ids' | 'random'>,
  on: Queryable,
  token: { readonly userId: string; readonly purpose: Purpose; readonly payload?: Record<string, string> },
): Promise<{ readonly id: string; readonly secret: string }> {
  const secret = newToken(context);
  const id = context.ids.next();
  await on.insert(oneTimeTokens).values({
    id,
    userId: token.userId,
    purpose: token.purpose,
    tokenHash: tokenHash(secret),
    payload: token.payload ?? {},
    expiresAt: endOf(context),
  });
  return { id, secret };
}

/**
 * Like `giveToken`, for the account of an address, in one statement that is the same where there is no such account.
 * The token then opens nothing, and `userId` is null.
 */
export async function giveTokenToAddress(
  context: Pick<Context, 'clock' | 'ids' | 'random'>,
  on: Queryable,
  token: { readonly email: string; readonly purpose: Purpose },
): Promise<{ readonly id: string; readonly secret: string; readonly userId: string | null }> {
  const secret = newToken(context);
  const id = context.ids.next();
  const { rows } = await on.execute<{ user_id: string }>(sql`
    insert into ${oneTimeTokens} (id, user_id, purpose, token_hash, payload, expires_at)
    select ${id}::uuid, ${users.id}, ${token.purpose}, ${tokenHash(secret)}, '{}'::jsonb,
      ${endOf(context).toISOString()}::timestamptz
    from ${users} where ${users.email} = ${token.email}
    returning user_id`);
  return { id, secret, userId: rows[0]?.user_id ?? null };
}

function live({ clock }: Pick<Context, 'clock'>, purpose: Purpose, secret: string) {
  return and(
    eq(oneTimeTokens.tokenHash, tokenHash(secret)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, clock.now()),
  );
}

/** Whether a token is valid now; it is not used up. */
export async function isLiveToken(
  context: Pick<Context, 'clock'>,
  on: Queryable,
  purpose: Purpose,
  secret: string,
): Promise<boolean> {
  const rows = await on
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(live(context, purpose, secret));
  return rows.length > 0;
}

/**
 * Uses up a token; null where it is unknown, used or expired. Of two simultaneous uses, one succeeds. Its account is
 * locked first: whoever follows a link changes the account and ends its other links, so that two who follow one each
 * would wait for each other crosswise.
 */
export async function takeToken(
  context: Pick<Context, 'clock'>,
  tx: Queryable,
  purpose: Purpose,
  secret: string,
): Promise<OneTimeToken | null> {
  const usable = live(context, purpose, secret);
  const [owner] = await tx.select({ id: oneTimeTokens.userId }).from(oneTimeTokens).where(usable);
  if (!owner) return null;
  await lockAccount(tx, owner.id);
  const [token] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: context.clock.now() })
    .where(usable)
    .returning({
      id: oneTimeTokens.id,
      userId: oneTimeTokens.userId,
      payload: oneTimeTokens.payload,
    });
  return token ?? null;
}

/** Invalidates every open link of a person and removes it from stored messages. */
export async function endTokens(
  { clock }: Pick<Context, 'clock'>,
  tx: Queryable,
  userId: string,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: clock.now() })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)));
  await tx
    .update(mails)
    .set({ payload: {} })
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.kind, [...LINK_LETTERS]),
        inArray(mails.state, ['sent', 'failed']),
      ),
    );
}
