import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';
import { isTold } from './told.ts';

describe('what a text only tells', () => {
  it.each([
    'I grew up in Ohio',
    'My father was a coal miner',
    'We lived in Pattaya from 2009 until 2020',
    'My wife is from Brazil and she works in a bank',
    'I am 34, single',
    'Dear team, thank you for this service',
    'Kind regards, Anneke',
    "That's it really",
    'I was born in Leeds. We moved to Hull in 1999.',
  ])('asks for nothing: “%s”', (line) => expect(isTold(line)).toBe(true));

  it.each([
    'I was robbed twice',
    'My brother moved to Perth but it is too far',
    'My son is diabetic',
    'We lived through three hurricanes and never again',
    'I need to live near Leeds',
    'We are vegetarian',
    'I was always cold there',
    'No snow',
    'Portugal',
    '',
  ])('may ask for something: “%s”', (line) => expect(isTold(line)).toBe(false));

  it('stands behind the condition before it, as its story', () => {
    const { dealBreakers } = readDealBreakers(
      realAtlas(),
      'No earthquakes. I grew up in Kobe. My sister lives there.',
    );
    expect(dealBreakers.map(({ id, text }) => [id, text])).toEqual([
      ['earthquakes', 'No earthquakes. I grew up in Kobe. My sister lives there'],
    ]);
  });

  it('leaves out what only announces the lines after it', () => {
    const { dealBreakers } = readDealBreakers(realAtlas(), "We'd go almost anywhere but:\nno cold");
    expect(dealBreakers.map(({ id }) => id)).toEqual(['cold']);
  });
});
