import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { CHEMIST } from '../../../testing/chemist.ts';
import { viewsOf } from '../../../testing/views.ts';
import { doctoralPost, researchPermit } from './researchPermit.ts';

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

describe('a doctorate that may be a post', () => {
  const DOCTORATE = {
    citizenship: ['KEN'],
    'work-arrangement': 'study',
    'study-level': 'doctorate',
    'education-level': 'master',
  } as const;
  const said = (more: WrittenAnswers = {}) =>
    viewsOf(answersOf({ ...DOCTORATE, ...more }), COUNTRIES).map(
      (view) => [view.iso3, doctoralPost(view)?.said] as const,
    );

  it('sends its candidates to ask under which permit, by the directive where it binds', () => {
    for (const [iso3, text] of said()) {
      const bound = ['DEU', 'NLD'].includes(iso3);
      expect(text?.text, iso3).toMatch(bound ? /EU law/ : /employment|employed|paid post or a student place/);
      expect(text?.facts.includes('rule:researchers-eu'), iso3).toBe(bound);
    }
  });

  it('is no matter for other students, nor for those who need no permit', () => {
    expect(said({ 'study-level': 'master' }).every(([, text]) => text === undefined)).toBe(true);
    expect(said({ citizenship: ['FRA'] }).find(([iso3]) => iso3 === 'DEU')?.[1]).toBeUndefined();
  });
});
