import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const out = (line: string) => readDealBreakers(atlas, line).excluded.map(({ iso3 }) => iso3);
const ids = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('countries with the reason why they are refused', () => {
  it.each([
    ['Dubai, Qatar and Saudi - too hot and no freedom', ['ARE', 'QAT', 'SAU']],
    ['Thailand because of burning season', ['THA']],
    ['India: pollution, noise, crowds', ['IND']],
    ['Hungary – no rule of law', ['HUN']],
    ['Hungary & Poland (LGBT laws)', ['HUN', 'POL']],
  ])('are ruled out by name: “%s”', (line, iso3) => expect(out(line)).toEqual(iso3));

  it.each([
    'Taiwan (China risk)',
    'Spain: great food',
    'Italy because of my wife’s family',
    'Portugal - only Lisbon',
    'Mexico (we love it)',
    'Australia because my sister lives there',
    'Costa Rica, Panama: safe enough?',
    'Japan - must speak Japanese',
    'Italy since my wife has the passport',
  ])('are not where it may be a wish or a tie, or names another country: “%s”', (line) =>
    expect(out(line)).toEqual([]),
  );
});

describe('a large city that is refused by its name alone', () => {
  it.each(['no Paris', 'Not Dubai or Mumbai', 'not in London'])('is left out: “%s”', (line) => {
    expect(new Set(ids(line))).toEqual(new Set(['far-from']));
    expect(readDealBreakers(atlas, line).dealBreakers.flatMap(({ unread = [] }) => unread)).toEqual([]);
  });

  it.each(['No Mold', 'no Nice weather', 'Paris'])('is none in “%s”', (line) =>
    expect(ids(line)).toEqual([null]),
  );
});

describe('a country by its language', () => {
  it('is asked for in English, and left open in another language that may be refused', () => {
    expect(ids('not an English-speaking country')).toEqual(['spoken']);
    expect(ids('not a French-speaking country')).toEqual([null]);
    expect(ids('only Spanish-speaking countries')).toEqual(['spoken']);
    expect(ids('French is not spoken there')).toEqual(['spoken']);
  });
});
