import type { Signup, User } from '@global-fit/contract/accounts';
import { ApiError } from '@global-fit/contract/errors';
import { users } from '#db/schema/users';
import { hashPassword } from '#security/password';
import { refuseGuessable } from '#security/passwords/guessable';
import { countUse, networkOf } from '#security/rateLimit';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { presentUser } from './presentUser.ts';

/**
 * Creates an account. A taken address is reported as such (409), since the form has to say something; the limit per
 * network prevents using this to test lists of addresses. Throws 422 for a password that is easy to guess, 429.
 */
export async function signUp(context: Context, signup: Signup, address: string): Promise<User> {
  await countUse(context, 'SIGNUP', networkOf(address));
  refuseGuessable(signup.password, 'password', { email: signup.email, fullName: signup.full_name });
  const now = context.clock.now();
  const [user] = await context.db
    .insert(users)
    .values({
      id: context.ids.next(),
      email: signup.email,
      fullName: signup.full_name,
      countryOfResidence: signup.country_of_residence || null,
      passwordHash: await hashPassword(signup.password),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) throw new ApiError('email_taken');
  logAccountEvent(context, 'signed_up', user.id);
  return presentUser(user);
}
