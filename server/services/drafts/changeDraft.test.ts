import { PROFILE } from '@global-fit/questionnaire/definition';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';
import { signUpOver } from '#testing/person';
import { noteHealthConsent } from '#services/consents/healthConsent';
import { changeDraft } from './changeDraft.ts';
import { readDraft, saveDraft } from './draft.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const change = (userId: string, version: number, answers: Readonly<Record<string, unknown>>) =>
  changeDraft(test.context, userId, { version, answers, section_index: 3, product_id: 'gold' });

/** A user with a draft of version 1. */
async function begun(answers: Readonly<Record<string, unknown>> = { age: { value: 40 } }): Promise<string> {
  const { id } = await signUpOver(test.app);
  const draft = { version: 0, answers: { ...answers }, section_index: 0, product_id: null, consents: {} };
  await saveDraft(test.context, id, draft);
  return id;
}

const stale = expect.objectContaining({ code: 'stale_draft' });
const HEALTH = PROFILE.entries.find(({ question }) => question.sensitive === 'health')?.question.id ?? '';
const healthAnswer = { [HEALTH]: { value: 'no' } };

it('keeps what is not named, writes what is, and removes withdrawn answers', async () => {
  const id = await begun({
    age: { value: 40 },
    'full-name': { value: 'Ada' },
    'current-life-highlights': { value: 'The sea' },
  });
  const saved = await change(id, 1, {
    age: { value: '41' },
    'full-name': null,
    'current-life-highlights': { value: '  ' },
    'no-such-question': { value: 'x' },
  });
  expect(saved).toMatchObject({ version: 2, withheld: [] });
  expect(await readDraft(test.context.db, id)).toMatchObject({
    version: 2,
    answers: { age: { value: 41 } },
    section_index: 3,
    product_id: 'gold',
    updated_at: saved.updated_at,
  });
});

it('refuses a change based on another version or on no draft', async () => {
  const id = await begun();
  await expect(change(id, 2, {})).rejects.toEqual(stale);
  const { id: other } = await signUpOver(test.app);
  await expect(change(other, 1, {})).rejects.toEqual(stale);
  expect(await readDraft(test.context.db, other)).toMatchObject({ version: 0 });
});

it('accepts one of two changes based on the same version', async () => {
  const id = await begun();
  const both = [50, 51].map((age) => change(id, 1, { age: { value: age } }));
  const settled = await Promise.allSettled(both);
  const lost = settled.filter(({ status }) => status === 'rejected');
  expect(lost).toMatchObject([{ reason: { code: 'stale_draft' } }]);
  const won = settled.findIndex(({ status }) => status === 'fulfilled');
  expect(await readDraft(test.context.db, id)).toMatchObject({
    version: 2,
    answers: { age: { value: 50 + won } },
  });
});

it('keeps people apart who save at the same time', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => begun()));
  await Promise.all(people.map((id, at) => change(id, 1, { age: { value: 20 + at } })));
  for (const [at, id] of people.entries())
    expect((await readDraft(test.context.db, id)).answers).toEqual({ age: { value: 20 + at } });
});

it('keeps health answers only of people who consented, even when others save at the same time', async () => {
  const [agreed, not] = [await begun(), await begun()];
  await noteHealthConsent(test.context, agreed, 'v1');
  const [kept, left] = await Promise.all([agreed, not].map((id) => change(id, 1, healthAnswer)));
  expect([kept?.withheld, left?.withheld]).toEqual([[], [HEALTH]]);
  expect((await readDraft(test.context.db, agreed)).answers).toHaveProperty(HEALTH);
  expect((await readDraft(test.context.db, not)).answers).not.toHaveProperty(HEALTH);
});

it('accepts no more once the draft is as large as a request may be, until it is replaced', async () => {
  const { headers } = await signUpOver(test.app);
  const send = (method: 'PUT' | 'PATCH', version: number, id: string, length: number) =>
    test.app.inject({
      method,
      url: '/api/v1/drafts/profile-assessment',
      headers,
      payload: { version, answers: { [id]: { value: 'x'.repeat(length) } }, section_index: 0 },
    });
  const status = async (...sent: Parameters<typeof send>) => (await send(...sent)).statusCode;
  expect(await status('PUT', 0, 'full-name', 9)).toBe(200);
  expect(await status('PATCH', 1, 'ideal-life-vision', 700_000)).toBe(200);
  expect(await status('PATCH', 2, 'deal-breakers', 700_000)).toBe(200);
  expect((await send('PATCH', 3, 'full-name', 9)).json()).toMatchObject({ code: 'payload_too_large' });
  expect((await send('PATCH', 2, 'full-name', 9)).json()).toMatchObject({ code: 'stale_draft' });
  expect(await status('PUT', 3, 'full-name', 9)).toBe(200);
  expect(await status('PATCH', 4, 'full-name', 9)).toBe(200);
});

it('answers over HTTP, and refuses an invalid change', async () => {
  const { headers } = await signUpOver(test.app);
  const send = (method: 'PUT' | 'PATCH', payload: object) =>
    test.app.inject({ method, url: '/api/v1/drafts/profile-assessment', headers, payload });
  const draft = { answers: { age: { value: 40 } }, section_index: 0 };
  expect((await send('PATCH', { ...draft, version: 1 })).statusCode).toBe(409);
  expect((await send('PUT', { ...draft, version: 0 })).statusCode).toBe(200);
  expect((await send('PATCH', { ...draft, version: 1 })).json()).toMatchObject({ version: 2 });
  expect((await send('PATCH', { ...draft, version: 0 })).statusCode).toBe(422);
  expect((await send('PATCH', { version: 2, section_index: 0 })).statusCode).toBe(422);
});
