import { afterAll, beforeAll, expect, it } from 'vitest';
import { secondAdultForms } from '#db/schema/couples';
import { reportShares } from '#db/schema/shares';
import { paidOrderOf } from '#jobs/testing/reportSetup';
import { startTestApp, type TestApp } from '#testing/app';
import { logInOver, signUpOver } from '#testing/person';
import { runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function sessions(...args: string[]): Promise<{ exit: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (line: string) => out.push(line), err: (line: string) => err.push(line), cwd: '/' };
  const exit = await runCommand(test.context, 'sessions', args, io);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

async function isSignedIn(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode } = await test.app.inject({ url: '/api/v1/users/me', headers });
  return statusCode === 200;
}

const events = () =>
  test.logged
    .map((line) => JSON.parse(line) as { event?: string; userId?: string | null })
    .filter(({ event }) => event === 'sessions_ended_by_operator')
    .map(({ userId }) => userId);

it('signs one person out everywhere and nobody else', async () => {
  const [ada, ben] = [await signUpOver(test.app), await signUpOver(test.app)];
  const phone = await logInOver(test.app, ada.email);
  expect(await sessions('end', '--email', ada.email.toUpperCase())).toEqual({
    exit: 0,
    out: `Ended 2 sessions of ${ada.email.toUpperCase()}.`,
    err: '',
  });
  expect(await Promise.all([ada.token, phone, ben.token].map(isSignedIn))).toEqual([false, false, true]);
  expect(events().at(-1)).toBe(ada.id);
  expect((await sessions('end', '--email', ada.email)).out).toBe(`Ended 0 sessions of ${ada.email}.`);
  expect(await isSignedIn(await logInOver(test.app, ada.email))).toBe(true);
  expect((await sessions('end', '--id', ada.id)).out).toBe(`Ended 1 session of ${ada.id}.`);
});

it('signs everybody out, and counts only those who were signed in', async () => {
  await sessions('end', '--all');
  const [ada, ben] = [await signUpOver(test.app), await signUpOver(test.app)];
  test.clock.advance(31 * 24 * 3_600_000);
  const [now, later] = [await logInOver(test.app, ada.email), await logInOver(test.app, ben.email)];
  expect(await sessions('end', '--all')).toEqual({
    exit: 0,
    out: 'Ended 2 sessions. Everybody has to sign in again.',
    err: '',
  });
  expect(await Promise.all([now, later].map(isSignedIn))).toEqual([false, false]);
  expect(events().at(-1)).toBeNull();
});

it('ends private links on request, and keeps the answers given by them', async () => {
  const [ada, ben] = [await signUpOver(test.app), await signUpOver(test.app)];
  const { db, clock } = test.context;
  const now = clock.now();
  for (const { id } of [ada, ben]) {
    const { orderId } = await paidOrderOf(test.context, id);
    const link = { userId: id, createdAt: now };
    await db
      .insert(reportShares)
      .values({ ...link, orderId, tokenHash: `r${id}`, scope: 'most', showName: false });
    const expiresAt = new Date(now.getTime() + 60_000);
    await db
      .insert(secondAdultForms)
      .values({ ...link, tokenHash: `s${id}`, expiresAt, answers: {}, answeredAt: now });
  }
  const open = async () => ({
    shares: (await db.select().from(reportShares)).map(({ userId }) => userId),
    forms: (await db.select().from(secondAdultForms)).map(({ expiresAt, answers }) => [
      expiresAt > now,
      answers,
    ]),
  });
  await sessions('end', '--email', ada.email);
  expect((await open()).shares).toHaveLength(2);
  expect((await sessions('end', '--email', ada.email, '--links')).out).toBe(
    `Ended 0 sessions and 2 private links of ${ada.email}.`,
  );
  expect((await open()).shares).toEqual([ben.id]);
  expect((await sessions('end', '--all', '--links')).out).toContain('and 2 private links. Everybody');
  expect(await open()).toEqual({
    shares: [],
    forms: [
      [false, {}],
      [false, {}],
    ],
  });
});

it('reports an address without an account', async () => {
  const { token } = await signUpOver(test.app);
  expect(await sessions('end', '--email', 'nobody@example.org')).toEqual({
    exit: 2,
    out: '',
    err: 'There is no account nobody@example.org.',
  });
  expect(await isSignedIn(token)).toBe(true);
});

it.each([
  [[]],
  [['end']],
  [['end', '--email']],
  [['end', '--email', '']],
  [['end', '--email', 'a@example.org', '--all']],
  [['end', '--id', '019f4c2e-0000-7000-8000-000000000000', '--all']],
  [['end', '--id', 'a@example.org']],
  [['end', '--everybody']],
  [['end', '--links']],
  [['start', '--all']],
])('prints its usage for %j and ends nothing', async (args) => {
  const { token } = await signUpOver(test.app);
  const { exit, err } = await sessions(...args);
  expect(exit).toBe(2);
  expect(err).toContain('npm run sessions -- end --email <e-mail>');
  expect(await isSignedIn(token)).toBe(true);
});
