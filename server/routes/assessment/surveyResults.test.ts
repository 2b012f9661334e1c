import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { buildPayload } from '@global-fit/questionnaire/payload';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents, profiles } from '#db/schema/profiles';
import { startTestApp, type TestApp } from '#testing/app';
import { type Person, signUpOver } from '#testing/person';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT_PROFILE: 'off' } });
  person = await signUpOver(test.app);
});
afterAll(() => test.close());

const HEALTH = [
  'medical-conditions',
  'medical-conditions-details',
  'medication-dependencies',
  'medication-details',
];

/** Valid answers that touch no health question. */
function withoutHealth(seed: number) {
  return Object.fromEntries(
    Object.entries(answersFromSeed(seed, { fill: 1 })).filter(([id]) => !HEALTH.includes(id)),
  );
}

const submit = (answers: unknown, extra: object = {}, from: Person = person) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/survey-results',
    headers: from.headers,
    payload: {
      user: {
        id: 'someone-else',
        name: 'A B',
        email: 'x@example.org',
        first_name: 'A',
        last_name: 'B',
        country: 'PT',
      },
      payment: { product_id: 'prod_global_fit_gold', amount: 1 },
      survey: { id: 'profile-assessment-v1', answers },
      ...extra,
    },
  });

const read = (id: string, from: Person = person) =>
  test.app.inject({ url: `/api/v1/survey-results/${id}`, headers: from.headers });

describe('submitting a profile', () => {
  it('freezes valid answers for the signed-in user, whatever user the body names', async () => {
    const answers = withoutHealth(1);
    const response = await submit(answers);
    expect(response.statusCode).toBe(200);
    const { id, withheld } = response.json<{ id: string; withheld: string[] }>();
    expect(withheld).toEqual([]);
    const kept = (await read(id)).json<{ answers: Record<string, unknown>; survey: object }>();
    expect(kept.survey).toEqual({ id: 'profile-assessment-v1', version: '1.0' });
    expect(kept.answers).toEqual(answers);
    const [row] = await test.context.db.select().from(profiles).where(eq(profiles.id, id));
    expect(row?.userId).toBe(person.id);
  });

  it('gives the same id for the same content, in any order and either shape, and another id otherwise', async () => {
    const answers = withoutHealth(2);
    const { id } = (await submit(answers)).json<{ id: string }>();
    const turned = Object.fromEntries(Object.entries(answers).toReversed());
    expect((await submit(turned)).json()).toMatchObject({ id });
    const user = { id: 'u', email: 'a@example.org', firstName: 'A', lastName: 'B', countryOfResidence: 'PT' };
    const payload = buildPayload(user, 'gold', answers);
    const fromList = await submit(payload.answers);
    const fromObject = await submit(
      Object.fromEntries(payload.answers.map((answer) => [answer.questionId, answer])),
    );
    expect(fromList.statusCode).toBe(200);
    expect(fromList.json()).toEqual(fromObject.json());
    expect(
      (await submit({ ...answers, 'additional-comments': { value: 'One more thing' } })).json(),
    ).not.toMatchObject({ id });
  });

  it('keeps one profile when the same answers arrive twice at once', async () => {
    const answers = withoutHealth(3);
    const both = await Promise.all([submit(answers), submit(answers)]);
    expect(both[0].statusCode).toBe(200);
    expect(both[0].json()).toEqual(both[1].json());
  });

  it('keeps equal answers of two people apart', async () => {
    const other = await signUpOver(test.app);
    const answers = withoutHealth(4);
    const mine = (await submit(answers)).json<{ id: string }>();
    const theirs = (await submit(answers, {}, other)).json<{ id: string }>();
    expect(theirs.id).not.toBe(mine.id);
    expect((await read(mine.id, other)).statusCode).toBe(404);
    expect((await read(mine.id, other)).body).toBe((await read('no-such-id', other)).body);
  });

  it('answers missing and wrong answers with 422 naming the question', async () => {
    const { 'visa-preference': _left, ...answers } = withoutHealth(5);
    const response = await submit({ ...answers, age: { value: 17 }, nonsense: { value: 1 } });
    expect(response.statusCode).toBe(422);
    const { title, detail } = response.json<{
      title: string;
      detail: { loc: string[]; msg: string; type: string }[];
    }>();
    expect(title).toBe('Validation Error');
    expect(detail).toContainEqual({
      loc: ['body', 'survey', 'answers', 'visa-preference'],
      msg: 'This question is required',
      type: expect.any(String),
    });
    const places = detail.map(({ loc }) => loc.at(-1));
    expect(places).toContain('age');
    expect(places).toContain('nonsense');
  });

  it.each([[undefined], ['text'], [7], [null]])('answers a survey of %o with 422', async (answers) => {
    expect((await submit(answers)).statusCode).toBe(422);
  });

  it('requires a signed-in user before it reads the body', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/survey-results',
      payload: { a: 1 },
    });
    expect(response.statusCode).toBe(401);
    expect((await test.app.inject({ url: '/api/v1/survey-results/x' })).statusCode).toBe(401);
  });
});

const healthAnswersOf = (seed: number) => {
  const answers = answersFromSeed(seed, { fill: 1 });
  return Object.keys(answers).filter((id) => HEALTH.includes(id));
};

