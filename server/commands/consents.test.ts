import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secondAdultForms } from '#db/schema/couples';
import { drafts, profiles } from '#db/schema/profiles';
import { standingHealthConsent } from '#services/consents/healthConsent';
import { startTestApp, type TestApp } from '#testing/app';
import { type Person, signUpOver } from '#testing/person';
import { runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function consents(...args: string[]): Promise<{ exit: number; said: string }> {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const exit = await runCommand(test.context, 'consents', args, { out: say, err: say, cwd: '/' });
  return { exit, said: said.join('\n') };
}

const ANSWERS = { age: { value: 44 }, 'medication-dependencies': { value: 'yes' } };

/** Somebody with a consent, and health answers in a draft and in two profiles. */
async function patient(): Promise<Person> {
  const person = await signUpOver(test.app);
  const { db, clock, ids } = test.context;
  const call = (method: 'PUT', url: string, payload: object) =>
    test.app.inject({ method, url: `/api/v1${url}`, headers: person.headers, payload });
  await call('PUT', '/consents/health', { text_version: '1' });
  await call('PUT', '/drafts/profile-assessment', { version: 0, answers: ANSWERS, section_index: 0 });
  const common = {
    userId: person.id,
    questionnaireId: 'q',
    questionnaireVersion: '1',
    createdAt: clock.now(),
  };
  for (const age of [44, 45])
    await db.insert(profiles).values({
      ...common,
      id: ids.next(),
      contentHash: `${age}`,
      answers: { ...ANSWERS, age: { value: age } },
    });
  return person;
}

async function kept({ id }: Person) {
  const { db } = test.context;
  const [draft] = await db.select().from(drafts).where(eq(drafts.userId, id));
  const submitted = await db.select().from(profiles).where(eq(profiles.userId, id));
  return {
    consent: (await standingHealthConsent(db, id)) !== null,
    draft: Object.keys(draft?.answers ?? {}).toSorted(),
    profiles: submitted.map(({ answers }) => Object.keys(answers).toSorted()),
  };
}

const BOTH = ['age', 'medication-dependencies'];

it('withdraws the consent to health answers, and removes submitted ones on request', async () => {
  const [ada, ben] = [await patient(), await patient()];
  const all = { consent: true, draft: BOTH, profiles: [BOTH, BOTH] };
  expect([await kept(ada), await kept(ben)]).toEqual([all, all]);
  expect(await consents('withdraw', '--id', ada.id)).toMatchObject({ exit: 0 });
  expect(await kept(ada)).toEqual({ consent: false, draft: ['age'], profiles: [BOTH, BOTH] });
  const { exit, said } = await consents('withdraw', '--email', ada.email.toUpperCase(), '--profiles');
  expect([exit, said]).toEqual([0, expect.stringContaining('Taken out of 2 submitted profiles')]);
  expect(await kept(ada)).toEqual({ consent: false, draft: ['age'], profiles: [['age'], ['age']] });
  expect((await consents('withdraw', '--id', ada.id, '--profiles')).said).toContain(
    'Taken out of 0 submitted profiles',
  );
  expect(await kept(ben)).toEqual(all);
  const told = test.logged.map((line) => JSON.parse(line) as { event?: string; userId?: string });
  expect(told).toContainEqual(expect.objectContaining({ event: 'health_consent_withdrawn', userId: ada.id }));
});

it('deletes the answers of a second adult, also after the link has closed', async () => {
  const { id } = await signUpOver(test.app);
  const { db, clock } = test.context;
  const now = clock.now();
  const form = {
    userId: id,
    tokenHash: id,
    createdAt: now,
    expiresAt: now,
    answers: {},
    answeredAt: now,
    usedAt: now,
  };
  await db.insert(secondAdultForms).values(form);
  expect(await consents('withdraw', '--id', id, '--second-adult')).toMatchObject({ exit: 0 });
  expect(await db.select().from(secondAdultForms).where(eq(secondAdultForms.userId, id))).toEqual([]);
});

it('reports an unknown address', async () => {
  const nobody = await consents('withdraw', '--email', 'nobody@example.org');
  expect(nobody).toEqual({ exit: 2, said: 'There is no account nobody@example.org.' });
});

it.each([
  [[]],
  [['withdraw']],
  [['withdraw', '--id', 'all']],
  [['give', '--email', 'a@example.org']],
  [['withdraw', '--email', 'a@example.org', '--profiles', '--second-adult']],
])('prints its usage for %j', async (args) => {
  const { exit, said } = await consents(...args);
  expect([exit, said]).toEqual([2, expect.stringContaining('npm run consents -- withdraw --email <e-mail>')]);
});
