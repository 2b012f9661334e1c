import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#db/schema/users';
import { sendMail } from '#services/sending/sendMail';
import { startTestApp, type TestApp } from '#testing/app';
import { logInOver, PASSWORD, type Person, signUpOver } from '#testing/person';
import { mailsTo, tokenSentTo } from '../testing/sentLink.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT_RESET: 'off' } });
});
afterAll(() => test.close());

const NEW_PASSWORD = 'another horse entirely';
const ME = '/api/v1/users/me';

function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  person: Person | null,
  payload?: object,
) {
  return test.app.inject({
    method,
    url,
    ...(person ? { headers: person.headers } : {}),
    ...(payload ? { payload } : {}),
  });
}
const statusOf = async (token: string) =>
  (await test.app.inject({ url: ME, headers: { authorization: `Bearer ${token}` } })).statusCode;

describe('changing the account’s details', () => {
  it('changes name and country independently', async () => {
    const person = await signUpOver(test.app);
    const named = await call('PATCH', ME, person, { full_name: '  Ada King  ' });
    expect(named.json()).toMatchObject({ full_name: 'Ada King', country_of_residence: 'PRT' });
    const moved = await call('PATCH', ME, person, { country_of_residence: null });
    expect(moved.json()).toMatchObject({ full_name: 'Ada King', country_of_residence: null });
    expect((await call('GET', ME, person)).json()).toEqual(moved.json());
  });

  it.each([
    [{}],
    [{ full_name: ' ' }],
    [{ full_name: 7 }],
    [{ full_name: 'x'.repeat(201) }],
    [{ country_of_residence: 'Portugal' }],
    [{ country_of_residence: 'XYZ' }],
  ])('answers %o with 422', async (body) => {
    const person = await signUpOver(test.app);
    expect((await call('PATCH', ME, person, body)).statusCode).toBe(422);
  });

  it('reads a country stored as free text, and leaves it alone when only the name changes', async () => {
    const person = await signUpOver(test.app);
    const stored = { countryOfResidence: 'The Azores' };
    await test.context.db.update(users).set(stored).where(eq(users.email, person.email));
    const read = { country_of_residence: 'The Azores' };
    expect((await call('GET', ME, person)).json()).toMatchObject(read);
    expect((await call('PATCH', ME, person, { full_name: 'Ada King' })).json()).toMatchObject(read);
    const chosen = { country_of_residence: 'PRT' };
    expect((await call('PATCH', ME, person, chosen)).json()).toMatchObject(chosen);
  });
});

