import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { entryOf, waysInto } from '../../testing/waysIn.ts';
import { monthsLate, pointsForDelay, shareForDelay, wholeMonths } from './inTime.ts';
import { monthsBehind } from '../way.ts';

/** Somebody's route into a country, by a word in its name. */
const standing = (iso3: string, name: string, answers: WrittenAnswers) =>
  waysInto(iso3, answers).routes.find(({ way }) => way.route.name.includes(name));

const SKILLED = {
  age: 30,
  citizenship: ['IRN'],
  'work-arrangement': 'local-job',
  'visa-preference': ['work', 'permanent-residency'],
  'career-field': 'science',
};

describe('the time to a decision', () => {
  it('is counted in months begun, with one more for the move', () => {
    expect([1, 30, 31, 60, 61].map(wholeMonths)).toEqual([1, 1, 2, 2, 3]);
    expect(monthsLate({ processingDays: 180 }, { latestMove: 7 })).toBe(0);
    expect(monthsLate({ processingDays: 181 }, { latestMove: 7 })).toBe(1);
    expect(monthsLate({ processingDays: null }, { latestMove: 7 })).toBe(0);
    expect(monthsLate({ processingDays: 181 }, { latestMove: null })).toBe(0);
  });

  it('is compared with the last month that the answer on the move allows', () => {
    const skilled = (timeline: string) =>
      standing('AUS', 'Skilled Independent', { ...SKILLED, 'relocation-timeline': timeline });
    expect(skilled('6-12-months')).toMatchObject({ status: 'at_risk', way: { late: 'decision' } });
    expect(skilled('2-5-years')?.way.late).toBeUndefined();
    expect(skilled('2-5-years')?.grade ?? 0).toBeGreaterThan(skilled('6-12-months')?.grade ?? 1);
  });

  it('costs more points the later it may come, and no more after a year', () => {
    const late = (timeline: string) =>
      standing('AUS', 'Skilled Independent', { ...SKILLED, 'relocation-timeline': timeline });
    const open = standing('AUS', 'Skilled Independent', SKILLED)?.grade ?? 0;
    expect(late('6-12-months')?.way.lateBy).toBe(5);
    expect(late('6-12-months')?.grade).toBeCloseTo(open * shareForDelay(5));
    expect(late('0-6-months')?.grade).toBeCloseTo(open * shareForDelay(11));
    expect([0, 6, 12, 20].map(shareForDelay)).toEqual([1, 0.75, 0.5, 0.5]);
    expect([0, 1, 6, 12, 20].map(pointsForDelay)).toEqual([0, 2, 12, 24, 24]);
  });

  it('puts a late route with selection behind one that keeps the date', () => {
    const first = (timeline: string) =>
      entryOf('AUS', { ...SKILLED, 'expected-annual-income': '30k-50k', 'relocation-timeline': timeline });
    expect(first('6-12-months').way).toMatchObject({ kind: 'job offer' });
    expect(monthsBehind(first('6-12-months').way)).toBe(0);
    expect(first('2-5-years').way).toMatchObject({ kind: 'route', test: 'chosen' });
  });

  it('puts a route that may come a year late or more behind an investment in hand that keeps the date', () => {
    const first = (assets: string) =>
      waysInto('CYP', {
        citizenship: ['GBR'],
        'work-arrangement': 'not-working',
        'income-sources': ['investments'],
        'expected-annual-income': '100k-150k',
        'liquid-assets-available': assets,
        'visa-preference': ['retirement', 'permanent-residency'],
        'relocation-timeline': '1-2-years',
      }).entry.way;
    expect(first('1m-2m')).toMatchObject({ route: { kind: 'investor' } });
    expect(monthsBehind(first('1m-2m'))).toBe(0);
    expect(first('25k-50k')).toMatchObject({ route: { kind: 'retirement/passive-income' } });
    expect(monthsBehind(first('25k-50k'))).toBeGreaterThan(12);
  });

  it('is compared for the permit of a citizen’s partner too', () => {
    const wed = (timeline: string) =>
      entryOf('AUS', {
        citizenship: ['JPN'],
        'work-arrangement': 'remote-employee',
        'visa-preference': ['digital-nomad'],
        'relationship-status': 'married',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-name': 'Lachlan',
        'family-member-1-relationship': 'spouse',
        'additional-comments': 'Lachlan is an Australian citizen.',
        'relocation-timeline': timeline,
      });
    expect(wed('0-6-months')).toMatchObject({ status: 'at_risk', way: { kind: 'partner' } });
    expect(monthsBehind(wed('0-6-months').way)).toBeGreaterThan(12);
    expect(wed('2-5-years')).toMatchObject({ status: 'unknown', way: { kind: 'partner' } });
    expect(monthsBehind(wed('2-5-years').way)).toBe(0);
  });

  it('counts for nothing where no date was told', () => {
    for (const iso3 of ['AUS', 'NZL', 'CAN', 'DEU'])
      for (const { way } of waysInto(iso3, SKILLED).routes) expect(way.late, way.route.id).toBeUndefined();
  });

  it('counts rounds of selection by points when a present status ends, but not the search for a job', () => {
    const told = { ...SKILLED, 'additional-comments': 'My residence permit expires in June 2027.' };
    expect(standing('AUS', 'Skilled Independent', told)?.way.late).toBe('draw');
    for (const { way } of waysInto('DEU', told).routes)
      if (way.kind === 'job offer') expect(way.late, way.route.id).toBeUndefined();
  });
});

describe('a permanent permit that asks for a job there', () => {
  it('comes after permits for work that is brought along, whatever kind was ticked', () => {
    const wishes = { ...SKILLED, 'visa-preference': ['work', 'permanent-residency', 'digital-nomad'] };
    const brought = standing('NZL', 'Skilled Migrant', { ...wishes, 'work-arrangement': 'remote-employee' });
    const sought = standing('NZL', 'Skilled Migrant', wishes);
    expect(brought?.way).toMatchObject({ apart: true });
    expect(sought?.way).not.toHaveProperty('apart');
    expect(brought?.grade ?? 1).toBeLessThan(sought?.grade ?? 0);
  });
});

describe('savings that a record takes instead of an income', () => {
  const retired = (band: string) =>
    standing('ESP', 'Non-Lucrative', {
      age: 63,
      citizenship: ['ARG'],
      'work-arrangement': 'not-working',
      'income-sources': ['retirement-pension'],
      'expected-annual-income': 'under-30k',
      'liquid-assets-available': band,
    });

  it('may be met, lie within the band told, or leave the decision to the income', () => {
    expect(retired('50k-100k')?.way).toMatchObject({ asked: 'capital', test: 'passed' });
    expect(retired('25k-50k')?.way).toMatchObject({ asked: 'capital', test: 'within' });
    expect(retired('25k-50k')?.status).toBe('at_risk');
    expect(retired('10k-25k')?.way).toMatchObject({ asked: 'income' });
  });
});
