import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';
import { PASSWORD, type Person, signUpOver } from '#testing/person';
import { recordStatements } from '#testing/recordStatements';

/** How often passwords were hashed and verified. */
const hashing = vi.hoisted(() => ({ hash: 0, verify: 0 }));
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      hashing.hash += 1;
      return real.hash(...args);
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      hashing.verify += 1;
      return real.verify(...args);
    },
  };
});

let test: TestApp;
let record: ReturnType<typeof recordStatements>;
let known: Person;
beforeAll(async () => {
  test = await startTestApp({
    env: {
      RATE_LIMIT_LOGIN: '1000/60',
      RATE_LIMIT_LOGIN_ACCOUNT: '1000/60',
      RATE_LIMIT_RESET: '1000/60',
    },
  });
  record = recordStatements(test.database);
  known = await signUpOver(test.app, 'known@example.org');
});
afterAll(() => test.close());
beforeEach(() => Object.assign(hashing, { hash: 0, verify: 0 }));

type Response = Awaited<ReturnType<typeof reset>>;

interface Work {
  readonly status: number;
  readonly body: string;
  readonly headers: readonly string[];
  readonly statements: readonly string[];
  readonly hashing: typeof hashing;
}

/** Everything about a response that is the same on every call, and the work behind it. */
async function workOf(ask: () => Promise<Response>): Promise<Work> {
  const before = { ...hashing };
  let answer: Response | undefined;
  const statements = await record(async () => {
    answer = await ask();
  });
  if (!answer) throw new Error('There was no answer.');
  return {
    status: answer.statusCode,
    body: answer.body,
    headers: Object.keys(answer.headers).sort(),
    statements,
    hashing: { hash: hashing.hash - before.hash, verify: hashing.verify - before.verify },
  };
}

const logIn = (username: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password: 'not the password' }).toString(),
  });
const reset = (email: string) =>
  test.app.inject({ method: 'POST', url: '/api/v1/password-recovery', payload: { email } });
const changeTo = (email: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/users/me/email',
    headers: known.headers,
    payload: { email, password: PASSWORD },
  });

const CASES = [
  { what: 'signing in', ask: logIn, status: 401, hashing: { hash: 0, verify: 1 }, least: 3 },
  { what: 'asking for a link', ask: reset, status: 202, hashing: { hash: 0, verify: 0 }, least: 5 },
  {
    what: 'asking for another address',
    ask: changeTo,
    status: 202,
    hashing: { hash: 0, verify: 1 },
    least: 7,
  },
];

describe.each(CASES)('$what', ({ ask, status, hashing: expected, least }) => {
  it('does the same work and gives the same response, whether an account has the address or not', async () => {
    const taken = await signUpOver(test.app);
    // The first call of each kind may fill caches of the driver or the queue.
    await ask(taken.email);
    const [one, other] = [await workOf(() => ask(taken.email)), await workOf(() => ask('none@example.org'))];
    expect(one).toEqual(other);
    expect(one.status).toBe(status);
    expect(one.hashing).toEqual(expected);
    expect(one.statements.length).toBeGreaterThanOrEqual(least);
  });
});

it('would notice one more statement', async () => {
  const { statements } = await workOf(() => reset('none@example.org'));
  const more = await record(async () => {
    await reset('none@example.org');
    await test.database.ping();
  });
  expect(more.length).toBe(statements.length + 1);
});
