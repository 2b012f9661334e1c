import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { visibleAnswers } from '@global-fit/questionnaire/visibility';
import { describe, expect, it } from 'vitest';
import { readProfile } from '../../profile/profile.ts';
import { answersAtOdds } from './atOdds.ts';

const BASE: WrittenAnswers = { age: 34, 'relationship-status': 'single' };

function told(written: WrittenAnswers): readonly string[] {
  const answers = visibleAnswers(answersOf({ ...BASE, ...written }));
  return answersAtOdds(readProfile(realAtlas(), answers, 'Robin')).flatMap((block) =>
    block.kind === 'list' ? block.items : [],
  );
}

const member = (written: WrittenAnswers): WrittenAnswers => ({
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Ida',
  ...written,
});

const WITH_CHILD = member({
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 5,
});
const WITH_PARTNER = member({ 'family-member-1-relationship': 'spouse' });

describe('answers that contradict each other', () => {
  it.each<readonly [string, WrittenAnswers, string]>([
    [
      'retired and at work',
      { 'retirement-timeline': 'already-retired', 'work-arrangement': 'local-job' },
      'You ticked “I am already retired” and, as your main occupation after the move, “Working for a local employer”: the report goes by the occupation.',
    ],
    [
      'no plan to work and an occupation',
      { 'work-life-integration': 'no-work', 'work-arrangement': 'freelance' },
      '“I do not plan to work”',
    ],
    ['single with a partner', WITH_PARTNER, 'a couple that is not married'],
    [
      'a couple without children, with a child',
      { ...WITH_CHILD, 'family-composition-type': 'couple' },
      'a child is on the list',
    ],
    [
      'a household with children, and none on the list',
      { ...WITH_PARTNER, 'relationship-status': 'married', 'family-composition-type': 'couple-teenagers' },
      'no child is on the list',
    ],
    [
      'an older relative who is not listed',
      { 'eldercare-considerations': 'moving-with-us' },
      'older relative',
    ],
    [
      'a child older than the customer',
      { ...WITH_CHILD, 'family-member-1-family-member-age': 40 },
      'Ida is on your list as a child and no younger than you',
    ],
    [
      'a transfer by an employer and no work so far',
      { 'career-field': 'none', 'work-arrangement': 'company-transfer' },
      '“I have not worked yet” and “Moving with my present employer”',
    ],
    [
      'a master without a degree',
      { 'work-arrangement': 'study', 'study-level': 'master', 'education-level': 'secondary' },
      'such studies build on a first degree as a rule',
    ],
    [
      'papers for a move years off',
      { 'relocation-phase': 'paperwork', 'relocation-timeline': '5-plus-years' },
      'the dates of this report go by the second',
    ],
    [
      'a year abroad for a citizenship',
      { 'relocation-duration': 'temporary', 'visa-preference': ['citizenship'] },
      '“Citizenship”, which is made for staying',
    ],
    [
      'more at hand than is owned',
      { 'liquid-assets-available': '1m-2m', 'net-worth': 'under-50k', 'existing-debt': 'no-debt' },
      '“Under $50,000” for all you own',
    ],
    [
      'more for the move than is at hand',
      { 'budget-relocation': '50k-plus', 'liquid-assets-available': 'under-10k' },
      'count on the smaller',
    ],
    [
      'savings for years and a need to earn at once',
      { 'liquid-assets-available': 'over-2m', 'financial-independence-level': 'several-months' },
      'the report does not urge you to earn at once if you have that sum',
    ],
    [
      'more years of work than of life',
      { 'career-field': 'legal', 'years-in-field': 30 },
      '30 years in your field at the age of 34',
    ],
    [
      'more years in charge than at work',
      { 'career-field': 'legal', 'years-in-field': 3, 'years-senior-management': 10 },
      'You told us of 3 years in your field and of 10 in senior management',
    ],
    [
      'several languages and one',
      { 'languages-spoken': ['en', 'de'], 'language-proficiency-rating': 'none' },
      'the report counts the languages listed',
    ],
  ])('are pointed out: %s', (_, written, words) => {
    expect(told(written)).toEqual([expect.stringContaining(words)]);
  });

  it.each<readonly [string, WrittenAnswers]>([
    [
      'a retired person who studies',
      { 'retirement-timeline': 'already-retired', 'work-arrangement': 'study' },
    ],
    ['a single parent', { ...WITH_CHILD, 'family-composition-type': 'single-parent' }],
    [
      'a household that was ticked and not described',
      { 'relocating-family-members': 'yes', 'family-composition-type': 'couple-teenagers' },
    ],
    [
      'a stay of a year with a permit to work',
      { 'relocation-duration': 'temporary', 'visa-preference': ['citizenship', 'work'] },
    ],
    [
      'a mortgage above what is owned',
      { 'liquid-assets-available': '1m-2m', 'net-worth': 'under-50k', 'existing-debt': 'mortgage' },
    ],
  ])('are not found for %s', (_, written) => {
    expect(told(written)).toEqual([]);
  });

  it('are not found among the written persons', () => {
    for (const { answers } of PERSONAS)
      expect(answersAtOdds(readProfile(realAtlas(), visibleAnswers(answers), 'Robin'))).toEqual([]);
  });
});
