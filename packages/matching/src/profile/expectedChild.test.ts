import { describe, expect, it } from 'vitest';
import { answersOf } from '../testing/persona.ts';
import { newborn } from './expectedChild.ts';
import { householdOf } from './household.ts';

const born = (text: string, timeline: string, ticked = true) =>
  newborn(
    answersOf({
      'relocation-timeline': timeline,
      ...(ticked ? { 'medical-conditions': ['pregnancy'] } : {}),
      'unique-family-situation': text,
    }),
  );

describe('a child under way', () => {
  it.each([
    ['Camila is pregnant, fourth month, due April 2027.', '6-12-months', 5 / 12],
    ['My wife is in the 7th month of her pregnancy', '0-6-months', 3 / 12],
    ['She is 20 weeks pregnant', '1-2-years', 13 / 12],
    ['we are expecting a baby, due in 3 months', '6-12-months', 7 / 12],
    ['I am pregnant', '1-2-years', 9 / 12],
  ])('is born before the move where the words leave time: %s', (text, timeline, ageThen) => {
    for (const ticked of [true, false]) expect(born(text, timeline, ticked)?.ageThen).toBeCloseTo(ageThen);
  });

  it.each([
    ['Camila is pregnant, second month', '0-6-months'],
    ['I am pregnant', '0-6-months'],
    ['I am pregnant', 'exploring'],
    ['We plan to have a child by IVF', '2-5-years'],
    ['I was pregnant twice', '2-5-years'],
    ['', '2-5-years'],
  ])('is none of the household yet where they do not: %s, %s', (text, timeline) => {
    expect(born(text, timeline)).toBeNull();
  });

  it('needs the word itself where nobody ticked pregnancy', () => {
    expect(born('We are expecting an answer; rent is due in 2 months', '1-2-years', false)).toBeNull();
  });

  it('is counted with the household, in the age of the move', () => {
    const couple = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'relocation-timeline': '6-12-months',
      'unique-family-situation': 'My wife is pregnant, fourth month.',
    };
    const { adults, children } = householdOf(answersOf(couple));
    expect({ adults, children }).toEqual({ adults: 2, children: [{ age: 5 / 12 }] });
  });
});
