import { invalid } from '@global-fit/contract/errors';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users';
import { passwordMatches } from '#security/password';
import { countUse } from '#security/rateLimit';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import type { Session } from './session.ts';

/**
 * Verifies the password of a signed-in person again before something irreversible. Returns the matching hash, for
 * `holdVerifiedAccount`. Throws 422 naming the form's `field`, and 429 after too many attempts.
 */
export async function verifyPassword(
  context: Context,
  user: Session['user'],
  password: string,
  field: string,
): Promise<string> {
  await countUse(context, 'LOGIN_ACCOUNT', user.email);
  const [row] = await context.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id));
  const matches = await passwordMatches(password, row?.passwordHash ?? null);
  if (row && matches) return row.passwordHash;
  logAccountEvent(context, 'password_refused', user.id);
  throw invalid([{ loc: ['body', field], msg: 'The password is not right', type: 'wrong_password' }]);
}
