import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { answersOf } from '../../testing/persona.ts';
import { byRelation, calledIn, companionsNamed } from './companionsNamed.ts';

const answers = answersOf({
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 4,
  'family-member-1-name': 'Danielle Boyd',
  'family-member-1-relationship': 'spouse',
  'family-member-2-name': 'Andrea',
  'family-member-2-relationship': 'child',
  'family-member-2-family-member-age': 9,
  'family-member-3-name': 'Emre',
  'family-member-3-relationship': 'child',
  'family-member-3-family-member-age': 27,
  'family-member-4-name': 'Will',
  'family-member-4-relationship': 'parent',
});
const companions = companionsNamed(answers);

describe('people who move along, named in a line', () => {
  it.each([
    ['Dani cant work for more than a year', 'my spouse cant work for more than a year'],
    ['Where Emre can not come with us', 'Where my grown-up child can not come with us'],
    ['No school for Andrea', 'No school for my child'],
    ['And no wars', 'And no wars'],
    ['Will not rent a room', 'Will not rent a room'],
    ['Where Will cannot join us', 'Where my parent cannot join us'],
    ['Will can not join us', 'my parent can not join us'],
    ['Denmark', 'Denmark'],
    ['danielle not allowed to work', 'my spouse not allowed to work'],
    ['if andrea can’t go to a public school', 'if my child can’t go to a public school'],
    ['will not rent a room', 'will not rent a room'],
  ])('are recognised by what they are: %s', (line, expected) => {
    expect(byRelation(line, companions)).toBe(expected);
  });

  it.each([
    ['Max', 'Max 3 hours of flight from home'],
    ['Maximilian', 'Max 3 hours of flight from home'],
    ['Donald', "Don't want to learn a language"],
    ['Theresa', 'There must be no war'],
    ['Heather', 'No Heat above 35 degrees'],
    ['Dennis', 'Den Haag'],
    ['Bernadette', 'Not in Bern'],
    ['June', 'Too hot in June'],
    ['Jordan', 'Not Jordan'],
    ['Annabel', 'Ann-Marie cannot come'],
  ])('are not recognised by a name that is also another word, such as %s: %s', (name, line) => {
    expect(byRelation(line, [{ name, as: 'my child' }])).toBe(line);
  });

  it.each([
    ['Anna-Lena', 'No school that takes Anna-Lena', 'Anna-Lena'],
    ['Danielle', 'Can Dani’s degree be used?', 'Dani'],
    ['Youssef', 'can youssef work from day 1?', 'youssef'],
    ['Mark', 'will mark up prices', null],
    ['Charity', 'work for a charity is fine', null],
    ['Donald', 'Can Don work there?', null],
    ['Max', 'Is there a school for Max?', 'Max'],
    ['Georgia', 'Where Georgia cannot work', 'Georgia'],
    ['Georgia', 'Is Georgia cheap?', null],
  ])('are found in a text by a word: %s in “%s” by %s', (name, text, word) => {
    expect(calledIn(text, name)).toBe(word);
  });

  it('may be written like the word for a spouse, with and without an apostrophe', () => {
    const read = (line: string) =>
      readDealBreakers(realAtlas(), line, { companions }).dealBreakers.map(({ id }) => id);
    expect(read('Danielle cannot work')).toEqual(['partners-work']);
    expect(read('Dani cant work for more than a year')).toEqual(['partners-work']);
    expect(read('Dana cannot work')).toEqual([null]);
  });
});
