import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { visaTasks } from './visaTasks.ts';

function limitIn(iso3: string, answers: object): string | null {
  const view = placeView(
    iso3,
    answersOf({
      citizenship: ['EGY'],
      'current-location': place('Kuwait City', 'Kuwait', 'kw'),
      'work-arrangement': 'local-job',
      'education-level': 'master',
      'career-field': 'technology',
      'expected-annual-income': '100k-150k',
      'visa-preference': ['permanent-residency'],
      ...answers,
    }),
  );
  return (
    visaTasks(view, [placeView('IRL', answersOf({}))], 24).find(({ step }) => step === 'age-limit')?.said
      .text ?? null
  );
}

it('says at once where a birthday may close the permit before one can apply', () => {
  const near = limitIn('AUS', {
    age: 44,
    'relationship-status': 'married',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Marina',
    'family-member-1-relationship': 'spouse',
    'family-member-1-family-member-age': 40,
  });
  expect(near).toMatch(/up to the age of 44 by its record, and you are 44.*Have Marina, who is younger/);
  expect(near).toContain('Ireland comes next');
  expect(limitIn('AUS', { age: 42 })).toBeNull();
  expect(limitIn('AUS', { age: 47 })).toBeNull();
  expect(limitIn('CAN', { age: 44 })).toBeNull();
});
