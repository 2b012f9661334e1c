import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { readQuestion } from '../parts/questions/asked.ts';
import type { ReportPlace } from '../model.ts';
import type { Answer } from '../parts/questions/topic.ts';
import { topicsOf } from '../parts/questions/topicsNamed.ts';
import { viewsOf } from './views.ts';

export const VETERAN = {
  age: 58,
  citizenship: ['USA'],
  'current-location': place('Augusta', 'United States', 'us'),
  'relationship-status': 'married',
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'income-sources': ['retirement-pension'],
  'expected-annual-income': '50k-75k',
  'visa-preference': ['retirement'],
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Denise',
  'family-member-1-relationship': 'spouse',
  'languages-spoken': ['en'],
};

export const FAMILY = {
  age: 44,
  citizenship: ['DEU'],
  'current-location': place('Stuttgart', 'Germany', 'de'),
  'relationship-status': 'married',
  'work-arrangement': 'local-job',
  'relocating-family-members': 'yes',
  'number-of-family-members': 3,
  'family-member-1-name': 'Marek',
  'family-member-1-relationship': 'spouse',
  'family-member-2-name': 'Jonas',
  'family-member-2-relationship': 'child',
  'family-member-2-family-member-age': 9,
  'family-member-3-name': 'Renate',
  'family-member-3-relationship': 'parent',
  'family-member-3-family-member-age': 79,
  'family-member-3-occupation': 'retired',
  'languages-spoken': ['de'],
};

export const STUDENT = {
  age: 20,
  citizenship: ['VNM'],
  'current-location': place('Hanoi', 'Vietnam', 'vn'),
  'work-arrangement': 'study',
  'monthly-budget': 1250,
  'languages-spoken': ['vi'],
};

/** The answers to one question, by subject; `said` is null where our records say nothing. */
export function answered(
  household: object,
  iso3s: readonly string[],
  question: string,
  placed: readonly ReportPlace[] = [],
): Record<string, Answer> {
  const countries = realAtlas().countries.filter(({ iso3 }) => iso3s.includes(iso3));
  const asked = readQuestion(question, viewsOf(answersOf(household as never), countries), placed);
  if (!asked) throw new Error('no places');
  return Object.fromEntries(
    topicsOf(asked).map((topic) => [topic.id, { said: null, ...topic.answer(asked) }]),
  );
}
