import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { birthMonth, monthsOldThen } from './birthMonth.ts';
import { readProfile } from '../profile.ts';

const DATE = '2026-11-23';

const expecting = (family: string) =>
  readProfile(
    realAtlas(),
    answersOf({
      'medical-conditions': ['pregnancy'],
      'unique-family-situation': family,
      'relocation-timeline': '6-12-months',
    }),
    'Robin',
  );

describe('the month of a birth', () => {
  it.each([
    ['We are expecting our first baby end of February 2027.', '2027-02'],
    ['I am pregnant, due 25 feb 2027', '2027-02'],
    ['I am pregnant, the baby is due in March', '2027-03'],
    ['I am pregnant, due on December 3rd', '2026-12'],
    ['I am pregnant and we may want a house for the baby', null],
    ['I am pregnant, the baby was to come in 2024', null],
  ])('is read from “%s”', (words, month) => {
    expect(birthMonth(expecting(words), DATE)).toBe(month);
  });

  it('gives the age of the child at the move, or else how much of the pregnancy is left', () => {
    expect(monthsOldThen(expecting('We are expecting a baby in February 2027.'), DATE)).toBe(7);
    expect(monthsOldThen(expecting('I am pregnant.'), DATE)).toBe(1);
  });
});
