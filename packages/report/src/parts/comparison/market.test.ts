import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { comparison } from './comparison.ts';

const TWO = realAtlas().countries.filter(({ iso3 }) => ['ESP', 'PRT'].includes(iso3));

const spain = (more: WrittenAnswers) => {
  const views = viewsOf(answersOf({ citizenship: ['CAN'], age: 40, ...more }), TWO);
  const theme = comparison(views).find((one) => one.theme === 'Work and income');
  return theme?.rows[TWO.findIndex(({ iso3 }) => iso3 === 'ESP')];
};

it('counts unemployment against a place only where somebody looks for work there', () => {
  const partner = {
    'work-arrangement': 'remote-employee',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'family-member-1-occupation': 'employed-full',
  };
  const remote = spain({ 'work-arrangement': 'remote-employee' });
  const local = spain({ 'work-arrangement': 'local-job' });
  expect(remote?.rating ?? 0).toBeGreaterThan(local?.rating ?? 5);
  expect(spain({ 'work-arrangement': 'not-working' })?.rating).toBe(remote?.rating);
  expect(spain(partner)?.rating).toBe(local?.rating);
});