describe('health answers', () => {
  it('are kept when submitted, which is recorded as consent', async () => {
    const seed = [10, 11, 12, 13, 14].find((candidate) => healthAnswersOf(candidate).length > 0) ?? 10;
    const answers = answersFromSeed(seed, { fill: 1 });
    const patient = await signUpOver(test.app);
    const made = (await submit(answers, {}, patient)).json<{ id: string; withheld: string[] }>();
    expect(made.withheld).toEqual([]);
    expect((await read(made.id, patient)).json()).toMatchObject({ answers });
    const given = await test.context.db.select().from(consents).where(eq(consents.userId, patient.id));
    expect(given.map(({ textVersion }) => textVersion)).toEqual(['given-with-submission']);
  });

  it('are left out after consent was withdrawn, until it is given again', async () => {
    const seed = [10, 11, 12, 13, 14].find((candidate) => healthAnswersOf(candidate).length > 0) ?? 10;
    const answers = answersFromSeed(seed, { fill: 1 });
    const patient = await signUpOver(test.app);
    const url = '/api/v1/consents/health';
    await test.app.inject({
      method: 'PUT',
      url,
      headers: patient.headers,
      payload: { text_version: '2026-10' },
    });
    await test.app.inject({ method: 'DELETE', url, headers: patient.headers });
    const without = (await submit(answers, {}, patient)).json<{ id: string; withheld: string[] }>();
    expect(without.withheld).toEqual(healthAnswersOf(seed));
    const kept = (await read(without.id, patient)).json<{ answers: object }>();
    expect(Object.keys(kept.answers).filter((id) => HEALTH.includes(id))).toEqual([]);

    const consenting = { consents: { health: { text_version: '2026-11' } } };
    const withConsent = (await submit(answers, consenting, patient)).json<{
      id: string;
      withheld: string[];
    }>();
    expect(withConsent.withheld).toEqual([]);
    expect((await read(withConsent.id, patient)).json()).toMatchObject({ answers });
    expect((await submit(answers, {}, patient)).json()).toEqual(withConsent);
    expect(await test.context.db.select().from(consents).where(eq(consents.userId, patient.id))).toHaveLength(
      2,
    );
  });

  it('leave the draft at once when consent is withdrawn, and nothing else does', async () => {
    const seed = [10, 11, 12, 13, 14].find((candidate) => healthAnswersOf(candidate).length > 0) ?? 10;
    const answers = answersFromSeed(seed, { fill: 1 });
    const { headers } = await signUpOver(test.app);
    const url = '/api/v1/drafts/profile-assessment';
    const save = (version: number, change: object = {}) =>
      test.app.inject({
        method: 'PUT',
        url,
        headers,
        payload: { version, answers, section_index: 1, ...change },
      });
    expect((await save(0, { consents: { health: { text_version: 'v1' } } })).json()).toMatchObject({
      withheld: [],
    });
    await test.app.inject({ method: 'DELETE', url: '/api/v1/consents/health', headers });
    const left = (await test.app.inject({ url, headers })).json<{ version: number; answers: object }>();
    const others = Object.keys(answers).filter((id) => !HEALTH.includes(id));
    expect(Object.keys(left.answers).sort()).toEqual(others.sort());
    expect(left.version).toBe(1);
    expect((await save(1)).json()).toMatchObject({ version: 2, withheld: healthAnswersOf(seed) });
  });

  it('follow a consent given or withdrawn by itself', async () => {
    const url = '/api/v1/consents/health';
    const patient = await signUpOver(test.app);
    const ask = async () =>
      (await test.app.inject({ url, headers: patient.headers })).json<{ given: boolean }>();
    expect(await ask()).toEqual({ given: false, text_version: null, given_at: null });
    const given = await test.app.inject({
      method: 'PUT',
      url,
      headers: patient.headers,
      payload: { text_version: 'v1' },
    });
    expect(given.statusCode).toBe(204);
    expect(await ask()).toMatchObject({ given: true, text_version: 'v1' });
    expect((await test.app.inject({ method: 'DELETE', url, headers: patient.headers })).statusCode).toBe(204);
    expect(await ask()).toMatchObject({ given: false });
  });
});

describe('a draft', () => {
  const url = '/api/v1/drafts/profile-assessment';
  const save = (version: number, answers: object, from: Person) =>
    test.app.inject({
      method: 'PUT',
      url,
      headers: from.headers,
      payload: { version, answers, section_index: 2, product_id: 'gold' },
    });
  const load = async (from: Person) =>
    (await test.app.inject({ url, headers: from.headers })).json<Record<string, unknown>>();

  it('keeps unfinished answers, and refuses a save based on an earlier version', async () => {
    const writer = await signUpOver(test.app);
    expect(await load(writer)).toMatchObject({ version: 0, answers: {}, updated_at: null });
    const first = await save(0, { 'full-name': { value: 'Ada' }, unknown: { value: 1 } }, writer);
    expect(first.json()).toMatchObject({ version: 1, withheld: [] });
    expect((await save(1, { 'full-name': { value: 'Ada L' } }, writer)).json()).toMatchObject({ version: 2 });
    for (const stale of [0, 1, 7]) {
      const response = await save(stale, { 'full-name': { value: 'Older' } }, writer);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'stale_draft' });
    }
    expect(await load(writer)).toMatchObject({
      version: 2,
      answers: { 'full-name': { value: 'Ada L' } },
      section_index: 2,
      product_id: 'gold',
    });
    expect(await load(person)).toMatchObject({ version: 0 });
    expect((await test.app.inject({ method: 'DELETE', url, headers: writer.headers })).statusCode).toBe(204);
    expect(await load(writer)).toMatchObject({ version: 0 });
  });

  it('accepts one of two simultaneous saves', async () => {
    const writer = await signUpOver(test.app);
    const both = await Promise.all([
      save(0, { age: { value: 30 } }, writer),
      save(0, { age: { value: 31 } }, writer),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
