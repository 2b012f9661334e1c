import { afterAll, beforeAll, expect, it } from 'vitest';
import { drafts } from '#db/schema/profiles';
import { startTestApp, type TestApp } from '#testing/app';
import { signUpOver } from '#testing/person';
import { forgetOldDrafts } from './forgetOldDrafts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('deletes drafts untouched for twelve months, and no younger one', async () => {
  const [idle, active] = [await signUpOver(test.app), await signUpOver(test.app)];
  const save = (userId: string, updatedAt: string) =>
    test.context.db
      .insert(drafts)
      .values({ userId, version: 1, answers: {}, sectionIndex: 0, updatedAt: new Date(updatedAt) });
  await save(idle.id, '2026-03-01T12:00:00.000Z');
  await save(active.id, '2026-03-01T12:00:01.000Z');
  test.clock.set('2027-03-01T12:00:01.000Z');
  expect(await forgetOldDrafts(test.context)).toBe(1);
  const left = await test.context.db.select({ userId: drafts.userId }).from(drafts);
  expect(left).toEqual([{ userId: active.id }]);
});
