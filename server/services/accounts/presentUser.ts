import type { User } from '@global-fit/contract/accounts';
import type { Session } from './session.ts';

/** A user in the format of the API. */
export function presentUser(user: Session['user']): User {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    country_of_residence: user.countryOfResidence,
  };
}