describe('changing the password', () => {
  it('needs the old one, and ends all other sessions', async () => {
    const person = await signUpOver(test.app);
    const other = await logInOver(test.app, person.email);
    const wrong = await call('POST', `${ME}/password`, person, {
      current_password: 'not it',
      new_password: NEW_PASSWORD,
    });
    const endless = await call('POST', `${ME}/password`, person, {
      current_password: 'x'.repeat(1001),
      new_password: NEW_PASSWORD,
    });
    for (const refused of [wrong, endless]) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({
        detail: [{ loc: ['body', 'current_password'], msg: 'The password is not right' }],
      });
    }
    expect(await statusOf(other)).toBe(200);
    const right = await call('POST', `${ME}/password`, person, {
      current_password: PASSWORD,
      new_password: NEW_PASSWORD,
    });
    expect(right.statusCode).toBe(204);
    expect(await statusOf(person.token)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    await expect(logInOver(test.app, person.email)).rejects.toThrow('401');
    expect(await statusOf(await logInOver(test.app, person.email, NEW_PASSWORD))).toBe(200);
  });

  it('is reported by one message to the account’s address, and only when it was changed', async () => {
    const person = await signUpOver(test.app);
    const change = (current_password: string) =>
      call('POST', `${ME}/password`, person, { current_password, new_password: NEW_PASSWORD });
    await change('not it');
    expect(await mailsTo(test, person.email)).toEqual([]);
    await change(PASSWORD);
    const told = await mailsTo(test, person.email);
    expect(told).toMatchObject([
      { kind: 'password-changed', state: 'queued', userId: person.id, payload: { by: 'password' } },
    ]);
    expect(JSON.stringify(told)).not.toContain(NEW_PASSWORD);
    await sendMail(test.context, told[0]?.id ?? '');
    expect(await mailsTo(test, person.email)).toMatchObject([{ state: 'sent' }]);
    await change(NEW_PASSWORD);
    expect(await mailsTo(test, person.email)).toHaveLength(2);
  });

  it('applies the rule of the signup to the new one', async () => {
    const person = await signUpOver(test.app);
    const short = await call('POST', `${ME}/password`, person, {
      current_password: PASSWORD,
      new_password: '1234567',
    });
    expect(short.statusCode).toBe(422);
    expect(short.body).toContain('Password must be at least 8 characters');
    for (const guessable of ['iloveyou1', 'GlobalFit1', person.email]) {
      const refused = await call('POST', `${ME}/password`, person, {
        current_password: PASSWORD,
        new_password: guessable,
      });
      expect(refused.json()).toMatchObject({
        detail: [{ loc: ['body', 'new_password'], type: 'guessable_password' }],
      });
    }
  });

  it('invalidates an open reset link', async () => {
    const person = await signUpOver(test.app);
    await call('POST', '/api/v1/password-recovery', null, { email: person.email });
    const token = await tokenSentTo(test, person.email);
    await call('POST', `${ME}/password`, person, {
      current_password: PASSWORD,
      new_password: NEW_PASSWORD,
    });
    const late = await call('POST', '/api/v1/reset-password', null, { token, new_password: PASSWORD });
    expect(late.json()).toMatchObject({ code: 'link_expired' });
  });

  it('limits guesses of the old one', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_LOGIN_ACCOUNT: '3/60' } });
    const person = await signUpOver(strict.app);
    const guess = () =>
      strict.app.inject({
        method: 'POST',
        url: `${ME}/password`,
        headers: person.headers,
        payload: { current_password: 'guess', new_password: NEW_PASSWORD },
      });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([422, 422, 429]);
    await strict.close();
  });
});

describe('changing the e-mail address', () => {
  const ask = (person: Person, email: string, password = PASSWORD) =>
    call('POST', `${ME}/email`, person, { email, password });
  const confirm = (token: string) => call('POST', '/api/v1/users/confirm-email', null, { token });

  it('takes effect once its owner follows the link, and the old address is told', async () => {
    const person = await signUpOver(test.app);
    const email = `new-${person.email}`;
    expect((await ask(person, email.toUpperCase())).statusCode).toBe(202);
    expect((await call('GET', ME, person)).json()).toMatchObject({ email: person.email });
    const token = await tokenSentTo(test, email);
    await call('POST', '/api/v1/password-recovery', null, { email: person.email });
    const oldLink = await tokenSentTo(test, person.email);
    const answer = await confirm(token);
    expect(answer.json()).toMatchObject({ id: person.id, email });
    expect((await confirm(token)).statusCode).toBe(400);
    expect(await statusOf(person.token)).toBe(200);
    expect(await statusOf(await logInOver(test.app, email))).toBe(200);
    await expect(logInOver(test.app, person.email)).rejects.toThrow('401');
    expect((await mailsTo(test, person.email)).at(-1)).toMatchObject({
      kind: 'email-changed',
      payload: { newEmail: email },
    });
    // The link in the old mailbox no longer opens the account.
    const stale = await call('POST', '/api/v1/reset-password', null, {
      token: oldLink,
      new_password: NEW_PASSWORD,
    });
    expect(stale.statusCode).toBe(400);
  });

  it('needs the password and a different address', async () => {
    const person = await signUpOver(test.app);
    expect((await ask(person, 'somewhere@example.org', 'wrong')).statusCode).toBe(422);
    expect((await ask(person, person.email)).body).toContain('This is your address already');
    expect((await ask(person, 'nonsense')).statusCode).toBe(422);
    expect(await mailsTo(test, 'somewhere@example.org')).toEqual([]);
  });

  it('sends no link to an address that another account has, and gives the same response', async () => {
    const [person, other] = [await signUpOver(test.app), await signUpOver(test.app)];
    const taken = await ask(person, other.email);
    const free = await ask(person, 'free-address@example.org');
    expect(taken.statusCode).toBe(202);
    expect(taken.body).toBe(free.body);
    expect(await mailsTo(test, other.email)).toEqual([]);
  });

  it('refuses an address that another account has taken meanwhile', async () => {
    const person = await signUpOver(test.app);
    await ask(person, 'wanted@example.org');
    const token = await tokenSentTo(test, 'wanted@example.org');
    await signUpOver(test.app, 'wanted@example.org');
    const late = await confirm(token);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'email_taken' });
  });

  it('counts once where several links are followed at the same moment, and the others have ended', async () => {
    const person = await signUpOver(test.app);
    const addresses = [1, 2, 3, 4, 5, 6].map((n) => `${n}-${person.email}`);
    const links = [];
    for (const email of addresses) {
      await ask(person, email);
      links.push(await tokenSentTo(test, email));
    }
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    const counted = answers.find(({ statusCode }) => statusCode === 200)?.json<{ email: string }>().email;
    expect(addresses).toContain(counted);
    expect((await call('GET', ME, person)).json()).toMatchObject({ email: counted });
  });

  it('is not confirmed by a link for another purpose', async () => {
    const person = await signUpOver(test.app);
    await call('POST', '/api/v1/password-recovery', null, { email: person.email });
    const token = await tokenSentTo(test, person.email);
    expect((await confirm(token)).statusCode).toBe(400);
    const [row] = await test.context.db.select().from(users).where(eq(users.id, person.id));
    expect(row?.email).toBe(person.email);
  });
});

