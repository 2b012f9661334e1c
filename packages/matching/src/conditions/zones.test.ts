import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

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
    ['more than 3 hours time difference from UTC-3', 3, 'UTC−3', 'clock -3'],
  ])('is measured from its clock: %s', (line, limit, zone, clock) => {
    expect(read(line, 'USA')).toEqual([
      { id: 'time-difference', label: `no clock more than ${limit} hours from ${zone}`, limit, clock },
    ]);
  });

  it('takes a bare word for a zone of those alone who call it so', () => {
    expect(read('More than 5 hours time difference to Central', 'AUS')).not.toContainEqual(
      expect.objectContaining({ clock: 'clock -6' }),
    );
    expect(read('More than 5 hours time difference to Central Europe', 'USA')).not.toContainEqual(
      expect.objectContaining({ clock: 'clock -6' }),
    );
  });

  it('is measured from home where no zone is named', () => {
    expect(read('more than 5 hours time diff', 'USA')).toEqual([
      { id: 'time-difference', label: 'no clock more than 5 hours from home', limit: 5, clock: 'clock -6' },
    ]);
  });
});
