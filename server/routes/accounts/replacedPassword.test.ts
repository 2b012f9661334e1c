import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accessTokens, oneTimeTokens } from '#db/schema/users';
import { startTestApp, type TestApp } from '#testing/app';
import { logInOver, PASSWORD, type Person, signUpOver } from '#testing/person';
import { tokenSentTo } from '../testing/sentLink.ts';

/** Runs between the verification of a password and the rest of the request. */
const meanwhile = vi.hoisted(() => ({ happens: null as (() => Promise<unknown>) | null }));
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  return {
    ...real,
    async verify(...given: Parameters<typeof real.verify>) {
      const matches = await real.verify(...given);
      const { happens } = meanwhile;
      meanwhile.happens = null;
      await happens?.();
      return matches;
    },
  };
});

const NEW_PASSWORD = 'another horse entirely';

let test: TestApp;
let person: Person;
let link: string;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT_RESET: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await signUpOver(test.app);
  const payload = { email: person.email };
  await test.app.inject({ method: 'POST', url: '/api/v1/password-recovery', payload });
  link = await tokenSentTo(test, person.email);
});

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, payload, headers: person.headers });

/** Resets the password by the link while `ask` is in progress; returns the status of `ask`. */
async function overtaken(ask: () => Promise<{ statusCode: number }>): Promise<number> {
  meanwhile.happens = () => post('/api/v1/reset-password', { token: link, new_password: NEW_PASSWORD });
  const { statusCode } = await ask();
  return statusCode;
}

it('a sign-in with a password replaced meanwhile opens no session', async () => {
  const status = await overtaken(() =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/login/access-token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: person.email, password: PASSWORD }).toString(),
    }),
  );
  expect(status).toBe(401);
  const open = and(eq(accessTokens.userId, person.id), isNull(accessTokens.revokedAt));
  expect(await test.context.db.select().from(accessTokens).where(open)).toEqual([]);
});

it('a password set by a link cannot be changed with the one before', async () => {
  const change = { current_password: PASSWORD, new_password: 'the horse of a thief' };
  expect(await overtaken(() => post('/api/v1/users/me/password', change))).toBe(401);
  expect(await logInOver(test.app, person.email, NEW_PASSWORD)).toMatch(/./);
});

it('a link to another address ends when the password that requested it is replaced', async () => {
  const change = { email: 'thief@example.org', password: PASSWORD };
  expect(await overtaken(() => post('/api/v1/users/me/email', change))).toBe(401);
  const open = and(eq(oneTimeTokens.userId, person.id), isNull(oneTimeTokens.usedAt));
  expect(await test.context.db.select().from(oneTimeTokens).where(open)).toEqual([]);
});

it('an account cannot be deleted with a replaced password', async () => {
  const erase = () =>
    test.app.inject({
      method: 'DELETE',
      url: '/api/v1/users/me',
      headers: person.headers,
      payload: { password: PASSWORD },
    });
  expect(await overtaken(erase)).toBe(401);
  expect(await logInOver(test.app, person.email, NEW_PASSWORD)).toMatch(/./);
});
