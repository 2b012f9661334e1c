import type { Page } from '@playwright/test';
import { product } from './test.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** A new person without an account. */
export function newPerson(firstName = 'Ada'): Person {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
  return {
    firstName,
    lastName: 'Byron',
    email: `${firstName.toLowerCase()}.${id}@example.com`,
    password: 'difference-engine-2',
  };
}

/** A person whose name and address are wider than a narrow page. */
export const longNamedPerson = (): Person => newPerson('Wolfeschlegelsteinhausenbergerdorff');

export type Call = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

/** The API with this person's token. Throws on any status outside 200-299. */
export function apiOf(token: string): Call {
  return async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await fetch(`${product.origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? null : await response.json()) as Body;
  };
}

/** A token for the person's e-mail and password. */
export async function tokenOf({ email, password }: Person): Promise<string> {
  const response = await fetch(`${product.origin}/api/v1/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  if (!response.ok) throw new Error(`login: ${response.status}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Creates the account without a browser. */
export async function signUp(person: Person): Promise<{ token: string; api: Call }> {
  const response = await fetch(`${product.origin}/api/v1/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: person.email,
      password: person.password,
      full_name: `${person.firstName} ${person.lastName}`,
      country_of_residence: 'PRT',
    }),
  });
  if (!response.ok) throw new Error(`signup: ${response.status} ${await response.text()}`);
  const token = await tokenOf(person);
  return { token, api: apiOf(token) };
}

/** Opens the page as a person who signed in earlier. */
export async function remember(page: Page, token: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
}
