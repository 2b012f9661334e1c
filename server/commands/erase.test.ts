import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessages, mails } from '#db/schema/mails';
import { users } from '#db/schema/users';
import { startTestApp, type TestApp } from '#testing/app';
import { signUpOver } from '#testing/person';
import { runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function erase(...args: string[]): Promise<{ exit: number; said: string }> {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const exit = await runCommand(test.context, 'erase', args, { out: say, err: say, cwd: '/' });
  return { exit, said: said.join('\n') };
}

async function addressOf(id: string): Promise<string | undefined> {
  const [user] = await test.context.db.select().from(users).where(eq(users.id, id));
  return user?.email;
}

it('erases one person by address and another by number, and reports an unknown one', async () => {
  const [ada, ben, eve] = [
    await signUpOver(test.app),
    await signUpOver(test.app),
    await signUpOver(test.app),
  ];
  expect(await erase('--email', ada.email.toUpperCase())).toMatchObject({ exit: 0 });
  expect(await erase('--id', ben.id)).toMatchObject({ exit: 0 });
  for (const { id, token } of [ada, ben]) {
    expect(await addressOf(id)).toBe(`${id}@erased.invalid`);
    const headers = { authorization: `Bearer ${token}` };
    expect((await test.app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(401);
  }
  expect(await addressOf(eve.id)).toBe(eve.email);
  for (const args of [
    ['--email', ada.email],
    ['--id', ben.id],
  ])
    expect(await erase(...args)).toEqual({ exit: 2, said: `There is no account ${args[1]}.` });
});

it('erases contact messages from an address, whoever wrote them, and nothing else', async () => {
  const { db } = test.context;
  const write = async (email: string) => {
    const fields = { name: 'Ada', email, message: 'My thistlewick aches.', privacy: true };
    const sent = await test.app.inject({ method: 'POST', url: '/f/contact', payload: fields });
    expect(sent.statusCode).toBe(200);
  };
  const ada = await signUpOver(test.app);
  await write(ada.email);
  await write(ada.email.toUpperCase());
  await write('other@example.org');
  const erased = await erase('--messages', '--email', ` ${ada.email.toUpperCase()}`);
  expect(erased).toMatchObject({ exit: 0, said: expect.stringContaining('Erased 2 contact messages') });
  expect((await db.select().from(contactMessages)).map(({ email }) => email)).toEqual(['other@example.org']);
  const copies = await db.select().from(mails).where(eq(mails.kind, 'contact'));
  expect(copies.map(({ payload, state }) => [Object.keys(payload).length, state]).toSorted()).toEqual([
    [0, 'failed'],
    [0, 'failed'],
    [3, 'queued'],
  ]);
  expect(await addressOf(ada.id)).toBe(ada.email);
});

it.each([
  [[]],
  [['--messages']],
  [['--messages', '--id', '0199a1de-0000-7000-8000-000000000000']],
  [['--email']],
  [['--email', '']],
  [['--id', 'all']],
  [['--email', 'a@example.org', '--id', '0199a1de-0000-7000-8000-000000000000']],
])('prints its usage for %j', async (args) => {
  const { exit, said } = await erase(...args);
  expect(exit).toBe(2);
  expect(said).toContain('npm run erase -- --email <e-mail>');
});
