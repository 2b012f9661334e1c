import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { educationActions } from './actions.ts';

function told(iso3: string, languages: readonly string[], school: string): string {
  const answers = answersOf({
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': 9,
    'languages-spoken': languages,
    'childcare-education-priorities': ['own-language-schooling', 'school-quality', 'local-integration'],
    'children-education-preference': school,
  });
  const view = placeView(iso3, answers);
  return educationActions.map((write) => write(view)?.said.text ?? '').join('\n');
}

it('looks for a school in the family’s language only where the country’s own schools use none of its languages', () => {
  const own = /teaches in your language/;
  expect(told('AUT', ['de', 'en'], 'local-public')).not.toMatch(own);
  expect(told('IRL', ['en'], 'undecided')).not.toMatch(own);
  expect(told('PRT', ['de', 'en'], 'local-public')).toMatch(own);
  expect(told('DNK', ['fr'], 'international')).toMatch(own);
});

it('looks for no school for children taught at home', () => {
  const school = /teaches in your language|inspection report|final examination|newly arrived pupil/;
  expect(told('PRT', ['de'], 'local-public')).toMatch(school);
  for (const choice of ['homeschool', 'online']) expect(told('PRT', ['de'], choice)).not.toMatch(school);
});
