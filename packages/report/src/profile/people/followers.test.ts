import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../answers.ts';
import { followersOf } from './followers.ts';
import { readMovers } from '../household.ts';

const HOUSEHOLD = {
  age: 29,
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 2,
  'family-member-1-name': 'Miko',
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 6,
  'family-member-2-name': 'Paolo',
  'family-member-2-relationship': 'spouse',
};

function later(text: string, change: WrittenAnswers = {}): string | null {
  const read = readAnswers(answersOf({ ...HOUSEHOLD, 'unique-family-situation': text, ...change }));
  return followersOf({ read, movers: readMovers(read) })?.who.text ?? null;
}

describe('a plan that somebody comes later', () => {
  it.each([
    ['Can my mother join us later?', null],
    ['My mother stays in Manisa, and Can joins me later.', 'Can'],
  ])('is not read from a name that is another word of the sentence: %s', (text, who) => {
    expect(later(text, { 'family-member-1-name': 'Can' })).toBe(who);
  });

  it.each([
    ['Miko stays with my mother in Iloilo for the first year and joins me when I have a flat.', 'Miko'],
    ['My son will stay with his grandmother at first.', 'Miko'],
    ['My husband and our son follow me once I have a contract.', 'Paolo and Miko'],
    ['I go first, the others come when all is settled.', 'Paolo and Miko'],
    ['I will move ahead.', 'Paolo and Miko'],
    ['I go in March, he follows in September.', 'Paolo'],
    ['I leave in March and Paolo and Miko follow in September.', 'Paolo and Miko'],
    ['Paolo’s job ends in May, so he and Paolo’s mother join me later.', 'Paolo'],
    ['Miko’s coming later.', 'Miko'],
    ['Can my son join me after the first year?', 'Miko'],
    ['I want to bring Miko later.', 'Miko'],
    ['My family joins me in a year.', 'Paolo and Miko'],
    ['They come once I have found a flat.', 'Paolo and Miko'],
    ['I go first. Can my son follow me after two months or three?', 'Paolo and Miko'],
  ])('is read from "%s"', (text, who) => expect(later(text)).toBe(who));

  it.each([
    'Miko follows a diet without gluten.',
    'My husband stays at home with our son until he is in school.',
    'Miko will stay in school until June.',
    'My parents may join us later.',
    'When could my mother join us, and will our next child born there be a citizen?',
    'Could my widowed aunt follow us later if the child needs her?',
    'A future child born there would come later.',
    'Can we really bring Bert and Ernie (galahs) in and could we bring them back to Australia later?',
    'The dogs are old, so we will bring them later.',
    'Our furniture stays in storage, we send for them once we have a house.',
    'Paolo’s mother is 68 and may follow us one day.',
    'My husband’s elderly parents will join us later.',
    'Our son’s best friend may join us.',
    'I would not go first.',
    'We all move together and my son will not stay with anybody at first.',
    'My husband would like to join a choir.',
    'Can I bring Miko from the first day or only later, and does the father have to sign?',
    'Can my son come with me or does he come after I have a flat?',
    'Does Miko have to follow me later?',
    'Must my son stay with his grandmother at first?',
    'Does he have to come later or at the same time?',
    'May I live there on his passport, and what happens to my right to stay if Paolo dies first?',
    'Could Miko live there with my sister if I die first?',
  ])('is not read from "%s"', (text) => expect(later(text)).toBeNull());
});

it('are partner and several children in one list', () => {
  const ana = {
    'number-of-family-members': 3,
    'family-member-3-name': 'Ana',
    'family-member-3-relationship': 'child',
    'family-member-3-family-member-age': 9,
  };
  expect(later('I will move ahead.', ana)).toMatch(/^Paolo, (?:Miko and Ana|Ana and Miko)$/);
});

describe('the month in which they come', () => {
  const month = (text: string) => {
    const read = readAnswers(answersOf({ ...HOUSEHOLD, 'unique-family-situation': text }));
    return followersOf({ read, movers: readMovers(read) })?.month ?? null;
  };

  it.each<[string, object | null]>([
    ['I go in March, he follows in September.', { number: 9, year: null }],
    ['I go first in march 2027, Paolo and Miko follow in September 2027.', { number: 9, year: 2027 }],
    ['I go first in mar 2027, Paolo and Miko follow in sept 2027.', { number: 9, year: 2027 }],
    ['I go first, the others come when all is settled.', null],
    ['I go first in March 2027.', null],
  ])('is read from "%s"', (text, expected) => expect(month(text)).toEqual(expected));
});

describe('the time apart', () => {
  const behind = (text: string) => {
    const read = readAnswers(answersOf({ ...HOUSEHOLD, 'unique-family-situation': text }));
    return followersOf({ read, movers: readMovers(read) })?.behind ?? null;
  };

  it.each<[string, number | null]>([
    ['Is it possible that I go first alone for 6 months and they follow after the exam?', 6],
    ['I go first, Paolo and Miko follow three months later.', 3],
    ['I go ahead and they join me after a year.', 12],
    ['I go first and they come when I have a flat for 800 a month.', null],
  ])('is read from "%s"', (text, expected) => expect(behind(text)).toBe(expected));
});

it.each([
  'Can my husband join us when the war ends, and do I need his consent to change the country with Miko now?',
  'Can my husband come to us later, and will he and Miko get one permit?',
])('follows nobody who moves where the husband does not move: %s', (text) => {
  const alone = { 'number-of-family-members': 1, 'family-member-2-relationship': null };
  expect(later(text, alone)).toBeNull();
});
