import type { ResetPassword } from '@global-fit/contract/accountArea';
import { ApiError } from '@global-fit/contract/errors';
import { eq, sql } from 'drizzle-orm';
import { users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { hashPassword } from '#security/password';
import { refuseGuessable } from '#security/passwords/guessable';
import { countUse, networkOf } from '#security/rateLimit';
import { queueMailWhere } from '#services/mails/queueMailWhere';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { endTokens, giveTokenToAddress, isLiveToken, LINK_MINUTES, takeToken } from './oneTimeToken.ts';
import { closeAllSessions } from './session.ts';
import { tellOfPassword } from './tellOfPassword.ts';

/** The response, whether there is such an account or not. */
export const RECOVERY_ACCEPTED =
  'If there is an account with this address, a message with a link to choose a new password is on its way.';

/**
 * Sends a link for a new password to the address, if an account has it. Neither the response nor the work reveals
 * whether one does: the statements are the same, and a job sends the message afterwards. Throws 429, counted alike
 * for known and unknown addresses.
 */
export async function requestPasswordReset(context: Context, email: string, address: string): Promise<void> {
  await countUse(context, 'RESET', networkOf(address));
  await countUse(context, 'RESET', email);
  const owner = sql`(select ${users.id} from ${users} where ${users.email} = ${email})`;
  const userId = await inTransaction(context.db, async (tx) => {
    const token = await giveTokenToAddress(context, tx, { email, purpose: 'reset' });
    await queueMailWhere(context, tx, {
      kind: 'password-reset',
      dedupeKey: `password-reset:${token.id}`,
      to: email,
      subject: 'Choose a new password',
      userId: owner,
      where: sql`exists ${owner}`,
      // After the "#", the token reaches neither a server's log nor another site.
      payload: {
        url: `${context.config.PUBLIC_URL}/account/reset-password#token=${token.secret}`,
        minutes: LINK_MINUTES,
      },
    });
    return token.userId;
  });
  logAccountEvent(context, 'reset_asked', userId);
}

/**
 * Sets a new password with the token of a link. Every session and every other link ends, and a message is sent.
 * Following the link also proves that the account's address is the person's own. Throws 400 `link_expired`.
 */
export async function resetPassword(
  context: Context,
  { token: secret, new_password: wanted }: ResetPassword,
): Promise<void> {
  // Hashing is expensive: it is done only for holders of a link, and outside the transaction.
  if (!(await isLiveToken(context, context.db, 'reset', secret))) {
    logAccountEvent(context, 'reset_refused', null);
    throw new ApiError('link_expired');
  }
  refuseGuessable(wanted, 'new_password');
  const passwordHash = await hashPassword(wanted);
  const userId = await inTransaction(context.db, async (tx) => {
    const at = context.clock.now();
    const token = await takeToken(context, tx, 'reset', secret);
    if (!token) throw new ApiError('link_expired');
    const [user] = await tx
      .update(users)
      .set({ passwordHash, emailProvenAt: at, updatedAt: at })
      .where(eq(users.id, token.userId))
      .returning();
    if (!user) throw new ApiError('link_expired');
    // Throwing rolls back, so the link can be used again with a better password.
    refuseGuessable(wanted, 'new_password', user);
    await endTokens(context, tx, token.userId);
    await closeAllSessions(context, tx, token.userId);
    await tellOfPassword(context, tx, user, { change: token.id, by: 'link' });
    return token.userId;
  });
  logAccountEvent(context, 'password_reset', userId);
}
