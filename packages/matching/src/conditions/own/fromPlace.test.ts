import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { CLOSE_TO, FAR_FROM } from './fromPlace.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const read = (line: string, within: string | null = 'GBR') =>
  readDealBreakers(realAtlas(), line, { home: 'GBR', within }).dealBreakers[0];

describe('hours from a town of the country within which somebody moves', () => {
  it.each([
    ['More than 2 hours from Leeds', CLOSE_TO, 160],
    ['Over 90 minutes from Manchester', CLOSE_TO, 120],
    ['Further than an hour from Bristol', CLOSE_TO, 80],
    ['Less than 2 hours from London', FAR_FROM, 160],
  ])('are a distance: "%s"', (line, id, limit) => {
    expect(read(line)).toMatchObject({ id, limit });
  });

  it.each([
    'More than 2 hours by plane from Leeds',
    'More than 2 hours time difference from London',
    'More than 2 hours flight from Manchester',
    'More than 2 hours from Berlin',
    'More than 2 hours from my parents',
  ])('are none: "%s"', (line) => {
    expect([CLOSE_TO, FAR_FROM]).not.toContain(read(line)?.id);
  });

  it.each([
    ['Far from Bern: more than a day by car', 800],
    ['More than 6 hours by car from Lyon', 480],
    ['More than three days of driving from Lyon', 2400],
    ['Further than 2 days’ drive from Lyon', 1600],
    ["Over 5 hours' drive from Munich", 400],
  ])('are a distance abroad as well where they are driven: "%s"', (line, limit) => {
    expect(read(line, null)).toMatchObject({ limit });
  });

  it('are left open in a move to another country, where they may be hours in the air', () => {
    expect([CLOSE_TO, FAR_FROM]).not.toContain(read('More than 2 hours from Leeds', null)?.id);
  });
});
