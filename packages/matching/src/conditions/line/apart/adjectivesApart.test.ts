import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';
import { adjectivesApart } from './adjectivesApart.ts';

const atlas = realAtlas();

describe('adjectives that share a noun', () => {
  it.each([
    ['No Muslim or African countries', ['no Muslim countries', 'no African countries']],
    [
      'We don’t want cold, rainy, or expensive places',
      ['no cold places', 'no rainy places', 'no expensive places'],
    ],
    ['small or quiet towns', null],
    ['must be in a safe or cheap country', null],
  ])('are refused each: %s', (line, parts) => expect(adjectivesApart(line)).toEqual(parts));

  it('are read each, and named where they are not', () => {
    const read = (line: string) => readDealBreakers(atlas, line);
    expect(read('we don’t want cold, rainy, or expensive places').dealBreakers.map(({ id }) => id)).toEqual([
      'cold',
      'constant-rain',
      'expensive',
    ]);
    const out = read('No Muslim or African countries');
    expect(out.dealBreakers.map(({ id }) => id)).toEqual(['muslim-majority', 'countries']);
    expect(out.excluded.map(({ iso3 }) => iso3)).toContain('KEN');
    expect(read('no hot or boring places').dealBreakers).toMatchObject([
      { id: 'extreme-heat', unread: ['boring places'] },
    ]);
  });
});
