import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const excludedIn = (line: string) => readDealBreakers(atlas, line).excluded.map(({ iso3 }) => iso3);
const found = (line: string) =>
  readDealBreakers(atlas, line).dealBreakers.map(({ id, from, unread = [] }) => [id, from?.said, ...unread]);

describe('places in a line', () => {
  it.each([
    ['anywhere but the US', ['USA']],
    ['Not interested in China or Hong Kong', ['CHN', 'HKG']],
    ['it shouldn’t be in China', ['CHN']],
    ['Australia and New Zealand are too far away', ['AUS', 'NZL']],
    ['anti-LGBT laws (Uganda, Russia, etc)', ['UGA', 'RUS']],
    ['wars (Ukraine)', ['UKR']],
  ])('are refused by “%s”', (line, iso3s) => expect(excludedIn(line)).toEqual(iso3s));

  it('are refused behind the reason for it, which is told as unread', () => {
    expect(found('I am on call in London, so no Australia')).toEqual([
      ['countries', undefined, 'I am on call in London'],
    ]);
    expect(excludedIn('I am on call in London, so no Australia')).toEqual(['AUS']);
  });

  it('are refused with the reason behind them, where a rule reads it', () => {
    expect(found('not Florida because of the hurricanes').map(([id]) => id)).toEqual([
      'outside-region',
      'hurricanes',
    ]);
    expect(found('not Quebec because of the language laws')).toEqual([
      ['outside-region', undefined, 'of the language laws'],
    ]);
  });

  it.each([
    ['flight longer than 8 hours to see my mum in Dublin', 'Dublin'],
    ['within 4 hours flight of family back in Germany', 'Germany'],
    ['my parents in Lahore within a 6 hour flight', 'Lahore'],
    ['flight to Mumbai no longer than 9 hrs', 'Mumbai'],
    ['must be within 3 time zones of London', 'London'],
  ])('are where a way starts: “%s”', (line, from) => expect(found(line)[0]?.[1]).toBe(from));
});
