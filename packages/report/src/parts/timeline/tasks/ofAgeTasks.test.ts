import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { leavers } from '../../../sections/education/leavers.ts';
import { schoolLead } from '../../../sections/education/results.ts';
import { classroom } from '../../../sections/education/schools.ts';
import { placeView } from '../../../testing/views.ts';
import { consentTasks, majorityTasks } from './consentTasks.ts';
import { universityTasks } from './ofAgeTasks.ts';
import { schoolTasks } from './schoolTasks.ts';
import { serviceTasks } from './statusTasks.ts';

function viewFor(age: number, timeline: string, more: WrittenAnswers = {}) {
  return placeView(
    'PRT',
    answersOf({
      citizenship: ['USA'],
      'relocation-timeline': timeline,
      'relationship-status': 'divorced',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Ida',
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': age,
      'family-member-1-occupation': 'school-age',
      ...more,
    }),
  );
}

describe('a child who will be of age at the move', () => {
  it('has a university to look for and no school, and needs nobody’s consent', () => {
    for (const view of [viewFor(17, '1-2-years'), viewFor(16, '2-5-years'), viewFor(18, '0-6-months')]) {
      expect(universityTasks(view, [], 18)[0]?.said.text).toMatch(/^For Ida, .*admissions office/);
      expect(leavers(view)?.said.text).toContain('Ida');
      expect([...schoolTasks(view, [], 18), ...consentTasks(view, [], 18)]).toEqual([]);
      expect([schoolLead(view), classroom(view)]).toEqual([null, null]);
    }
  });

  it('has the embassy asked whom a parent’s permit covers', () => {
    expect(majorityTasks(viewFor(17, '1-2-years'), [], 18)[0]?.said.text).toMatch(
      /^Ida will be of age by then/,
    );
    expect(majorityTasks(viewFor(17, '6-12-months'), [], 10)[0]?.said.text).toMatch(
      /^Ida may be of age .*Ask the embassy .*, and whether the day of the application counts or that of the decision\.$/,
    );
  });

  it('has no university to look for with a job, or when younger or long grown up', () => {
    for (const view of [
      viewFor(17, '1-2-years', { 'family-member-1-occupation': 'employed-full' }),
      viewFor(12, '1-2-years'),
      viewFor(17, '6-12-months'),
      viewFor(24, '1-2-years'),
    ]) {
      expect(universityTasks(view, [], 18)).toEqual([]);
      expect(leavers(view)).toBeNull();
    }
    expect(schoolTasks(viewFor(12, '1-2-years'), [], 18)).not.toEqual([]);
    expect(consentTasks(viewFor(12, '1-2-years'), [], 18)).toHaveLength(1);
  });
});

describe('a child near the age of military service', () => {
  const told = (age: number, passport: string): string =>
    serviceTasks(viewFor(age, '6-12-months', { citizenship: [passport] }), [], 10)[0]?.said.text ?? '';

  it('has deferment asked of the state whose passport carries one, whether or not anybody named it', () => {
    expect(told(17, 'UKR')).toMatch(
      /^The service of Ukraine may bind its citizens abroad\. Ask its consulate/,
    );
    expect(told(9, 'UKR')).toBe('');
    expect(told(17, 'POL')).toBe('');
  });
});
