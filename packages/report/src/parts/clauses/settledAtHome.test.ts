import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { settledAtHome } from './settledAtHome.ts';
import { newcomerClauses } from './newcomer.ts';

const AT_HOME: WrittenAnswers = {
  citizenship: ['IND'],
  'current-location': place('San Jose', 'United States', 'us'),
  'languages-spoken': ['en'],
};

function bahrain(told: WrittenAnswers) {
  const view = viewsOf(
    answersOf({ ...AT_HOME, ...told }),
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'BHR'),
  )[0];
  if (!view) throw new Error('no such place');
  return view;
}

describe('years of residence towards citizenship at home', () => {
  it.each([
    'I have a green card since 2021.',
    'We are permanent residents here.',
    'We both hold settled status.',
    'My ILR came through last year.',
  ])('count: %s', (text) => {
    expect(settledAtHome(bahrain({ 'additional-comments': text }))).toBe(true);
  });

  it.each([
    'The green card queue for Indians is decades long.',
    'I live in the US but I am not a citizen and have no green card.',
    'I am on H-1B and waiting for a green card.',
    'We would like permanent residence within five years.',
    'My I-140 is approved, my green card application is pending.',
    '',
  ])('do not count: %s', (text) => {
    expect(settledAtHome(bahrain({ 'additional-comments': text }))).toBe(false);
  });

  it('count for people settled under an agreement between states', () => {
    const polish = { citizenship: ['POL'], 'current-location': place('Berlin', 'Germany', 'de') };
    expect(settledAtHome(bahrain(polish))).toBe(true);
  });

  it('count against a place only where they are running', () => {
    const said = (text: string): number =>
      viewsOf(answersOf({ ...AT_HOME, 'additional-comments': text })).filter((view) =>
        newcomerClauses(view).some((clause) => clause.text.includes('citizenship is on record only after')),
      ).length;
    expect(said('I have a green card.')).toBeGreaterThan(said('The green card queue is long.'));
  });
});
