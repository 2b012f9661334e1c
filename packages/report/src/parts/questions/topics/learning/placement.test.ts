import { answersOf, place } from '@global-fit/matching/testing/persona';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';
import { viewsOf } from '../../../../testing/views.ts';
import { comments } from '../../comments/comments.ts';

const TWO = {
  ...FAMILY,
  'current-location': place('Sheffield', 'United Kingdom', 'gb'),
  'relocation-timeline': '6-12-months',
  'family-member-2-name': 'Freya',
  'family-member-2-family-member-age': 13,
  'family-member-3-name': 'Alfie',
  'family-member-3-relationship': 'child',
  'family-member-3-family-member-age': 9,
};

describe('the school year that children would join', () => {
  it.each([
    'When does the school year start, and which year would our 13- and 9-year-old join?',
    'Which school year would Freya and Alfie go into?',
  ])('is given with the month in which the year begins: “%s”', (question) => {
    const found = answered(TWO, ['ESP', 'IRL'], question);
    expect(Object.keys(found)).toEqual(['school-year']);
    expect(found['school-year']?.said?.text).toMatch(
      /^The school year begins, by the last record, in .*September in Spain.* 6 years in Spain.* pupils of 13 and 9, .*the 8th and the 4th in Spain/,
    );
  });

  it('follows the age named for a child missing from the form, and comes before the languages', () => {
    const found = answered(
      { ...FAMILY, 'number-of-family-members': 1 },
      ['ESP'],
      'Which class would a 9-year-old enter?',
    );
    expect(found['school-entry']?.said?.text).toMatch(
      /a pupil of 9 in about .*the 4th in Spain.*Official languages/,
    );
  });
});

describe('a move between two school years', () => {
  const NOT_WITHIN = 'We would not move in the middle of a school year.';
  const told = (more: object): string => {
    const answers = answersOf({ ...TWO, 'additional-comments': NOT_WITHIN, ...more });
    const views = viewsOf(
      answers,
      realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP'),
    );
    const [view] = views;
    if (!view) throw new Error('no place');
    return comments(view.profile, views)
      .map((one) => one?.text ?? '')
      .join(' ');
  };

  it('is compared with the ticked time', () => {
    expect(told({})).toMatch(
      /begins, by the last record, in September.* fits the time that you ticked: .*(?:July|August) 2027/,
    );
    expect(told({ 'relocation-timeline': '0-6-months' })).toContain(
      'a move within it falls into a school year there',
    );
    expect(told({})).not.toContain('Official languages');
  });

  it('is left to the customer where no time is ticked', () => {
    expect(told({ 'relocation-timeline': 'flexible' })).toContain('Your answers plan no month for the move');
  });
});
