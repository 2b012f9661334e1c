import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf } from '@global-fit/matching/testing/persona';
import { monthsOldThen } from '../people/birthMonth.ts';
import { readProfile } from '../profile.ts';
import { isWished, moveWishedIn, wishedMove } from './wishedMove.ts';

const atlas = realAtlas();
const home = (iso3: string) => atlas.country(iso3);
const told = (text: string, iso3 = 'DEU') => {
  const found = moveWishedIn(text, home(iso3), '2026-11-23');
  return found && [found.words, found.months, found.year];
};

describe('when somebody means to move', () => {
  it.each([
    [
      'We want to move in summer 2027, when the baby is about three months old.',
      ['summer 2027', [6, 7, 8], 2027],
    ],
    ['I plan to leave in July 2027', ['July 2027', [7], 2027]],
    ['We move after the birth, in summer 2027.', ['summer 2027', [6, 7, 8], 2027]],
    ['Our move is planned for the end of march 2028', ['March 2028', [3], 2028]],
    ['We would like to relocate next spring', ['spring', [3, 4, 5], null]],
    ['I plan to leave in aug 2027', ['August 2027', [8], 2027]],
    ['I will move in October', ['October', [10], null]],
    ['I go in March, she follows in September.', ['March', [3], null]],
    ['i want to start in october 2027 semester', ['October 2027', [9, 10], 2027]],
    ['I would begin my master in autumn 2027.', ['autumn 2027', [9, 10, 11], 2027]],
    ['We hope to be there in early autumn of 2027', ['autumn 2027', [9, 10, 11], 2027]],
  ])('is read from %s', (text, found) => {
    expect(told(text)).toEqual(found);
  });

  it.each([
    ['we want to go in about eighteen months, after the exams', 'about eighteen months', '2028-05'],
    ['We would like to move in 10 months', '10 months', '2027-09'],
    ['We plan to be there in a year and a half.', 'a year and a half', '2028-05'],
    ['Our move is planned in two years', 'two years', '2028-11'],
    ['I want to leave in half a year', 'half a year', '2027-05'],
  ])('is counted from now in %s', (text, words, month) => {
    const wish = moveWishedIn(text, home('GBR'), '2026-11-23');
    expect(wish?.words).toBe(words);
    expect(wish?.near?.[0]).toBe(month);
    expect(wish && isWished(wish, month)).toBe(true);
    expect(wish && isWished(wish, '2031-01')).toBe(false);
  });

  it.each([
    'We want to go on holiday in two months',
    'I leave school in 18 months',
    'Can we move in six months?',
    'We would like to move and then buy a house in two years',
    'We do not want to move in six months',
    'We lived in Spain for two years.',
  ])('is not counted from now in %s', (text) => {
    expect(moveWishedIn(text, home('GBR'), '2026-11-23')).toBeNull();
  });

  it('takes the seasons of home', () => {
    expect(told('We move in summer 2027', 'AUS')?.[1]).toEqual([12, 1, 2]);
    expect(told('We move in spring 2027', 'ZAF')?.[1]).toEqual([9, 10, 11]);
    expect(told('We move in July 2027', 'AUS')?.[1]).toEqual([7]);
  });

  it.each([
    'Can we move in July 2027?',
    'I go in March.',
    'We do not want to move in July 2027.',
    'We would like to go to Lisbon in May 2027 to look at flats',
    'We want to move to a place with snow in winter.',
    'I want to go home each July',
    'My lease ends in June 2027.',
    'My daughter finishes school in June 2027.',
    'We moved here in July 2019.',
    'I only want to be away six months a year, November to April, and come home for the summer.',
    'We cannot leave until July 2027',
    'I want to start a business in May 2027',
  ])('is none of %s', (text) => {
    expect(told(text)).toBeNull();
  });

  it('follows a birth by the age that is told of the baby', () => {
    const profile = readProfile(
      realAtlas(),
      answersOf({
        'medical-conditions': ['pregnancy'],
        'unique-family-situation':
          'baby due march 2027, we want to move when the baby is around 8 months old.',
        'relocation-timeline': '1-2-years',
      }),
      'Robin',
    );
    expect(wishedMove(profile, '2026-11-23')?.near).toEqual(['2027-11', '2027-12', '2027-10']);
    expect(monthsOldThen(profile, '2026-11-23')).toBe(8);
  });

  it('is held against a month', () => {
    const wish = { words: 'July', months: [7], year: null };
    expect(isWished(wish, '2028-07')).toBe(true);
    expect(isWished({ ...wish, year: 2027 }, '2028-07')).toBe(false);
    expect(isWished(wish, '2027-08')).toBe(false);
  });
});
