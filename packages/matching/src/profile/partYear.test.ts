import { describe, expect, it } from 'vitest';
import { fitsVisit } from '../entry/visit.ts';
import { answersOf } from '../testing/persona.ts';
import { daysAsked, partYearIn, stayPlanned } from './partYear.ts';

describe('a part of each year', () => {
  it.each([
    ['I would live there from November to April.', 6, 182],
    ['I want to spend six months a year there.', 6, 183],
    ['I want to stay six months of the year, from October to March.', 6, 183],
    ['We would stay between February and April.', 3, 90],
    ['I would go for half the year.', 6, 183],
  ])('counts the days of the months named: “%s”', (sentence, months, days) => {
    expect(partYearIn(sentence)).toMatchObject({ months, days });
  });

  it.each(['The rainy season runs from May to October.', 'My mother visits me for two months each year.'])(
    'is none in “%s”',
    (sentence) => {
      expect(partYearIn(sentence)).toBeNull();
    },
  );

  it.each([
    ['a stay of 180 days', 180],
    ['three weeks', 21],
    ['December to February', 91],
    ['for ever', null],
  ])('is read as days in “%s”', (text, days) => {
    expect(daysAsked(text)).toBe(days);
  });

  it('fits, is a few days too long, or takes a permit', () => {
    expect([fitsVisit(180, 180), fitsVisit(183, 180), fitsVisit(183, 90)]).toEqual([
      'fits',
      'just-over',
      'over',
    ]);
  });
});

describe('a part of each year that somebody means to spend there', () => {
  const planned = (text: string, more: Record<string, unknown> = {}, south = false) =>
    stayPlanned(answersOf({ 'additional-comments': text, ...more }), south);
  const winter = [11, 12, 1, 2, 3, 4];

  it.each([
    ['I only want to be away six months a year, November to April, and come home for the summer.', winter],
    ['November to April only.', winter],
    ['We would stay from December to March and go home then.', [12, 1, 2, 3]],
    ['We are snowbirds.', winter],
    ['I want to spend every winter there', winter],
    ['Winters only.', winter],
    ['We want to live there half the year.', null],
    ['I do not want to stay the whole year, just October to February.', [10, 11, 12, 1, 2]],
  ])('is told by “%s”', (text, season) => {
    const stay = planned(text);
    expect(stay).not.toBeNull();
    expect(stay?.season).toEqual(season);
  });

  it('is the winter half of home south of the equator', () => {
    expect(planned('We are snowbirds.', {}, true)?.season).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it.each([
    'Can I stay six months a year?',
    'The rainy season runs from May to October, which I love to live with.',
    'My mother visits us for two months each year.',
    'I work away six months a year.',
    'We already spend six months a year in Spain.',
    'I do not want to be there only from June to August.',
    'School is closed from June to August, when we go camping.',
    'I love every winter sport.',
    'We want to move in March and settle.',
  ])('is not told by “%s”', (text) => {
    expect(planned(text)).toBeNull();
  });

  it('gives way to a move for good, and to work or studies there', () => {
    const weak = 'We would live by the sea from May to October and in the hills in winter.';
    expect(planned(weak, { 'relocation-duration': 'permanent' })).toBeNull();
    expect(planned('We are snowbirds.', { 'relocation-duration': 'long-term' })).not.toBeNull();
    expect(planned('We are snowbirds.', { 'work-arrangement': 'study' })).toBeNull();
  });
});
