import type { App } from '#http/app';

/** A signed-in user of a test. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** For `inject`: `{ headers: person.headers }`. */
  readonly headers: { readonly authorization: string };
}

export const PASSWORD = 'correct horse battery';

let count = 0;

/** Signs in over HTTP and gives back the token. */
export async function logInOver(app: App, email: string, password = PASSWORD): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: email, password }).toString(),
  });
  if (response.statusCode !== 200) throw new Error(`login answered ${response.statusCode}: ${response.body}`);
  return response.json<{ access_token: string }>().access_token;
}

/** Signs up a new person over HTTP and signs in. */
export async function signUpOver(app: App, email = `person-${(count += 1)}@example.org`): Promise<Person> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/users/signup',
    payload: { email, password: PASSWORD, full_name: 'Ada Person', country_of_residence: 'PRT' },
  });
  if (response.statusCode !== 200)
    throw new Error(`signup answered ${response.statusCode}: ${response.body}`);
  const token = await logInOver(app, email);
  return {
    id: response.json<{ id: string }>().id,
    email,
    token,
    headers: { authorization: `Bearer ${token}` },
  };
}
