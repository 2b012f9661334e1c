import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../../engine/engine.ts';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { entriesOf, entryOf, waysInto } from '../../testing/waysIn.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

const REMOTE = {
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
};

describe('an income', () => {
  it('is compared with the threshold of a nomad visa', () => {
    const rich = entryOf('ESP', { citizenship: ['NGA'], 'expected-annual-income': '75k-100k', ...REMOTE });
    const poor = entryOf('ESP', { citizenship: ['NGA'], 'expected-annual-income': 'under-30k', ...REMOTE });
    expect(rich.status).toBe('met');
    expect(rich.way).toMatchObject({ kind: 'route', test: 'passed', asked: 'income' });
    expect(poor.status).toBe('failed');
    expect(poor.grade).toBeLessThan(rich.grade);
  });

  it('decides on a work permit for one person only as far as it is told to be that person’s own', () => {
    const couple = {
      citizenship: ['NGA'],
      'expected-annual-income': '30k-50k',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'family-member-1-occupation': 'employed-full',
      ...REMOTE,
    };
    const of = (remark: string) => entryOf('HRV', { ...couple, 'additional-comments': remark }).way;
    expect(of('We like the sea.')).toMatchObject({ kind: 'route' });
    expect(of('My income goes from 900 to 4500 EUR a month, on average 2600 EUR.')).toMatchObject({
      kind: 'short',
    });
  });

  it('before tax is not compared with a threshold after tax', () => {
    const of = (band: string) =>
      entryOf('CYP', { citizenship: ['KEN'], 'expected-annual-income': band, ...REMOTE }).way;
    expect(of('50k-75k')).toMatchObject({ test: 'within' });
    expect(of('75k-100k')).toMatchObject({ test: 'passed' });
  });

  it('that is fixed and told in free text is compared with the threshold', () => {
    const of = (remark: string) =>
      entryOf('PRT', {
        citizenship: ['USA'],
        'work-arrangement': 'not-working',
        'expected-annual-income': 'retired-fixed',
        'income-sources': ['retirement-pension'],
        'visa-preference': ['retirement'],
        'additional-comments': remark,
      });
    expect(of('I get $1,950 Social Security every month.')).toMatchObject({
      status: 'met',
      way: { test: 'passed' },
    });
    expect(of('I get $450 Social Security every month.')).toMatchObject({ way: { kind: 'short' } });
    expect(of('I like tulips.')).toMatchObject({ way: { test: 'not told' } });
  });

  it('that is fixed and of unknown amount is taken to be the monthly spending', () => {
    const fixed = {
      citizenship: ['USA'],
      'work-arrangement': 'not-working',
      'expected-annual-income': 'retired-fixed',
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
    };
    const of = (answers: object) => entryOf('FRA', { ...fixed, ...answers });
    expect(of({ 'monthly-budget': 4800 }).way).toMatchObject({ kind: 'route', test: 'by budget' });
    expect(of({ 'monthly-budget': 4800 }).grade).toBeGreaterThan(of({}).grade);
    // A recorded sum that is met is no weaker than a route without a recorded sum.
    expect(entryOf('CHL', { ...fixed, 'monthly-budget': 4800 }).way).toMatchObject({ test: 'not stated' });
    expect(of({ 'monthly-budget': 4800 }).grade).toBeGreaterThanOrEqual(
      entryOf('CHL', { ...fixed, 'monthly-budget': 4800 }).grade,
    );
    // Spending is not income: a small budget rules nothing out.
    expect(of({ 'monthly-budget': 900 })).toMatchObject({
      status: 'at_risk',
      way: { test: 'beyond budget' },
    });
    expect(of({ 'monthly-budget': 900 }).grade).toBeLessThan(of({}).grade);
    expect(of({ 'monthly-budget': 900 }).grade).toBeGreaterThan(entryOf('AUS', fixed).grade);
  });

  it('that no question asked about fails no household, and spending does not stand for it', () => {
    const retired = {
      citizenship: ['GBR'],
      age: 61,
      'retirement-timeline': 'already-retired',
      'expected-annual-income': 'retired-fixed',
      'income-sources': ['retirement-pension', 'savings'],
      'visa-preference': ['retirement', 'permanent-residency'],
    };
    for (const budget of [900, 2300, 6000]) {
      for (const [i, { way, status }] of entriesOf({ ...retired, 'monthly-budget': budget }).entries()) {
        const byIncome = 'asked' in way && way.asked === 'income';
        if (byIncome) expect(status, engine.iso3[i]).toBe('at_risk');
      }
    }
    expect(entryOf('ESP', { ...retired, 'monthly-budget': 2300 }).way).toMatchObject({
      test: 'beyond budget',
      asked: 'income',
    });
    // Spain accepts means for a year instead of an income; the savings suffice for them.
    expect(entryOf('ESP', { ...retired, 'liquid-assets-available': '100k-250k' })).toMatchObject({
      status: 'met',
      way: { asked: 'capital', test: 'passed' },
    });
  });

  it('has to cover what the record adds for each person who moves', () => {
    const retired = {
      citizenship: ['GBR'],
      age: 66,
      'retirement-timeline': 'already-retired',
      'expected-annual-income': '30k-50k',
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
    };
    const needed = (answers: WrittenAnswers) => {
      const { way } = entryOf('PRT', answers);
      return 'neededUsd' in way ? (way.neededUsd ?? 0) : 0;
    };
    const two = {
      ...retired,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'family-member-1-family-member-age': 64,
    };
    expect(needed(two) / needed(retired)).toBeCloseTo(1.5, 6);
  });
});

