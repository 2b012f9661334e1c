import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { readProfile } from '../profile.ts';
import { toldOfWoman } from './womanTold.ts';

const WITH_PARTNER = {
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
};

it.each([
  ['My wife is a teacher.', WITH_PARTNER, true],
  ['My wife is a teacher.', {}, false],
  ['My ex-wife lives in Spain.', WITH_PARTNER, false],
  ['I am a single woman of 44.', {}, true],
  ['My daughter lives in Canada.', WITH_PARTNER, false],
  ['We are two men.', WITH_PARTNER, false],
  ['My husband is a teacher.', WITH_PARTNER, false],
])('recognises that a woman moves: %s', (remark, household, told) => {
  const answers = answersOf({ ...household, 'additional-comments': remark });
  const profile = readProfile(realAtlas(), answers, 'Robin');
  expect(toldOfWoman(profile) !== null).toBe(told);
});
