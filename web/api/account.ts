import { call } from './client.ts';

/** The account in the format of the API. */
interface UserResponse {
  readonly id: string;
  readonly email: string;
  readonly full_name: string | null;
  readonly country_of_residence?: string | null;
}

/** The account as the pages use it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166-1 alpha-3; null where it was never given. */
  readonly countryOfResidence: string | null;
}

export interface SignupForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly countryOfResidence: string;
}

/** The server stores one full name: its first word is the first name, the rest the last name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The signed-in account. Throws like `call`: ApiError 401 where nobody is signed in. */
export async function fetchUser(): Promise<User> {
  const user = await call<UserResponse>('/users/me');
  return {
    id: user.id,
    email: user.email,
    ...splitName(user.full_name ?? ''),
    countryOfResidence: user.country_of_residence ?? null,
  };
}

/** Returns the access token. The form's name field contains the e-mail address. */
export async function requestToken(email: string, password: string): Promise<string> {
  const answer = await call<{ access_token: string }>('/login/access-token', {
    form: { username: email, password },
  });
  return answer.access_token;
}

/** Creates an account without signing in. Throws like `call`: ApiError 409 where the address has one. */
export async function registerAccount(form: SignupForm): Promise<void> {
  await call('/users/signup', {
    json: {
      email: form.email,
      password: form.password,
      full_name: `${form.firstName} ${form.lastName}`,
      country_of_residence: form.countryOfResidence,
    },
  });
}

/** Also ends the session of the stored token on the server. */
export async function revokeToken(): Promise<void> {
  await call('/logout', { method: 'POST' });
}
