import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { drivingTasks } from '../../parts/timeline/tasks/paperTasks.ts';
import { viewsOf } from '../../testing/views.ts';
import { withoutThose } from './mobility.ts';
import { readProfile } from '../profile.ts';
import { BY_EYE, blindIds } from './sight.ts';

const told = (answers: object): readonly string[] | null =>
  blindIds(readProfile(realAtlas(), answersOf(answers as never), 'Robin'));

describe('somebody who does not see', () => {
  it.each([
    ['medical-conditions-details', 'Blind from birth. Braille and screen reader.'],
    ['pets-additional-info', 'Balu is my guide dog.'],
    ['deal-breakers', 'Guide dogs not allowed in restaurants'],
    ['additional-comments', 'I am visually impaired.'],
  ])('is recognised by %s: %s', (id, text) => {
    expect(told({ [id]: text })).toEqual([id]);
  });

  it.each(['I am colour blind.', 'My mother is blind.', 'I am not blind.', 'We turn a blind eye to it.'])(
    'is not found in: %s',
    (text) => {
      expect(told({ 'additional-comments': text })).toBeNull();
    },
  );

  it('is not sent to a licensing office, unless another adult comes along', () => {
    const tasks = (answers: object) =>
      viewsOf(
        answersOf({
          'current-location': place('Leipzig', 'Germany', 'de'),
          'medical-conditions-details': 'Blind from birth.',
          ...answers,
        }),
        realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP'),
      ).flatMap((view) => drivingTasks(view, [], null)).length;
    expect(tasks({})).toBe(0);
    expect(
      tasks({
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
      }),
    ).toBe(1);
  });

  it.each([
    ['View flats above the ground floor, and drive past once after dark.', null],
    [
      '[Cars keep left there|They drive on the left there, so look the other way first].',
      'Cars keep left there.',
    ],
    ['[Carry two cards|Write the numbers to block each card on paper before Malta].', 'Carry two cards.'],
    ['Look at the country around them.', 'Look at the country around them.'],
  ])('gets no advice that needs eyesight: %s', (text, left) => {
    expect(withoutThose(text, BY_EYE)).toBe(left);
  });
});
