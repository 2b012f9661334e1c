import type { ChangePassword, ChangeUser } from '@global-fit/contract/accountArea';
import type { User } from '@global-fit/contract/accounts';
import { ApiError } from '@global-fit/contract/errors';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { hashPassword } from '#security/password';
import { refuseGuessable } from '#security/passwords/guessable';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { holdVerifiedAccount, isLiveAccount, lockAccount } from './liveAccount.ts';
import { endTokens } from './oneTimeToken.ts';
import { presentUser } from './presentUser.ts';
import type { Session } from './session.ts';
import { endOtherSessions } from './ownSessions.ts';
import { tellOfPassword } from './tellOfPassword.ts';
import { verifyPassword } from './verifyPassword.ts';

/** Changes the person's name or country; orders keep the name they were placed under. */
export async function changeUser(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  change: ChangeUser,
): Promise<User> {
  const [user] = await db
    .update(users)
    .set({
      updatedAt: clock.now(),
      ...(change.full_name === undefined ? {} : { fullName: change.full_name }),
      ...(change.country_of_residence === undefined
        ? {}
        : { countryOfResidence: change.country_of_residence || null }),
    })
    .where(isLiveAccount(userId))
    .returning();
  if (!user) throw new ApiError('unauthenticated');
  return presentUser(user);
}

/**
 * Sets a new password for somebody who knows the old one. Other sessions and open links end, and a message is sent.
 * Throws 422, 429.
 */
export async function changePassword(
  context: Context,
  session: Session,
  { current_password: current, new_password: wanted }: ChangePassword,
): Promise<void> {
  const verified = await verifyPassword(context, session.user, current, 'current_password');
  refuseGuessable(wanted, 'new_password', session.user);
  const passwordHash = await hashPassword(wanted);
  await inTransaction(context.db, async (tx) => {
    // Two that only held the account would both wait for the other before changing it.
    await lockAccount(tx, session.user.id);
    await holdVerifiedAccount(tx, session.user.id, verified);
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: context.clock.now() })
      .where(eq(users.id, session.user.id))
      .returning();
    if (!user) throw new ApiError('unauthenticated');
    await endOtherSessions(context, tx, session);
    await endTokens(context, tx, session.user.id);
    await tellOfPassword(context, tx, user, { change: context.ids.next(), by: 'password' });
  });
  logAccountEvent(context, 'password_changed', session.user.id);
}