describe('a route for which people are chosen', () => {
  it('by points is described without a promise', () => {
    const wish = {
      citizenship: ['IND'],
      age: 36,
      'work-arrangement': 'local-job',
      'visa-preference': ['work', 'permanent-residency'],
    };
    for (const iso3 of ['AUS', 'CAN', 'NZL']) {
      const { routes } = waysInto(iso3, wish);
      const chosen = routes.find(({ way }) => way.route.kind === 'permanent-residency');
      expect(chosen?.way, iso3).toMatchObject({ kind: 'route', test: 'chosen' });
      expect(chosen?.status).toBe('at_risk');
    }
  });

  it('by a yearly quota is a chance', () => {
    const { routes } = waysInto('ITA', { citizenship: ['MEX'], 'work-arrangement': 'freelance' });
    const quota = routes.filter(({ way }) => way.route.conditions.selection === 'quota');
    expect(quota).toMatchObject([{ grade: 0.3, status: 'at_risk', way: { test: 'chosen' } }]);
  });
});

describe('permits for people of means', () => {
  const retired = (sources: readonly string[]) => ({
    citizenship: ['USA'],
    'work-arrangement': 'not-working',
    'income-sources': sources,
    'expected-annual-income': '75k-100k',
    'visa-preference': ['retirement'],
  });

  it('count only income without work', () => {
    expect(entryOf('PRT', retired(['retirement-pension'])).way).toMatchObject({
      test: 'passed',
      counts: 'all',
    });
    expect(entryOf('PRT', retired(['retirement-pension', 'remote-work'])).way).toMatchObject({
      test: 'within',
      counts: 'some',
    });
    expect(entryOf('PRT', retired(['remote-work'])).way).toMatchObject({ test: 'not told', counts: 'none' });
  });

  it('are chosen for whom they are made: a pensioners’ permit for pensioners only, then the one with the least sum', () => {
    const name = (sources: readonly string[]) => {
      const { way } = entryOf('CRI', retired(sources));
      return 'route' in way ? way.route.name : way.kind;
    };
    expect(name(['retirement-pension'])).toMatch(/^Pensionado/);
    expect(name(['investments'])).toBe('Costa Rica Rentista');
  });
});

describe('capital', () => {
  const investor = (band: string) =>
    waysInto('CYP', {
      citizenship: ['ISR'],
      'work-arrangement': 'business-owner',
      'visa-preference': ['investor'],
      'expected-annual-income': '150k-200k',
      'liquid-assets-available': band,
    }).routes.find(({ way }) => way.route.kind === 'investor');

  it('that falls inside the band told is neither reached nor missed', () => {
    const usd = investor('250k-500k')?.way.route.minInvestment?.usd ?? 0;
    expect(usd).toBeGreaterThan(250_000);
    expect(usd).toBeLessThan(500_000);
    expect(investor('250k-500k')).toMatchObject({
      status: 'at_risk',
      way: { test: 'within', asked: 'capital' },
    });
    expect(investor('500k-1m')).toMatchObject({ way: { test: 'passed' } });
    expect(investor('100k-250k')).toMatchObject({ status: 'failed', way: { kind: 'short' } });
  });
});
