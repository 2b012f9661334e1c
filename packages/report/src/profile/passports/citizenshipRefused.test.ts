import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../answers.ts';
import { citizenshipRefused } from './citizenshipRefused.ts';

const told = (text: string): readonly string[] | null =>
  citizenshipRefused({ read: readAnswers(answersOf({ 'additional-comments': text })) });

describe('a citizenship that nobody wants', () => {
  it.each([
    ['We do not want to become a citizen, because Japan does not allow two nationalities.'],
    ['I will never change my nationality.'],
    ['We have no wish to naturalise.'],
    ["I don't want another passport."],
  ])('%s', (text) => {
    expect(told(text)).toEqual(['additional-comments']);
  });

  it.each([
    ['I do not want to lose my citizenship.'],
    ['I will not become a citizen unless I may keep my passport, so I would not give up my passport.'],
    ['We want to become citizens.'],
    ['I do not have a passport yet.'],
  ])('not: %s', (text) => {
    expect(told(text)).toBeNull();
  });
});
