import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import { oneTimeTokens } from '#db/schema/users';
import type { ONE_TIME_PURPOSES } from '#db/schema/users';
import type { Context } from '../../context.ts';
import { newToken, tokenHash } from './session.ts';

type Purpose = (typeof ONE_TIME_PURPOSES)[number];

/** How long a link in a message works. */
export const LINK_MINUTES = 60;

/** The kinds of message that carry a one-time link. */
export const LINK_LETTERS = ['password-reset', 'email-change'] as const;

export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly payload: Readonly<Record<string, string>>;
}

/** Makes a token that works once within the hour; only its digest is stored. */
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
    expiresAt: new Date(context.clock.now().getTime() + LINK_MINUTES * 60_000),
  });
  return { id, secret };
}

function live({ clock }: Pick<Context, 'clock'>, purpose: Purpose, secret: string) {
  return and(
    eq(oneTimeTokens.tokenHash, tokenHash(secret)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, clock.now()),
  );
}

/** Whether a token would be taken now; it stays unused. */
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

/** Uses a token up; null when it is unknown, used or too old. Of two uses at once one gets it. */
export async function takeToken(
  context: Pick<Context, 'clock'>,
  tx: Queryable,
  purpose: Purpose,
  secret: string,
): Promise<OneTimeToken | null> {
  const [token] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: context.clock.now() })
    .where(live(context, purpose, secret))
    .returning({
      id: oneTimeTokens.id,
      userId: oneTimeTokens.userId,
      payload: oneTimeTokens.payload,
    });
  return token ?? null;
}

/** Makes every open link of a person worthless, and forgets it where the message that carried it was kept. */
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
