import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { healthRequirement } from './healthRequirement.ts';

const COUNTRIES = realAtlas().countries.filter(({ iso3 }) => ['AUS', 'CAN', 'NZL', 'PRT'].includes(iso3));

function told(citizenship: string, conditions: readonly string[], child?: string) {
  const family = {
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': 9,
    'family-member-1-special-needs': child ?? '',
  };
  const answers = answersOf({
    citizenship: [citizenship],
    'medical-conditions': conditions,
    ...(child === undefined ? {} : family),
  });
  return viewsOf(answers, COUNTRIES).flatMap((view) => {
    const said = healthRequirement(view)?.said;
    return said ? [[view.iso3, said.facts]] : [];
  });
}

describe('the health requirement for a visa', () => {
  it('is mentioned where the law has one and somebody in the household has an illness', () => {
    expect(told('NGA', ['chronic-illness'])).toEqual([
      ['AUS', ['rule:health-requirement-AUS']],
      ['CAN', ['rule:health-requirement-CAN']],
      ['NZL', ['rule:health-requirement-NZL']],
    ]);
  });

  it('is mentioned for a child who comes along with an illness or a disability, and not for asthma', () => {
    for (const child of ['Autism, speaks little', 'Wheelchair', 'Needs help with lessons', 'Type 1 diabetes'])
      expect(
        told('NGA', ['none'], child).map(([iso3]) => iso3),
        child,
      ).toEqual(['AUS', 'CAN', 'NZL']);
    for (const child of ['Asthma', 'none', 'No disability'])
      expect(told('NGA', ['none'], child), child).toEqual([]);
  });

  it('is not mentioned for a pregnancy, without an illness, or to citizens', () => {
    expect(told('NGA', ['pregnancy'])).toEqual([]);
    expect(told('NGA', ['none'])).toEqual([]);
    expect(told('CAN', ['chronic-illness']).map(([iso3]) => iso3)).not.toContain('CAN');
  });
});
