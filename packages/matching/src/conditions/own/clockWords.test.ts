import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ownVerdicts } from '../../testing/standingOf.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const read = (line: string) => {
  const [first] = readDealBreakers(realAtlas(), line, { home: 'USA' }).dealBreakers;
  return first?.id === 'time-difference' ? first.label : first?.id;
};

describe('clocks', () => {
  it.each([
    ['within 3 hours of London time', 'no clock more than 3 hours from London'],
    ['not more than 2 hours ahead of UK time', 'no clock more than 2 hours from UK'],
    ['same time zone as Germany', 'the same clock as Germany'],
    ['same time zone as UK +/- 2h', 'no clock more than 2 hours from UK'],
    ['same time zone as New York within 2 hours', 'no clock more than 2 hours from New York City'],
    ['UTC+0 to UTC+3', 'a clock from universal time to UTC+3'],
    ['within CET +-2', 'no clock more than 2 hours from Central European Time'],
    ['within 5 hours of EST', 'no clock more than 5 hours from US Eastern Time'],
    ['at least 4 hours overlap with London', 'no clock more than 4 hours from London'],
    ['CET timezone', 'the same clock as Central European Time'],
    ['in the CET time zone', 'the same clock as Central European Time'],
    ['must be in CET or close', 'no clock more than 2 hours from Central European Time'],
    ['close to UK time zone', 'no clock more than 2 hours from UK'],
    ['London time +/- 3h', 'no clock more than 3 hours from London'],
    ['European time zone', 'no clock more than 2 hours from Central European Time'],
  ])('are read of “%s”', (line, label) => expect(read(line)).toBe(label));

  it.each([
    'I need 3 hours of free time',
    'takes 3 hours of my time',
    'not the same time zone as Germany',
    'no European time zone',
    'no CET',
    'not close to UK time',
    '3 hours from London by train',
  ])('are none in “%s”', (line) => expect(read(line)).toBeNull());

  it('leave hours of flight what they are', () => {
    expect(read('no more than 10 hours of flight time from Delhi')).toBe('flight');
  });

  it('hold both ends of a span of clocks', () => {
    const verdict = ownVerdicts('UTC+0 to UTC+3');
    expect(['GBR', 'DEU', 'KEN', 'BRA', 'IND'].map((iso3) => verdict(iso3)?.status)).toEqual([
      'met',
      'met',
      'met',
      'failed',
      'failed',
    ]);
  });
});

describe('hours on either side of a clock', () => {
  it.each([
    ['same time zone as London plus minus 2', 'no clock more than 2 hours from London'],
    ['±1h of Berlin', 'no clock more than 1 hour from Berlin'],
    ['within +-2h of London', 'no clock more than 2 hours from London'],
    ['+/- 3 hours CET', 'no clock more than 3 hours from Central European Time'],
  ])('are no degrees and no bullet: “%s”', (line, label) => expect(read(line)).toBe(label));
});
