import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../testing/waysIn.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { incomeOfTwo } from './incomeOfTwo.ts';
import { incomeTold } from './incomeTold.ts';
import { ownMoney } from './ownMoney.ts';

const COUPLE = {
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Margaret',
  'family-member-1-relationship': 'spouse',
};
const BAND = { lowUsd: 50_000 / 12, highUsd: 75_000 / 12 };
const own = ownMoney(realAtlas(), null);

describe('a pension of a partner told in a sentence of its own', () => {
  const told = (text: string) =>
    incomeTold(
      answersOf({ ...COUPLE, 'expected-annual-income': 'retired-fixed', 'additional-comments': text }),
      own,
      null,
    )?.monthlyUsd;
  it.each([
    ['I get $1,450 a month from my pension. Margaret gets $620 a month from hers.', 2070],
    ['My pension is $1,450 a month. Hers is $620 a month.', 2070],
    ['My pension is $1,450 a month. Margaret’s is $620 a month.', 2070],
    ['My pension is $1,450 a month. My wife will get $620 a month from next year.', 1450],
    ['My pension is $1,450 a month. Margaret still works and earns $900 a month.', 1450],
    ['My pension is $1,450 a month. Margaret spends $300 a month on medicine.', 1450],
    ['Margaret gets $620 a month.', undefined],
  ])('is added to that of the customer: “%s”', (text, usd) => {
    expect(told(text)).toBe(usd);
  });
});

describe('the income of each of two', () => {
  const told = (text: string, more: WrittenAnswers = {}) => {
    const found = incomeOfTwo(answersOf({ ...COUPLE, 'additional-comments': text, ...more }), own, BAND);
    return found && [found.ownUsd, found.monthlyUsd];
  };
  it.each([
    ['I earn $3,000 a month and my wife earns $2,000 a month, both remote.', [3000, 5000]],
    ['I earn $3,000 and Margaret makes $2,000 a month.', [3000, 5000]],
    ['My salary is $36,000 a year. My wife makes $24,000 a year.', [3000, 5000]],
    ['I earn $3,000 a month.', null],
    ['I earn $3,000 a month and spend $2,000 a month.', null],
    ['I earn $6,000 a month and my wife earns $2,000 a month.', null],
    ['I earn $3,000 a month after tax and my wife earns $2,000 a month.', null],
    ['I earn $3,000 a month and my sister earns $2,000 a month.', null],
  ])('is read where both are told: “%s”', (text, sums) => {
    expect(told(text)).toEqual(sums);
  });

  it('is not the pay of a job that is still to be found', () => {
    const text = 'I earn $3,000 a month and my wife earns $2,000 a month.';
    expect(told(text, { 'income-sources': ['local-income'] })).toBeNull();
  });
});

describe('a permit for the work of one', () => {
  const to = (iso3: string, text: string, kind = 'remote-employee') =>
    entryOf(iso3, {
      ...COUPLE,
      citizenship: ['ZAF'],
      age: 36,
      'work-arrangement': kind,
      'visa-preference': ['digital-nomad'],
      'income-sources': ['remote-work'],
      'expected-annual-income': '50k-75k',
      'additional-comments': text,
    });

  it('compares the applicant’s own income, and does not fail by it where both incomes may suffice', () => {
    const { way, status } = to('PRT', 'I earn $3,000 a month and my wife earns $2,900 a month.');
    expect(way).toMatchObject({ kind: 'route', test: 'by both', asked: 'income' });
    expect(status).toBe('at_risk');
  });

  it('is met by one income that suffices alone', () => {
    expect(to('HRV', 'I earn $4,900 a month and my wife earns $1,000 a month.').way).toMatchObject({
      test: 'passed',
    });
  });
});
