import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';
import type { WhoWrites } from '../own/whoWrites.ts';
import { cityCalled } from './origin.ts';

const atlas = realAtlas();

describe('the place that a distance is measured from', () => {
  const lineOf = (text: string, home = 'POL') => {
    const [first] = readDealBreakers(atlas, text, { home }).dealBreakers;
    return [first?.id ?? null, first?.label, first?.from?.at];
  };

  it('is home for a family that nobody placed, of somebody who lives in their own country', () => {
    const at = (who: Partial<WhoWrites>): unknown =>
      readDealBreakers(atlas, 'Max 3 hours of flight to his dad', who).dealBreakers[0]?.from?.at;
    expect(at({ home: 'NLD', citizenships: ['NLD'] })).toBeUndefined();
    expect(at({ home: 'NLD', citizenships: ['NLD'], familyIn: ['FRA'] })).toBe('family');
    expect(at({ home: 'NLD', citizenships: ['IND'] })).toBe('family');
  });

  it.each([
    [
      'within 4 hours time difference of New York',
      'time-difference',
      'no clock more than 4 hours from New York City',
      'from 5128581',
    ],
    ['Not within 500 km of Russia', 'far-from', 'a town at least 500 km from Russia', 'from RUS'],
    ['At least 500 km away from Russia', 'far-from', 'a town at least 500 km from Russia', 'from RUS'],
    [
      'must be more than 300 miles from the border of Russia',
      'far-from',
      'a town at least 300 miles from Russia',
      'from RUS',
    ],
    ['No more than 300 km from Munich', 'close-to', 'a town no more than 300 km from Munich', 'from 2867714'],
    [
      'No more than 300 km from München',
      'close-to',
      'a town no more than 300 km from Munich',
      'from 2867714',
    ],
    ['More than 2,000 km from India', 'distance', 'nothing more than 2,000 km from India', 'from IND'],
    [
      'More than 12 hours flight from Pune',
      'flight',
      'nothing more than about 12 hours of flight from Pune',
      'from 1259229',
    ],
    [
      'Flight to Pune longer than 15 hours (in total)',
      'flight',
      'nothing more than about 15 hours of flight from Pune',
      'from 1259229',
    ],
    [
      'must be within four hours by air of Toronto',
      'flight',
      'nothing more than about 4 hours of flight from Toronto',
      'from 6167865',
    ],
    [
      'Nowhere more than about four hours on a plane from Manchester, for the grandkids',
      'flight',
      'nothing more than about 4 hours of flight from Manchester',
      'from 2643123',
    ],
    [
      "Further than a three hour flight from Cork, my mam is 79 and I won't do that to her",
      'flight',
      'nothing more than about 3 hours of flight from Cork',
      'from 2965140',
    ],
    [
      'no more than 5 hours of flight',
      'flight',
      'nothing more than about 5 hours of flight from home',
      undefined,
    ],
    [
      'More than 12 hours of flight from India',
      'flight',
      'nothing more than about 12 hours of flight from India',
      'from IND',
    ],
    [
      'More than 8 hours flight from my parents',
      'flight',
      'nothing more than about 8 hours of flight from your family',
      'family',
    ],
    [
      'more than 5 hours time difference to Texas',
      'time-difference',
      'no clock more than 5 hours from Texas',
      'from 4699066',
    ],
    [
      'More than 12 hours flight from New South Wales',
      'flight',
      'nothing more than about 12 hours of flight from New South Wales',
      'from 2147714',
    ],
    ['More than 2,000 km from Georgia', 'distance', 'nothing more than 2,000 km from Georgia', 'from GEO'],
    [
      'more than 3 hours of time difference to New York',
      'time-difference',
      'no clock more than 3 hours from New York City',
      'from 5128581',
    ],
    [
      'No flight of less than 8 hours to Shanghai',
      'flight',
      'nothing more than about 8 hours of flight from Shanghai',
      'from 1796236',
    ],
    [
      'No direct flight to Geneva in under 4 hours',
      'flight',
      'nothing more than about 4 hours of flight from Geneva',
      'from 2660646',
    ],
    [
      '8 hours flying time from Calgary at the most',
      'flight',
      'nothing more than about 8 hours of flight from Calgary',
      'from 5913490',
    ],
    [
      'Longer than 8 hours from Calgary',
      'flight',
      'nothing more than about 8 hours of flight from Calgary',
      'from 5913490',
    ],
    [
      'Long flights, 8 hours is my limit',
      'flight',
      'nothing more than about 8 hours of flight from home',
      undefined,
    ],
    [
      'More than 5 hours of flight from home',
      'flight',
      'nothing more than about 5 hours of flight from home',
      undefined,
    ],
  ])('is the one the line names: "%s"', (text, ...expected) => {
    expect(lineOf(text)).toEqual(expected);
  });

  it.each([
    'More than 12 hours flight from Ruritania',
    'No flight of less than 8 hours to Ruritania',
    'More than 6 hours by train from Lyon',
    'More than 2 hours from Lyon',
    'No more than 300 km from La Baule',
    'A direct flight to Lyon',
    'more than 10 hours from a major airport',
    'Within 500 km of Russia',
    'Not within 5,000 km of Russia',
    'must be more than 500 km from home',
    'At least 500 km from Russia and its friends',
  ])('leaves "%s" to people', (text) => {
    expect(lineOf(text)[0]).toBeNull();
  });
});

