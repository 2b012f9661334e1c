import type { ChangeEmail } from '@global-fit/contract/accountArea';
import type { User } from '@global-fit/contract/accounts';
import { ApiError, invalid } from '@global-fit/contract/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { isDuplicate } from '#db/errors';
import { orders } from '#db/schema/orders';
import { users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { countUse } from '#security/rateLimit';
import { queueMail } from '#services/mails/queueMail';
import { queueMailWhere } from '#services/mails/queueMailWhere';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { holdVerifiedAccount } from './liveAccount.ts';
import { endTokens, giveToken, LINK_MINUTES, takeToken } from './oneTimeToken.ts';
import { presentUser } from './presentUser.ts';
import type { Session } from './session.ts';
import { verifyPassword } from './verifyPassword.ts';

/** The response, whether the address is free or belongs to another account. */
export const EMAIL_CHANGE_ACCEPTED =
  'A message with a link is on its way to the new address. It counts once you have followed the link.';

async function ownerOf(on: Queryable, email: string): Promise<typeof users.$inferSelect | null> {
  const [user] = await on.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/**
 * Sends a link to a new address, which changes nothing until it is followed. An address of another account gets no
 * link, while response and work are the same. Throws 422 for a wrong password or the account's own address, 429.
 */
export async function requestEmailChange(
  context: Context,
  { user }: Session,
  { email, password }: ChangeEmail,
): Promise<void> {
  await countUse(context, 'RESET', user.id);
  const verified = await verifyPassword(context, user, password, 'password');
  if (email === user.email)
    throw invalid([{ loc: ['body', 'email'], msg: 'This is your address already', type: 'unchanged' }]);
  await inTransaction(context.db, async (tx) => {
    await holdVerifiedAccount(tx, user.id, verified);
    const token = await giveToken(context, tx, {
      userId: user.id,
      purpose: 'email-change',
      payload: { email },
    });
    await queueMailWhere(context, tx, {
      kind: 'email-change',
      dedupeKey: `email-change:${token.id}`,
      to: email,
      subject: 'Confirm your new address',
      userId: sql`${user.id}::uuid`,
      where: sql`not exists (select from ${users} where ${users.email} = ${email})`,
      payload: {
        url: `${context.config.PUBLIC_URL}/account/confirm-email#token=${token.secret}`,
        minutes: LINK_MINUTES,
        newEmail: email,
      },
    });
  });
  logAccountEvent(context, 'email_change_asked', user.id);
}

/**
 * Makes the address of a followed link that of the account and notifies the old address. Orders sent to the old
 * address follow. Throws 400 `link_expired`, and 409 where the address was taken meanwhile.
 */
export async function confirmEmailChange(context: Context, secret: string): Promise<User> {
  try {
    const user = await moveAddress(context, secret);
    logAccountEvent(context, 'email_changed', user.id);
    return user;
  } catch (error) {
    if (error instanceof ApiError) logAccountEvent(context, 'email_change_refused', null);
    if (isDuplicate(error)) throw new ApiError('email_taken');
    throw error;
  }
}

function moveAddress(context: Context, secret: string): Promise<User> {
  return inTransaction(context.db, async (tx) => {
    const at = context.clock.now();
    const token = await takeToken(context, tx, 'email-change', secret);
    const newEmail = token?.payload['email'];
    if (!token || newEmail === undefined) throw new ApiError('link_expired');
    if (await ownerOf(tx, newEmail)) throw new ApiError('email_taken');
    const [before] = await tx.select().from(users).where(eq(users.id, token.userId));
    if (!before) throw new ApiError('link_expired');
    // Orders first: whoever fulfils an order locks it and then needs its owner.
    await tx
      .update(orders)
      .set({ deliveryEmail: newEmail })
      .where(and(eq(orders.userId, before.id), eq(orders.deliveryEmail, before.email)));
    const [user] = await tx
      .update(users)
      .set({ email: newEmail, emailProvenAt: at, updatedAt: at })
      .where(and(eq(users.id, before.id), eq(users.email, before.email)))
      .returning();
    if (!user) throw new ApiError('link_expired');
    // Links sent to the old address must no longer open the account.
    await endTokens(context, tx, before.id);
    await queueMail(context, tx, {
      kind: 'email-changed',
      dedupeKey: `email-changed:${token.id}`,
      to: before.email,
      subject: 'The address of your account was changed',
      userId: before.id,
      payload: { newEmail },
    });
    return presentUser(user);
  });
}
