import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessages, mails } from '#db/schema/mails';
import { startTestApp, type TestApp } from '#testing/app';
import { logInOver, PASSWORD, type Person, signUpOver } from '#testing/person';
import { tokenSentTo } from '../testing/sentLink.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT_RESET: 'off' } });
});
afterAll(() => test.close());

const ME = '/api/v1/users/me';

async function write(email: string, message: string, headers: Record<string, string> = {}): Promise<void> {
  const payload = { name: 'Vera Victim', email, message, privacy: true };
  const answer = await test.app.inject({ method: 'POST', url: '/f/contact', headers, payload });
  expect(answer.statusCode).toBe(200);
}
async function held(person: Pick<Person, 'headers'>): Promise<string[]> {
  const answer = await test.app.inject({ url: `${ME}/data`, headers: person.headers });
  return answer
    .json<{ contact_messages: { message: string }[] }>()
    .contact_messages.map(({ message }) => message);
}
async function remove(person: Pick<Person, 'headers'>): Promise<void> {
  const payload = { password: PASSWORD };
  const answer = await test.app.inject({ method: 'DELETE', url: ME, headers: person.headers, payload });
  expect(answer.statusCode).toBe(204);
}
const kept = (message: string) =>
  test.context.db.select().from(contactMessages).where(eq(contactMessages.message, message));
const copies = async () =>
  JSON.stringify(await test.context.db.select().from(mails).where(eq(mails.kind, 'contact')));

/** Follows a password reset link and sets the same password again. */
async function proveAddress(email: string): Promise<Pick<Person, 'headers'>> {
  await test.app.inject({ method: 'POST', url: '/api/v1/password-recovery', payload: { email } });
  const payload = { token: await tokenSentTo(test, email), new_password: PASSWORD };
  await test.app.inject({ method: 'POST', url: '/api/v1/reset-password', payload });
  return { headers: { authorization: `Bearer ${await logInOver(test.app, email)}` } };
}

it('signing up with a stranger’s address neither shows nor deletes what the stranger wrote', async () => {
  await write('Vera@victim.example', 'I have a secret');
  const mallory = await signUpOver(test.app, 'vera@victim.example');
  expect(await held(mallory)).toEqual([]);
  await remove(mallory);
  expect(await kept('I have a secret')).toHaveLength(1);
  expect(await copies()).toContain('I have a secret');
});

it('following a link to the address gives access to its messages, and erases them with the copy for the support desk', async () => {
  await write('Owner@example.org', 'Mine from before');
  const person = await signUpOver(test.app, 'owner@example.org');
  const proven = await proveAddress(person.email);
  expect(await held(proven)).toEqual(['Mine from before']);
  await remove(proven);
  expect(await kept('Mine from before')).toEqual([]);
  expect(await copies()).not.toContain('Mine from before');
});

it('a new address is proven by its confirmation link', async () => {
  await write('new@example.org', 'From my new address');
  const person = await signUpOver(test.app);
  const payload = { email: 'new@example.org', password: PASSWORD };
  await test.app.inject({ method: 'POST', url: `${ME}/email`, headers: person.headers, payload });
  expect(await held(person)).toEqual([]);
  const token = await tokenSentTo(test, 'new@example.org');
  await test.app.inject({ method: 'POST', url: '/api/v1/users/confirm-email', payload: { token } });
  expect(await held(person)).toEqual(['From my new address']);
});

it('a message sent while signed in belongs to that account, whatever address it contains', async () => {
  const writer = await signUpOver(test.app);
  const named = await signUpOver(test.app, 'named@example.org');
  await write('named@example.org', 'Written by somebody else', writer.headers);
  const proven = await proveAddress(named.email);
  expect(await held(proven)).toEqual([]);
  expect(await held(writer)).toEqual(['Written by somebody else']);
  await remove(proven);
  expect(await kept('Written by somebody else')).toHaveLength(1);
  await remove(writer);
  expect(await kept('Written by somebody else')).toEqual([]);
  expect(await copies()).not.toContain('Written by somebody else');
});
