import { describe, expect, it } from 'vitest';
import { fitsVisit } from '../../entry/visit.ts';
import { daysAsked, stayAskedIn } from './partYear.ts';

describe('a part of each year', () => {
  it.each([
    ['I would live there from November to April.', 6, 182],
    ['I want to spend six months a year there.', 6, 183],
    ['I want to stay six months of the year, from October to March.', 6, 183],
    ['We want to spend 6 months there and 6 months in Canada.', 6, 183],
    ['We would stay between February and April.', 3, 90],
    ['I would go for half the year.', 6, 183],
  ])('counts the days of the months named: “%s”', (sentence, months, days) => {
    expect(stayAskedIn(sentence)).toMatchObject({ months, days });
  });

  it.each(['The rainy season runs from May to October.', 'My mother visits me for two months each year.'])(
    'is not read from “%s”',
    (sentence) => {
      expect(stayAskedIn(sentence)).toBeNull();
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

  it('fits the days of a visit, exceeds them slightly, or clearly', () => {
    expect([fitsVisit(180, 180), fitsVisit(183, 180), fitsVisit(183, 90)]).toEqual([
      'fits',
      'just-over',
      'over',
    ]);
  });
});
