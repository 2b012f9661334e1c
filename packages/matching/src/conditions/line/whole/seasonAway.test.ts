import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';
import { SEASON_AWAY } from './seasonAway.ts';

const atlas = realAtlas();

describe('a place that is refused for a season alone', () => {
  it.each([
    ['Not Dubai in summer', 'not Dubai in summer'],
    ['not dubai in the summer months', 'not Dubai in the summer months'],
    ['No Dubai in July and August', 'not Dubai in July and August'],
    ['Avoid Thailand during the rainy season', 'not Thailand in the rainy season'],
    ['Not Dubai, in summer', 'not Dubai in summer'],
    ['No summers in Seville', 'not Seville in summer'],
    ['I don’t want to be in Delhi from November to January', 'not Delhi in November to January'],
    ['Not Dubai in summer or winter', 'not Dubai in summer or winter'],
  ])('is heard, and stays: "%s"', (line, label) => {
    const { dealBreakers, excluded } = readDealBreakers(atlas, line);
    expect(dealBreakers).toMatchObject([{ id: SEASON_AWAY, label }]);
    expect(excluded).toEqual([]);
  });

  it.each(['Not Dubai', 'Not in Thailand', 'No hot summers in Dubai', 'No summers', 'Not Spain, too hot'])(
    'is none: "%s"',
    (line) => {
      expect(readDealBreakers(atlas, line).dealBreakers.some(({ id }) => id === SEASON_AWAY)).toBe(false);
    },
  );
});
