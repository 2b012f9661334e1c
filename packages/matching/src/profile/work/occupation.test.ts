import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { occupationOf, payVaries, readOccupation } from './occupation.ts';

const told = (field: string, level: string | null = null, leading = 0): Answers => ({
  'career-field': { value: field, touched: true },
  ...(level ? { 'education-level': { value: level, touched: true } } : {}),
  'years-senior-management': { value: leading, touched: true },
});

describe('the occupation group of a career field', () => {
  it('is known for every field that belongs to one', () => {
    const question = questionById('career-field');
    const fields = question ? [...labelsOf(question).keys()] : [];
    expect(fields.filter((field) => occupationOf(told(field)) === null)).toEqual(['other', 'none']);
  });

  it.each([
    ['public-service', 'bachelor', 'professionals'],
    ['public-service', 'vocational', 'technicians'],
    ['social-nonprofit', 'master', 'professionals'],
    ['social-nonprofit', 'secondary', 'technicians'],
    ['education', 'secondary', 'service_sales'],
    ['agriculture', 'vocational', 'skilled_agriculture'],
    ['agriculture', 'master', 'professionals'],
    ['transport-logistics', 'secondary', 'machine_operators'],
    ['transport-logistics', 'bachelor', 'technicians'],
    ['construction-trades', 'bachelor', 'craft_trades'],
    ['engineering', 'vocational', 'technicians'],
    ['engineering', 'no-diploma', 'machine_operators'],
    ['healthcare', 'secondary', 'service_sales'],
  ])('%s with %s: %s', (field, level, group) => {
    expect(occupationOf(told(field, level))).toBe(group);
  });

  it('is “managers” after five years of leading people, whatever the field', () => {
    expect(occupationOf(told('retail', 'secondary', 4))).toBe('service_sales');
    expect(occupationOf(told('retail', 'secondary', 5))).toBe('managers');
  });

  it('names only the answers it follows from', () => {
    expect(readOccupation(told('retail', 'secondary'))?.questionIds).toEqual(['career-field']);
    expect(readOccupation(told('legal', 'secondary'))?.questionIds).toEqual([
      'career-field',
      'education-level',
    ]);
    expect(readOccupation(told('legal', 'secondary', 9))?.questionIds).toEqual([
      'career-field',
      'years-senior-management',
    ]);
  });

  it('counts people who care without a degree as care workers, not as technicians', () => {
    const carer = (level: string): Answers => ({
      ...told('healthcare', level),
      'special-skills': { value: 'Caregiving NC II, three years as a caregiver', touched: true },
    });
    expect(readOccupation(carer('vocational'))).toEqual({
      group: 'service_sales',
      questionIds: ['career-field', 'special-skills', 'education-level'],
    });
    expect(occupationOf(carer('bachelor'))).toBe('professionals');
    // Care workers are counted in a group of which the mean tells; nurses in one of which it does not.
    expect([payVaries(carer('vocational')), payVaries(carer('bachelor'))]).toEqual([false, true]);
  });

  it.each([
    ['healthcare', 'Registered nurse, ICU', true],
    ['healthcare', 'I worked with nurses as an IT manager', false],
    ['healthcare', 'I train student nurses and run the ward as a nurse', true],
    ['healthcare', 'I lead a team of nurses', false],
    ['healthcare', 'Head nurse, leading nurses on two wards', true],
    ['healthcare', 'Dentist, married to a nurse', false],
    ['technology', 'I worked with nurses as an IT manager', false],
    ['technology', 'Teaching English to refugees at weekends', false],
    ['technology', 'My wife is a nurse', false],
    ['education', 'Teaching English for ten years', true],
    ['education', 'Software for teachers', false],
  ])('in %s knows whose own work is paid below the mean of its group: “%s”', (field, skills, varies) => {
    const answers = { ...told(field, 'bachelor'), 'special-skills': { value: skills, touched: true } };
    expect(payVaries(answers)).toBe(varies);
  });

  it('leaves pay out where no indicator has it for the group', () => {
    const farmer = { ...told('agriculture', 'vocational'), 'work-arrangement': { value: 'local-job' } };
    const { occupation, weights } = profilePreferences(realAtlas(), farmer);
    expect(occupation).toBe('skilled_agriculture');
    expect(weights.filter(({ factor }) => factor.startsWith('pay_'))).toEqual([]);
  });
});