it('takes a name for that of a state where a small town alone has it too, and else for the town', () => {
  const measured = (line: string) => readDealBreakers(atlas, line, { home: 'CAN' }).dealBreakers[0];
  expect(
    atlas.cities.byId(Number(measured('More than 8 hours of flight from Ontario')?.from?.at.slice(5))),
  ).toMatchObject({ iso3: 'CAN' });
  expect(measured("Winters like Ontario's")?.label).toBe('no winters as cold as those of Toronto');
  expect(measured("Winters like Ontario's")?.limit).toBeLessThan(-5);
  expect(cityCalled(atlas, 'Washington')?.region).toBe('District of Columbia');
  expect(cityCalled(atlas, 'Victoria')?.iso3).toBe('CAN');
});

it.each([
  ['my parents are in Johannesburg, max 12 hours flying', 'Johannesburg'],
  ['my mum is 80 in Cork so max 3 hours flight', 'Cork'],
  ['shared custody with ex in Lyon so max 2 hours flight', 'Lyon'],
])('measures from where those live whom a line names: “%s”', (line, said) => {
  expect(readDealBreakers(atlas, line, { home: 'USA' }).dealBreakers[0]?.from?.said).toBe(said);
});

describe('a limit behind the line that tells where somebody lives', () => {
  const fromOf = (text: string) =>
    readDealBreakers(atlas, text).dealBreakers.map(({ id, from }) => [id, from?.said ?? null]);

  it.each([
    ['My kids are in Denmark, no more than 3 hours flying', [['flight', 'Denmark']]],
    ['My team sits in Bangalore. Max 4 hours time difference.', [['time-difference', 'Bengaluru']]],
    ['Grandma lives in Porto so max 2.5h flight from there', [['flight', 'Porto']]],
    [
      'My parents live in Lima. No war. Max 8 hours flight.',
      [
        ['war', null],
        ['flight', 'Lima'],
      ],
    ],
  ])('is measured from there: “%s”', (text, expected) => expect(fromOf(text)).toEqual(expected));

  it.each([
    'My kids are in Denmark. No more than 3 hours flying from home.',
    'I am from Ohio. No more than 3 hours flying',
  ])('is measured from home where it says so, or nobody lives there: “%s”', (text) =>
    expect(fromOf(text).at(-1)).toEqual(['flight', null]),
  );
});
