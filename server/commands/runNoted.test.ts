import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';
import { signUpOver } from '#testing/person';
import { runNoted } from './runNoted.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('an account command is logged by the server, not in its own output', async () => {
  const { id, email } = await signUpOver(test.app);
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const io = { out: say, err: say, cwd: '/', operator: 'anna' };
  expect(await runNoted(test.context, 'sessions', ['end', '--email', email], io)).toBe(0);
  expect(await runNoted(test.context, 'erase', ['--id', id], io)).toBe(0);
  expect(said).toHaveLength(2);
  const logged = () =>
    test.logged
      .map((line) => JSON.parse(line) as { event?: string; userId?: string })
      .filter(({ userId, event }) => userId === id && event?.endsWith('by_operator'))
      .map(({ event }) => event)
      .toSorted();
  expect(logged()).toEqual([]);
  await test.work();
  await vi.waitFor(
    () => expect(logged()).toEqual(['account_erased_by_operator', 'sessions_ended_by_operator']),
    { timeout: 30_000 },
  );
  const commands = test.logged
    .map((line) => JSON.parse(line) as { event?: string })
    .filter(({ event }) => event === 'operator_command');
  expect(commands).toMatchObject([
    { operator: 'anna', command: 'sessions', verb: 'end', subject: null, exit: 0 },
    { operator: 'anna', command: 'erase', verb: null, subject: id, exit: 0 },
  ]);
});

it('a command that fails prints why, and that it could not be noted where the database is away', async () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const away = () => {
    throw new Error('away');
  };
  const broken = { ...test.context, db: { select: away } as never };
  expect(
    await runNoted(broken, 'erase', ['--email', 'a@example.org'], { out: say, err: say, cwd: '/' }),
  ).toBe(1);
  expect(said.join()).toContain('a command failed');
  expect(said.at(-1)).toMatch(/^This could not be noted in the log of the server: /);
});
