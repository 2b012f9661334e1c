import { PROFILE } from '@global-fit/questionnaire/definition';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '#testing/app';
import type { TestApp } from '#testing/app';
import { signUpOver } from '#testing/person';
import { noteHealthConsent, withdrawHealthConsent } from '../consents/healthConsent.ts';
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

it.each([0, 1])(
  'a save over version %i that meets the withdrawal on another device keeps no health answer',
  async (version) => {
    const { context } = test;
    const draft = { section_index: 1, consents: {} };
    // Which of the two comes first is the database's business.
    for (let round = 0; round < 8; round += 1) {
      const { id } = await signUpOver(test.app);
      await noteHealthConsent(context, id, 'v1');
      if (version === 1) await saveDraft(context, id, { ...draft, version: 0, answers: {} });
      await Promise.all([
        saveDraft(context, id, { ...draft, version, answers: { ...answers } }),
        withdrawHealthConsent(context, id),
      ]);
      const kept = await readDraft(context.db, id);
      expect(kept.version).toBe(version + 1);
      expect(Object.keys(kept.answers).filter(isHealth)).toEqual([]);
    }
  },
);
