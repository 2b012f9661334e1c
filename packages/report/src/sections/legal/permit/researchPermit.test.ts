import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { CHEMIST } from '../../../testing/chemist.ts';
import { viewsOf } from '../../../testing/views.ts';
import { researchPermit } from './researchPermit.ts';

const COUNTRIES = realAtlas().countries.filter(({ iso3 }) =>
  ['DEU', 'DNK', 'IRL', 'NLD', 'GBR'].includes(iso3),
);

const told = (answers: WrittenAnswers) =>
  viewsOf(answersOf(answers), COUNTRIES).flatMap((view) => (researchPermit(view)?.said ? [view.iso3] : []));

describe('the permit for researchers', () => {
  it('is mentioned where the directive applies', () => {
    expect(told(CHEMIST)).toEqual(['DEU', 'NLD']);
  });

  it.each([
    ['another field', { ...CHEMIST, 'career-field': 'finance' }],
    ['a degree that opens no doctorate', { ...CHEMIST, 'education-level': 'bachelor' }],
    ['a passport that needs none', { ...CHEMIST, citizenship: ['PRT'] }],
    ['work that is brought along', { ...CHEMIST, 'work-arrangement': 'freelance' }],
  ])('is not mentioned for %s', (_, answers) => {
    expect(told(answers)).toEqual([]);
  });
});
