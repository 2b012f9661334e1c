import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { moneyTasks } from '../../parts/timeline/tasks/moneyTasks.ts';
import { community } from '../../sections/lifestyle/community.ts';
import { property } from '../../sections/financial/situation.ts';
import { placeView } from '../../testing/views.ts';
import type { PlaceView } from '../view.ts';
import { ownHome } from './property.ts';

function viewFor(answers: Readonly<Record<string, Written>>): PlaceView {
  return placeView(
    'CZE',
    answersOf({
      'current-location': place('Kraków', 'Poland', 'pl'),
      'property-ownership': ['yes-keeping'],
      ...answers,
    }),
  );
}

const told = (answers: Readonly<Record<string, Written>>): string =>
  property(viewFor(answers))?.said.text ?? '';
const closes = (answers: Readonly<Record<string, Written>>): boolean =>
  moneyTasks(viewFor(answers), [], null).some(({ title }) => title === 'Close the house');

describe('a home that is kept', () => {
  it('is in the country of citizenship for people who live there', () => {
    expect(told({ citizenship: ['POL'] })).toContain('kept empty in Poland is a safety net');
    expect(closes({ citizenship: ['POL'] })).toBe(true);
  });

  it('is not placed for a foreigner', () => {
    expect(told({ citizenship: ['UKR'] })).not.toContain('Poland');
    expect(closes({ citizenship: ['UKR'] })).toBe(false);
  });

  it('is where the customer’s own words place it', () => {
    const answers = { citizenship: ['POL'], 'additional-comments': 'Our flat in Kharkiv still stands.' };
    expect(told(answers)).toContain('the home that you keep in Ukraine');
    expect(closes(answers)).toBe(false);
  });

  it.each([
    ['yes-selling', 'We would keep the flat in Kharkiv, rented to my brother.', 'Poland'],
    ['yes-selling', 'We are selling our house in Kharkiv.', 'Ukraine'],
    ['yes-selling', 'Our house in Kharkiv is rented until we sell it.', 'Ukraine'],
    ['yes-keeping', 'Last year we sold our flat in Kharkiv.', 'Poland'],
  ])('is placed only by words about that same home: %s, “%s”', (ticked, words, where) => {
    const view = viewFor({
      citizenship: ['POL'],
      'property-ownership': [ticked],
      'property-type': 'primary-residence',
      'additional-comments': words,
    });
    expect(ownHome(view)?.country?.name).toBe(where);
  });

  it('is not closed up where family stays in it, or where one of two is sold', () => {
    const family = {
      citizenship: ['POL'],
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Ola',
      'family-member-1-relationship': 'spouse',
    };
    expect(closes(family)).toBe(true);
    expect(closes({ ...family, 'unique-family-situation': 'I go first, Ola follows later.' })).toBe(false);
    expect(closes({ citizenship: ['POL'], 'property-ownership': ['yes-selling', 'yes-keeping'] })).toBe(
      false,
    );
  });

  it.each([
    ['A flat in Gdynia rented for 3,000 a month.', true],
    ['Our flat in Gdynia (rented to my brother).', true],
    ['We have a house which is already let.', true],
    ['We live in a house we rented for three years.', false],
    ['The flat will be rented when we go.', false],
  ])('is already let, by the words “%s”: %s', (words, isLet) => {
    const answers = {
      citizenship: ['POL'],
      'property-ownership': ['yes-renting'],
      'property-type': 'multiple',
      'additional-comments': words,
    };
    expect(moneyTasks(viewFor(answers), [], null).some(({ title }) => title === 'Let the home')).toBe(!isLet);
  });

  it('is left out where the question does not apply', () => {
    const answers = { citizenship: ['POL'], 'property-type': 'not-applicable' };
    expect(told(answers)).toBe('');
    expect(closes(answers)).toBe(false);
  });
});

describe('a count of compatriots', () => {
  it('is described as of 2020, before later arrivals', () => {
    for (const passport of ['UKR', 'VNM'])
      expect(community(viewFor({ citizenship: [passport] }))?.said.text).toMatch(
        /2020.*; more may have come since/,
      );
  });

  it('is given for every passport held, whether counted or not', () => {
    const said = community(viewFor({ citizenship: ['ISR', 'RUS'] }))?.said;
    expect(said?.text).toMatch(
      /(?=.*Russia)(?=.*2020).* The same count gives (?:about [\d,]+|no number) from Israel\./,
    );
  });
});
