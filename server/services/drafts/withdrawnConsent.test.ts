import { PROFILE } from '@global-fit/questionnaire/definition';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';
import { lockWaits } from '#testing/lockWaits';
import { signUpOver } from '#testing/person';
import { noteHealthConsent, withdrawHealthConsent } from '#services/consents/healthConsent';
import { changeDraft } from './changeDraft.ts';
import { readDraft, saveDraft } from './draft.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const HEALTH = PROFILE.entries
  .filter(({ question }) => question.sensitive === 'health')
  .map(({ question }) => question.id);
const isHealth = (id: string) => HEALTH.includes(id);
const answers = [10, 11, 12, 13, 14]
  .map((seed) => answersFromSeed(seed, { fill: 1 }))
  .find((candidate) => Object.keys(candidate).some(isHealth));

const draft = { section_index: 1, consents: {} };
const saveAll = (id: string, version: number) =>
  saveDraft(test.context, id, { ...draft, version, answers: { ...answers } });
const saveChanges = (id: string, version: number) =>
  changeDraft(test.context, id, { section_index: 1, version, answers: { ...answers } });

it.each([
  ['a first save', 0, saveAll],
  ['a save over an earlier version', 1, saveAll],
  ['a save of changes', 1, saveChanges],
] as const)(
  '%s at the same moment as a withdrawal on another device keeps no health answer',
  async (_name, version, save) => {
    const { context } = test;
    // The database decides which of the two comes first.
    for (let round = 0; round < 8; round += 1) {
      const { id } = await signUpOver(test.app);
      await noteHealthConsent(context, id, 'v1');
      if (version === 1) await saveDraft(context, id, { ...draft, version: 0, answers: {} });
      await Promise.all([save(id, version), withdrawHealthConsent(context, id)]);
      const kept = await readDraft(context.db, id);
      expect(kept.version).toBe(version + 1);
      expect(Object.keys(kept.answers).filter(isHealth)).toEqual([]);
    }
  },
);

// The embedded database runs one transaction at a time, so nothing waits there.
it.runIf(inject('testDatabase').kind === 'postgres').each([
  ['a save', saveAll],
  ['a save of changes', saveChanges],
] as const)(
  '%s that began during the withdrawal waits for it, and keeps no health answer',
  async (_name, saveOver) => {
    const { context } = test;
    const { id } = await signUpOver(test.app);
    await noteHealthConsent(context, id, 'v1');
    await saveDraft(context, id, { ...draft, version: 0, answers: {} });
    const pool = context.db.$client;
    if (!(pool instanceof Pool)) throw new TypeError('No pool of connections.');
    const other = await pool.connect();
    await other.query('begin');
    await other.query('update consents set withdrawn_at = now() where user_id = $1', [id]);
    const save = saveOver(id, 1);
    await expect.poll(() => lockWaits(pool)).toBe(1);
    await other.query('commit');
    other.release();
    expect((await save).withheld).toEqual(Object.keys(answers ?? {}).filter(isHealth));
    const kept = await readDraft(context.db, id);
    expect(kept.version).toBe(2);
    expect(Object.keys(kept.answers).length).toBeGreaterThan(0);
    expect(Object.keys(kept.answers).filter(isHealth)).toEqual([]);
  },
);
