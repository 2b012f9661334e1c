import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { entryOf, waysInto } from '../testing/waysIn.ts';
import { GRADE, isWithinReach } from './way.ts';

const DEPOSIT = 'MYS-retirement-passive-income-malaysia-my-second-home-mm2h-silver';
const founder = {
  citizenship: ['CHN'],
  age: 46,
  'work-arrangement': 'business-owner',
  'liquid-assets-available': 'over-2m',
  'visa-preference': ['permanent-residency', 'citizenship'],
};
const writer = {
  citizenship: ['GBR'],
  age: 38,
  'work-arrangement': 'undecided',
  'liquid-assets-available': '250k-500k',
  'visa-preference': ['permanent-residency'],
};

describe('a permit for a deposit alone', () => {
  it('is a way in for anybody with the sum who asked for a lasting stay, retired or not', () => {
    for (const one of [
      founder,
      { ...founder, citizenship: ['GBR'] },
      { ...founder, citizenship: ['ZAF'], age: 29 },
    ]) {
      const { way, grade } = entryOf('MYS', one);
      expect(way).toMatchObject({ kind: 'route', test: 'passed', route: { id: DEPOSIT } });
      expect(isWithinReach(way)).toBe(true);
      // Nobody asked for it, so it follows every route that was wished for.
      expect(grade).toBeCloseTo(GRADE.unasked, 1);
    }
    // Who leaves open what to live on may still take a job, and is shown both.
    expect(waysInto('IDN', writer).routes.map(({ way }) => way.route.name)).toContain(
      'Indonesia Second Home Visa (5-year / 10-year)',
    );
  });

  it('meets the wish for an investment like any other sum', () => {
    const investor = { ...founder, 'other-economic-contributions': ['business-investment'] };
    expect(entryOf('MYS', investor)).toMatchObject({ status: 'met', way: { route: { id: DEPOSIT } } });
    const founding = { ...investor, 'local-job-creation-intent': '3-5' };
    // It allows no work, so whether a company may be founded on it has to be asked first.
    expect(entryOf('MYS', founding)).toMatchObject({ status: 'at_risk', way: { unsure: 'founding' } });
  });

  it('is no way in without the sum, below its age, for a local job, or where a pension is required too', () => {
    const others = [
      { ...founder, 'liquid-assets-available': '25k-50k' },
      { ...founder, age: 22 },
      { ...founder, 'work-arrangement': 'local-job' },
      { ...founder, 'work-arrangement': 'company-transfer' },
      { ...founder, 'work-arrangement': 'study' },
    ];
    for (const one of others)
      expect(
        waysInto('MYS', one).routes.map(({ way }) => way.route.id),
        JSON.stringify(one),
      ).not.toContain(DEPOSIT);
    const pension = realAtlas()
      .routes.of('PHL')
      .find(({ conditions }) => conditions.forWhom === 'pensioners');
    expect(pension).toBeDefined();
    expect(waysInto('PHL', { ...founder, age: 55 }).routes.map(({ way }) => way.route)).not.toContain(
      pension,
    );
    // Costa Rica accepts a sum in place of an income, but the requirement is the income.
    expect(waysInto('CRI', founder).routes.map(({ way }) => way.route.kind)).not.toContain(
      'retirement/passive-income',
    );
  });

  it('keeps its own name for people who asked for a retirement permit', () => {
    const retired = { ...founder, 'work-arrangement': 'not-working', 'visa-preference': ['retirement'] };
    expect(entryOf('MYS', retired)).toMatchObject({ status: 'met', way: { route: { id: DEPOSIT } } });
  });
});
