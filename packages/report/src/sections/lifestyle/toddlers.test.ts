import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { classroom } from '../education/schools.ts';
import { community } from './community.ts';

const COUNTRIES = realAtlas().countries.filter(({ iso3 }) => ['ESP', 'ITA', 'AUS'].includes(iso3));

/** What is told of company and of classes to a parent of one child. */
function told(age: number): string {
  const answers = answersOf({
    citizenship: ['PER'],
    'current-location': place('Arequipa', 'Peru', 'pe'),
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': age,
    'community-preference': 'family',
  });
  return viewsOf(answers, COUNTRIES)
    .flatMap((view) => [community(view)?.said.text ?? '', classroom(view)?.said.text ?? ''])
    .join('\n');
}

describe('a baby who comes along', () => {
  it('meets no school gate and no class yet', () => {
    expect(told(0)).toMatch(/playground|small children/);
    expect(told(0)).not.toMatch(/through school|at the gate|primary teacher|long holiday/);
  });
  it('is no pupil, unlike a child near school', () => {
    expect(told(5)).toMatch(/through school|at the gate|clubs for children/);
    expect(told(5)).toMatch(/primary teacher/);
  });
});
