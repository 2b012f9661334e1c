import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const read = (line: string, home: string) =>
  readDealBreakers(realAtlas(), line, { home, clockAtHome: -6 }).dealBreakers.map(
    ({ id, label, limit, clock }) => ({ id, label, limit, clock }),
  );

describe('a difference in time to a zone', () => {
  it.each([
    ['More than 5 hr time diff to Central', 5, 'US Central Time', 'clock -6'],
    ['more than 3 hours time difference with Eastern time', 3, 'US Eastern Time', 'clock -5'],
    ['No timezone more than 4 hours from PST', 4, 'US Pacific Time', 'clock -8'],
    ['More than 6 hours time difference to CET', 6, 'Central European Time', 'clock 1'],
    ['more than 3 hours time difference from UTC+8', 3, 'UTC+8', 'clock 8'],
    ['More than 6 hours time difference to CEST', 6, 'Central European Time', 'clock 1'],
    ['more than 3 hours time difference from UTC-3', 3, 'UTC−3', 'clock -3'],
    ['more than 3 hours time difference from UTC+5:30', 3, 'UTC+5:30', 'clock 5.5'],
    ['more than 3 hours time difference from UTC +0545', 3, 'UTC+5:45', 'clock 5.75'],
    ['more than 3 hours time difference from GMT+3.5', 3, 'UTC+3:30', 'clock 3.5'],
    ['more than 3 hours time difference from UTC-03:30', 3, 'UTC−3:30', 'clock -3.5'],
    ['more than 3 hours time difference from UTC+9,5', 3, 'UTC+9:30', 'clock 9.5'],
    ['more than 3 hours time difference from UTC+12:45', 3, 'UTC+12:45', 'clock 12.75'],
    ['Must be within 3 hours of CET', 3, 'Central European Time', 'clock 1'],
    ['not more than 4 hours from UTC+1', 4, 'UTC+1', 'clock 1'],
    ['more than 3 hours time difference from GMT', 3, 'universal time', 'clock 0'],
    ['more than 3 hours time difference to India time', 3, 'India Standard Time', 'clock 5.5'],
    ['more than 3 hours time difference to ACST', 3, 'Australian Central Time', 'clock 9.5'],
    ['more than 3 hours time difference to Newfoundland time', 3, 'Newfoundland Time', 'clock -3.5'],
  ])('is measured from its clock: %s', (line, limit, zone, clock) => {
    expect(read(line, 'USA')).toEqual([
      { id: 'time-difference', label: `no clock more than ${limit} hours from ${zone}`, limit, clock },
    ]);
  });

  it('takes a bare word for a zone of those alone who call it so', () => {
    expect(read('More than 5 hours time difference to Central', 'AUS')).not.toContainEqual(
      expect.objectContaining({ clock: 'clock -6' }),
    );
    expect(read('More than 5 hours time difference to US Central time', 'AUS')).toMatchObject([
      { clock: 'clock -6', label: 'no clock more than 5 hours from US Central Time' },
    ]);
  });

  it.each(['Central Europe', 'central London', 'Eastern Canada', 'Pacific islands', 'ces gens-là'])(
    'takes no word that stands beside another for a zone: %s',
    (place) => {
      const [line] = read(`More than 5 hours time difference to ${place}`, 'USA');
      expect(line?.label).not.toMatch(/ Time$/);
    },
  );

  it('counts the half and quarter hours of a zone', () => {
    const clock = (line: string) => read(line, 'USA')[0]?.clock;
    expect(clock('more than 3 hours time difference from UTC+5:30')).toBe(
      clock('more than 3 hours time difference from New Delhi'),
    );
    expect(clock('more than 3 hours time difference from UTC+5:45')).toBe(
      clock('more than 3 hours time difference from Kathmandu'),
    );
    expect(clock('more than 3 hours time difference from UTC+9:30')).toBe(
      clock('more than 3 hours time difference from Adelaide'),
    );
  });

  it('is measured from home where no zone is named', () => {
    expect(read('more than 5 hours time diff', 'USA')).toEqual([
      { id: 'time-difference', label: 'no clock more than 5 hours from home', limit: 5, clock: 'clock -6' },
    ]);
  });
});

it('reads the letters of an American clock beside an American employer, wherever somebody lives', () => {
  const line = 'I work for a US company on EST hours so not more than 6 hours ahead';
  expect(read(line, 'GBR')).toMatchObject([{ clock: 'clock -5', limit: 6 }]);
});
