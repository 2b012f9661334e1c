import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { licenceTasks } from '../../parts/timeline/tasks/licenceTasks.ts';
import { placeView } from '../../testing/views.ts';
import { ownProfession, partnersProfession, partnersTrade } from './professions.ts';

const HOUSEHOLD = {
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Priya',
  'family-member-1-relationship': 'spouse',
  'work-arrangement': 'local-job',
  'career-field': 'construction-trades',
};

const viewWith = (answers: object) => {
  return placeView('AUS', answersOf({ ...HOUSEHOLD, ...answers }));
};

describe('work that a register guards', () => {
  it('includes licensed trades, with a step of the roadmap before the applications', () => {
    const view = viewWith({ 'special-skills': 'Electrician, red seal and wireman’s licence' });
    expect(ownProfession(view.profile)?.name).toBe('electrician');
    const [task] = licenceTasks(view, [], null);
    expect(task?.step).toBe('recognition');
    expect(task?.said.text).toContain('licensing office for electrical work of Australia');
  });

  it.each([
    ['Priya is specialist for internal medicine, 8 years', 'physician'],
    ['Priya: family medicine specialist, ultrasound certificate', 'physician'],
    ['Priya teaches yoga at home', undefined],
  ])('includes a partner’s, however it is told: “%s”', (told, name) => {
    const view = viewWith({ 'unique-family-situation': told });
    expect(partnersProfession(view.profile)?.name).toBe(name);
    expect(licenceTasks(view, [], null).some(({ step }) => step === 'recognition-partner')).toBe(
      name !== undefined,
    );
  });

  it.each([
    ['Dentist, BDS 2015', 'dentist'],
    ['Indian dental degree', 'dentist'],
    ['Dental technician (mecánica dental), ceramics', undefined],
    ['Dental nurse and hygienist', undefined],
  ])('does not include everybody who works with teeth: “%s”', (skills, name) => {
    expect(ownProfession(viewWith({ 'special-skills': skills }).profile)?.name).toBe(name);
  });

  it('does not include people who care without a degree, whom no nursing register covers', () => {
    const carer = {
      'career-field': 'healthcare',
      'education-level': 'some-university',
      'special-skills': 'caregiver for ten years, 2 yrs of BS Nursing (not finished)',
    };
    expect(licenceTasks(viewWith(carer), [], null)).toEqual([]);
    expect(
      licenceTasks(viewWith({ ...carer, 'special-skills': 'caregiver; RN since 2009' }), [], null),
    ).toHaveLength(1);
  });

  it.each([
    ['Priya: welder, 18 years', 'welder'],
    ['Priya: Welder, eighteen years', 'welder'],
    ['Priya: Blender, Unreal, freelance for studios', undefined],
    ['Priya: Docker/Kubernetes', undefined],
  ])('is not read from a list of software: “%s”', (told, trade) => {
    expect(partnersTrade(viewWith({ 'special-skills': told }).profile)?.trade).toBe(trade);
  });

  it.each(['Priya was a welder', 'Priya is a nurse'])('is over for people who have retired: “%s”', (told) => {
    const retired = { 'special-skills': told, 'family-member-1-occupation': 'retired' };
    const { profile } = viewWith(retired);
    expect(partnersTrade(profile)).toBeNull();
    expect(partnersProfession(profile)).toBeNull();
    expect(partnersTrade(viewWith({ 'special-skills': told }).profile)).not.toBeNull();
  });

  it('includes a partner’s teaching, but not yoga lessons', () => {
    const school = viewWith({ 'unique-family-situation': 'Priya is a primary school teacher.' });
    expect(partnersProfession(school.profile)?.name).toBe('teacher');
    expect(licenceTasks(school, [], null).map(({ step }) => step)).toEqual(['recognition-partner']);
    const yoga = viewWith({ 'unique-family-situation': 'Priya is a yoga teacher.' });
    expect(partnersProfession(yoga.profile)).toBeNull();
  });
});
