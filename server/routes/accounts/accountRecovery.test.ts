import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeTokens } from '#db/schema/users';
import { forgetDeadTokens } from '#services/accounts/forgetDeadTokens';
import { sendMail } from '#services/sending/sendMail';
import { startTestApp, type TestApp } from '#testing/app';
import { logInOver, signUpOver } from '#testing/person';
import { mailsTo, tokenSentTo } from '../testing/sentLink.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT_RESET: 'off' } });
});
afterAll(() => test.close());

const NEW_PASSWORD = 'another horse entirely';

const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });
const recover = (email: string) => post('/api/v1/password-recovery', { email });
const reset = (token: string, new_password = NEW_PASSWORD) =>
  post('/api/v1/reset-password', { token, new_password });

const statusOf = async (token: string) =>
  (await test.app.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

describe('a forgotten password', () => {
  it('gives the same response for known and unknown addresses, and writes to the known one only', async () => {
    const person = await signUpOver(test.app);
    const known = await recover(` ${person.email.toUpperCase()} `);
    const unknown = await recover('nobody-at-all@example.org');
    expect(known.statusCode).toBe(202);
    expect(unknown.statusCode).toBe(202);
    expect(unknown.body).toBe(known.body);
    expect((await mailsTo(test, person.email)).map(({ kind }) => kind)).toEqual(['password-reset']);
    expect(await mailsTo(test, 'nobody-at-all@example.org')).toEqual([]);
    expect((await recover('nonsense')).statusCode).toBe(422);
  });

  it('is replaced by the link once, which ends every session', async () => {
    const person = await signUpOver(test.app);
    await recover(person.email);
    const token = await tokenSentTo(test, person.email);
    const stored = await test.context.db.select().from(oneTimeTokens);
    expect(JSON.stringify(stored)).not.toContain(token);
    const uses = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(uses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400]);
    expect((await reset(token)).json()).toEqual({
      detail:
        'This link no longer counts: it has expired, was used, or was ended by a later change to the account. Please ask for a new one.',
      code: 'link_expired',
    });
    expect(await statusOf(person.token)).toBe(401);
    expect(await statusOf(await logInOver(test.app, person.email, NEW_PASSWORD))).toBe(200);
  });

  it('is reported by one message once replaced, and by none when the link is refused', async () => {
    const person = await signUpOver(test.app);
    await recover(person.email);
    const token = await tokenSentTo(test, person.email);
    await reset(token, 'short');
    expect(await mailsTo(test, person.email)).toHaveLength(1);
    await Promise.all([reset(token), reset(token)]);
    const told = (await mailsTo(test, person.email)).filter(({ kind }) => kind === 'password-changed');
    expect(told).toMatchObject([{ userId: person.id, payload: { by: 'link' } }]);
    expect(JSON.stringify(told)).not.toContain(token);
    await sendMail(test.context, told[0]?.id ?? '');
    expect(await mailsTo(test, person.email)).toContainEqual(
      expect.objectContaining({ kind: 'password-changed', state: 'sent' }),
    );
  });

  it('needs a link at most an hour old', async () => {
    const person = await signUpOver(test.app);
    const start = test.clock.now();
    await recover(person.email);
    const token = await tokenSentTo(test, person.email);
    test.clock.advance(60 * 60_000);
    expect((await reset(token)).statusCode).toBe(400);
    test.clock.set(new Date(start.getTime() + 60 * 60_000 - 1));
    expect((await reset(token)).statusCode).toBe(204);
    test.clock.set(start);
  });

  it('keeps the link when the new password is refused', async () => {
    const person = await signUpOver(test.app);
    await recover(person.email);
    const token = await tokenSentTo(test, person.email);
    for (const unfit of ['short', 'Relocation2026!', 'Ada Person']) {
      const refused = await reset(token, unfit);
      expect(refused.json()).toMatchObject({ detail: [{ loc: ['body', 'new_password'] }] });
    }
    expect((await reset(token)).statusCode).toBe(204);
  });

  it.each(['', 'x', 'x'.repeat(201), 7])('accepts no token like %s', async (token) => {
    expect([400, 422]).toContain((await reset(token as string)).statusCode);
  });

  it('leaves no link in the stored message once the link has expired', async () => {
    const person = await signUpOver(test.app);
    await recover(person.email);
    const [mail] = await mailsTo(test, person.email);
    await sendMail(test.context, mail?.id ?? '');
    const start = test.clock.now();
    await forgetDeadTokens(test.context);
    expect((await mailsTo(test, person.email))[0]?.payload).toHaveProperty('url');
    test.clock.advance(61 * 60_000);
    await forgetDeadTokens(test.context);
    expect((await mailsTo(test, person.email))[0]).toMatchObject({ state: 'sent', payload: {} });
    test.clock.set(start);
  });

  it('is limited for each address, known or unknown, and for each network', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_RESET: '2/3600', TRUST_PROXY: '1' } });
    const person = await signUpOver(strict.app);
    const from = async (ip: string, email: string) =>
      (
        await strict.app.inject({
          method: 'POST',
          url: '/api/v1/password-recovery',
          headers: { 'x-forwarded-for': ip },
          payload: { email },
        })
      ).statusCode;
    for (const email of [person.email, 'unknown@example.org']) {
      const statuses = [];
      for (const n of [1, 2, 3]) statuses.push(await from(`192.0.2.${n}${email.length}`, email));
      expect(statuses).toEqual([202, 202, 429]);
    }
    const network = [];
    for (const n of [1, 2, 3]) network.push(await from('198.51.100.7', `someone-${n}@example.org`));
    expect(network).toEqual([202, 202, 429]);
    await strict.close();
  });
});
