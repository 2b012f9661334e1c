import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { ASKED } from '../../testing/questions.ts';
import { viewsOf } from '../../testing/views.ts';
import { readQuestion } from './asked.ts';
import { topicsOf } from './topicsNamed.ts';

/** A couple of sixty with a child and a mother, and a student on her own: what is asked does not hang on who asks. */
const HOUSEHOLDS = {
  'a family from the United States': answersOf({
    age: 60,
    citizenship: ['USA'],
    'current-location': place('Denver', 'United States', 'us'),
    'relationship-status': 'married',
    'relocating-family-members': 'yes',
    'number-of-family-members': 3,
    'family-member-1-name': 'Denise',
    'family-member-1-relationship': 'spouse',
    'family-member-2-name': 'Jonas',
    'family-member-2-relationship': 'child',
    'family-member-3-name': 'Renate',
    'family-member-3-relationship': 'parent',
    'languages-spoken': ['en'],
  }),
  'a student from Vietnam': answersOf({
    age: 20,
    citizenship: ['VNM'],
    'current-location': place('Hanoi', 'Vietnam', 'vn'),
    'work-arrangement': 'study',
    'languages-spoken': ['vi'],
  }),
};

const PLACES = realAtlas().countries.filter(({ iso3 }) => ['PRT', 'NOR', 'URY'].includes(iso3));

describe.each(Object.entries(HOUSEHOLDS))('a question of %s', (_, answers) => {
  const views = viewsOf(answers, PLACES);
  it.each(ASKED)('“%s” is recognised by its subject', (question, ...topics) => {
    const asked = readQuestion(question, views);
    expect(asked && topicsOf(asked).map(({ id }) => id)).toEqual(topics);
  });
});
