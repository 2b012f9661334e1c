import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokens, users } from '#db/schema/users';
import { GUESSABLE } from '#security/passwords/guessable';
import { startTestApp, type TestApp } from '#testing/app';
import { logInOver, PASSWORD, signUpOver } from '#testing/person';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const DAY_MS = 24 * 3600 * 1000;

const me = (token: string) =>
  test.app.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer ${token}` } });

const signup = (payload: object) => test.app.inject({ method: 'POST', url: '/api/v1/users/signup', payload });

const login = (form: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

describe('signing up', () => {
  it('makes an account that can sign in, with its address in lower case', async () => {
    const response = await signup({
      email: ' Ada@Example.ORG ',
      password: PASSWORD,
      full_name: 'Ada Lovelace',
      country_of_residence: 'PRT',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{14}7/),
      email: 'ada@example.org',
      full_name: 'Ada Lovelace',
      country_of_residence: 'PRT',
    });
    const token = await logInOver(test.app, 'ADA@example.org');
    expect((await me(token)).json()).toEqual(response.json());
    const [row] = await test.context.db.select().from(users).where(eq(users.email, 'ada@example.org'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('works without a country', async () => {
    const response = await signup({ email: 'none@example.org', password: PASSWORD, full_name: 'No Country' });
    expect(response.json()).toMatchObject({ country_of_residence: null });
  });

  it.each([
    [{}, ['email', 'password', 'full_name'], 'All fields are required'],
    [
      { email: '', password: '', full_name: ' ' },
      ['email', 'password', 'full_name'],
      'All fields are required',
    ],
    [{ email: 'nonsense', password: PASSWORD, full_name: 'A' }, ['email'], 'Please enter a valid email'],
    [
      { email: 'a@example.org', password: '1234567', full_name: 'A' },
      ['password'],
      'Password must be at least 8 characters',
    ],
    [
      { email: 'a@example.org', password: 'x'.repeat(129), full_name: 'A' },
      ['password'],
      'Password must be at most 128 characters',
    ],
    [{ email: 'a@example.org', password: 12345678, full_name: 'A' }, ['password'], 'All fields are required'],
    [{ email: 'a@example.org', password: 'Password123!', full_name: 'A' }, ['password'], GUESSABLE],
    [
      { email: 'a@example.org', password: 'Ada Lovelace', full_name: 'Ada Lovelace' },
      ['password'],
      GUESSABLE,
    ],
    ...['Portugal', 'prt', 'PT', 'XYZ', '<b>', 'x'.repeat(101)].map(
      (country_of_residence): [object, string[], string] => [
        { email: 'a@example.org', password: PASSWORD, full_name: 'A', country_of_residence },
        ['country_of_residence'],
        'Please choose a country from the list',
      ],
    ),
  ])('answers %o with 422 naming %o', async (body, fields, message) => {
    const response = await signup(body);
    expect(response.statusCode).toBe(422);
    const answer = response.json<{
      title: string;
      code: string;
      detail: { loc: string[]; msg: string; type: string }[];
    }>();
    expect(answer).toMatchObject({ title: 'Validation Error', code: 'validation_error' });
    expect([...new Set(answer.detail.map(({ loc }) => loc.join('.')))]).toEqual(
      fields.map((field) => `body.${field}`),
    );
    expect(answer.detail.map(({ msg }) => msg)).toContain(message);
    expect(answer.detail.every(({ type }) => type.length > 0)).toBe(true);
  });

  it('says that an address is taken', async () => {
    const person = await signUpOver(test.app);
    const response = await signup({ email: person.email.toUpperCase(), password: PASSWORD, full_name: 'B' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      detail: 'An account with this email already exists',
      code: 'email_taken',
    });
  });
});

describe('signing in', () => {
  it('gives a bearer token, of which only a digest is stored', async () => {
    const person = await signUpOver(test.app);
    expect(Buffer.from(person.token, 'base64url')).toHaveLength(32);
    const rows = await test.context.db.select().from(accessTokens).where(eq(accessTokens.userId, person.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(person.token);
  });

  it('gives the same response for a wrong password and an unknown address', async () => {
    const person = await signUpOver(test.app);
    const wrong = await login({ username: person.email, password: 'not the password' });
    const unknown = await login({ username: 'nobody@example.org', password: 'not the password' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ detail: 'Incorrect email or password', code: 'bad_credentials' });
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
  });

  it('needs both fields', async () => {
    const response = await login({ username: '' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      title: 'Validation Error',
      detail: [
        { loc: ['body', 'username'], msg: 'Email and password are required' },
        { loc: ['body', 'password'], msg: 'Email and password are required' },
      ],
    });
  });

  it('accepts form bodies only', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/login/access-token',
      payload: { username: 'a@example.org', password: PASSWORD },
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('a session', () => {
  it.each([undefined, 'Bearer', 'Bearer nonsense', 'Basic YTpi', `Bearer ${'x'.repeat(5000)}`])(
    'is not found by %s',
    async (authorization) => {
      const response = await test.app.inject({
        url: '/api/v1/users/me',
        headers: authorization ? { authorization } : {},
      });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.json()).toEqual({ detail: 'Not authenticated', code: 'unauthenticated' });
    },
  );

  it('ends when its owner signs out, and only that one', async () => {
    const person = await signUpOver(test.app);
    const other = await logInOver(test.app, person.email);
    const out = await test.app.inject({ method: 'POST', url: '/api/v1/logout', headers: person.headers });
    expect(out.statusCode).toBe(204);
    expect((await me(person.token)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  it('ends after 30 days without use, and each use postpones the end', async () => {
    const start = test.clock.now();
    const person = await signUpOver(test.app);
    test.clock.advance(20 * DAY_MS);
    expect((await me(person.token)).statusCode).toBe(200);
    test.clock.advance(29 * DAY_MS);
    expect((await me(person.token)).statusCode).toBe(200);
    test.clock.advance(30 * DAY_MS);
    expect((await me(person.token)).statusCode).toBe(401);
    test.clock.set(start);
  });
});

describe('limits', () => {
  it('count attempts per account from every network, and per network for every account', async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT_LOGIN: '6/60', RATE_LIMIT_LOGIN_ACCOUNT: '3/60', TRUST_PROXY: '1' },
    });
    const attempt = (email: string, from: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/v1/login/access-token',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
        payload: new URLSearchParams({ username: email, password: 'wrong' }).toString(),
      });
    const statuses: number[] = [];
    for (let n = 1; n <= 4; n += 1)
      statuses.push((await attempt('a@example.org', `192.0.2.${n}`)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429]);
    limited.clock.advance(45_000);
    const blocked = await attempt('a@example.org', '192.0.2.9');
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json()).toMatchObject({ code: 'too_many_requests' });
    expect(blocked.headers['retry-after']).toBe('15');
    limited.clock.advance(15_000);
    expect((await attempt('a@example.org', '192.0.2.9')).statusCode).toBe(401);

    const network: number[] = [];
    for (let n = 1; n <= 7; n += 1)
      network.push((await attempt(`b${n}@example.org`, `2001:db8::${n}`)).statusCode);
    expect(network).toEqual([401, 401, 401, 401, 401, 401, 429]);
    await limited.close();
  });

  it('count each of many simultaneous attempts', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_SIGNUP: '5/60' } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        limited.app.inject({
          method: 'POST',
          url: '/api/v1/users/signup',
          payload: { email: `many-${n}@example.org`, password: PASSWORD, full_name: 'Many' },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    await limited.close();
  });
});
