import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { officeClock } from '../../conditions/own/clocks.ts';
import { answersOf } from '../../testing/persona.ts';
import { employerOf } from './employer.ts';

const atlas = realAtlas();

const told = (remark: string, arrangement = 'remote-employee') =>
  employerOf(atlas, answersOf({ 'work-arrangement': arrangement, 'additional-comments': remark }));

describe('the employer of people who work remotely', () => {
  it.each([
    ['My employer is German, should I go there?', 'DEU'],
    ['I am a tester, employed by a German software firm.', 'DEU'],
    ['My company is based in Norway and lets me go.', 'NOR'],
    ['Our agency is British.', 'GBR'],
    ['I use a German bank and my employer is Danish.', 'DNK'],
  ])('is read from “%s”', (remark, iso3) => expect(told(remark)?.iso3).toBe(iso3));

  it.each([
    ['I work for a bank in Singapore and will keep that job', 'SGP', 8],
    ['My company is based in Toronto', 'CAN', -5],
    ['my employer in Seattle lets me work from anywhere', 'USA', -8],
    ['I am employed by a start-up in New York City', 'USA', -5],
  ])('keeps the clock of the town that is named: “%s”', (remark, iso3, clock) =>
    expect(told(remark)).toMatchObject({ iso3, clock }),
  );

  it.each([
    'I would like to work for a German company.',
    'My boss speaks German.',
    'I work for a German company and for a Danish company.',
    'My former company is in Norway.',
  ])('is not read from “%s”', (remark) => expect(told(remark)?.iso3 ?? null).toBeNull());

  it('is not read for other kinds of work', () =>
    expect(told('My employer is German', 'local-job')).toBeNull());
});

describe('the office hours to be shared', () => {
  const employer = told('My employer is German');

  it('are those of the employer where it is in the region named, and before those of home', () => {
    const clockAtHome = 3;
    expect(officeClock('overlap-europe-africa', { clockAtHome, employer })).toEqual({
      clock: 1,
      of: 'employer',
    });
    expect(officeClock('overlap-europe-africa', { clockAtHome, employer: null })?.of).toBe('home');
    expect(officeClock('overlap-americas', { clockAtHome, employer })?.of).toBe('region');
  });
});
