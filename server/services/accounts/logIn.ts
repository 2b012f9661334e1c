import { ApiError } from '@global-fit/contract/errors';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { passwordMatches } from '#security/password';
import { countUse, networkOf } from '#security/rateLimit';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { holdVerifiedAccount } from './liveAccount.ts';
import { openSession } from './session.ts';

/**
 * Issues an access token for an e-mail and password. An unknown address and a wrong password take the same time and
 * give the same 401. Attempts are limited per network and per account, whether it exists or not.
 */
export async function logIn(
  context: Context,
  credentials: { readonly email: string; readonly password: string },
  address: string,
): Promise<string> {
  const email = credentials.email.trim().toLowerCase();
  await countUse(context, 'LOGIN', networkOf(address));
  await countUse(context, 'LOGIN_ACCOUNT', email);
  const [user] = await context.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const matches = await passwordMatches(credentials.password, user?.passwordHash ?? null);
  if (!user || !matches) {
    logAccountEvent(context, 'sign_in_failed', user?.id ?? null);
    throw new ApiError('bad_credentials');
  }
  const token = await inTransaction(context.db, async (tx) => {
    await holdVerifiedAccount(tx, user.id, user.passwordHash);
    return openSession(context, tx, user.id);
  });
  logAccountEvent(context, 'signed_in', user.id);
  return token;
}