describe('sessions', () => {
  it('are listed, ended one by one, and all at once', async () => {
    const person = await signUpOver(test.app);
    const second = await logInOver(test.app, person.email);
    const third = await logInOver(test.app, person.email);
    const list = async () =>
      (await call('GET', `${ME}/sessions`, person)).json<{ data: { id: string; current: boolean }[] }>().data;
    const listed = await list();
    expect(listed.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(listed).toHaveLength(3);
    const [another] = listed.filter(({ current }) => !current);
    expect((await call('DELETE', `${ME}/sessions/${another?.id}`, person)).statusCode).toBe(204);
    expect((await call('DELETE', `${ME}/sessions/${another?.id}`, person)).statusCode).toBe(404);
    const stranger = await signUpOver(test.app);
    const foreign = listed.find(({ current }) => current)?.id;
    expect((await call('DELETE', `${ME}/sessions/${foreign}`, stranger)).statusCode).toBe(404);
    expect((await Promise.all([second, third].map(statusOf))).sort()).toEqual([200, 401]);
    expect(await list()).toHaveLength(2);

    expect((await call('POST', `${ME}/sign-out-everywhere`, person)).statusCode).toBe(204);
    expect(await Promise.all([person.token, second, third].map(statusOf))).toEqual([401, 401, 401]);
    expect(await statusOf(stranger.token)).toBe(200);
  });
});

describe('a session that has run out', () => {
  it('is not listed any more', async () => {
    const person = await signUpOver(test.app);
    await logInOver(test.app, person.email);
    for (let twentyDays = 0; twentyDays < 2; twentyDays += 1) {
      test.clock.advance(20 * 24 * 3_600_000);
      expect(await statusOf(person.token)).toBe(200);
    }
    const { data } = (await call('GET', `${ME}/sessions`, person)).json<{ data: object[] }>();
    expect(data).toMatchObject([{ current: true }]);
  });
});

describe('without signing in', () => {
  it.each([
    ['PATCH', ME],
    ['DELETE', ME],
    ['POST', `${ME}/password`],
    ['POST', `${ME}/email`],
    ['GET', `${ME}/sessions`],
    ['DELETE', `${ME}/sessions/x`],
    ['POST', `${ME}/sign-out-everywhere`],
    ['GET', `${ME}/data`],
  ] as const)('%s %s answers 401', async (method, url) => {
    expect((await call(method, url, null)).statusCode).toBe(401);
  });
});
