import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../testing/persona.ts';
import { ownMoney } from './ownMoney.ts';
import { fixedIncome } from './fixedIncome.ts';

const atlas = realAtlas();

const told = (remark: string, income = 'retired-fixed', home: string | null = null) =>
  fixedIncome(
    answersOf({ 'expected-annual-income': income, 'additional-comments': remark }),
    ownMoney(atlas, home),
  )?.monthlyUsd ?? null;

describe('a fixed income in words', () => {
  it.each<[string, number | null]>([
    ['I get $1,950 Social Security and $520 from Harolds annuity every month. I am afraid.', 2470],
    ['My pension is 1500 dollars a month.', 1500],
    ['We receive a monthly pension of $3k', 3000],
    ['I get $1,950 Social Security a month and pay $600 rent', null],
    ['I get $24,000 Social Security a year', null],
    ['I will get $1,950 Social Security every month when I am 67', null],
    ['A pension of $2,000 a month is what Spain asks for', null],
    ['I get 90 days of pension a month', null],
    [
      'I get $1,150 a month from my bus company pension now, is that enough for Spain and will it go up?',
      1150,
    ],
    ['I get $1,150 pension a month and will that be enough if prices rise', 1150],
    ['I get $1,150 pension a month, but will lose half of it', null],
    ['I get $1,150 pension a month and I will pay $600 rent', null],
  ])('is read carefully: "%s"', (remark, usd) => {
    expect(told(remark)).toBe(usd);
  });

  it.each([
    'My pension is CAD 2,900 a month before tax, all of it together.',
    'My pension is 2,900 CAD a month.',
    'We get a pension of 2,900 Canadian dollars every month after taxes',
    'I get a gross pension of C$2,900 a month',
  ])('is read in the currency that is named: "%s"', (remark) => {
    expect(told(remark)).toBeCloseTo(atlas.toUsd(2900, 'CAD') ?? 0);
  });

  it('in dollars is read in those of home', () => {
    const remark = 'My pension is $2,900 a month before tax.';
    expect(told(remark, 'retired-fixed', 'CAN')).toBeCloseTo(atlas.toUsd(2900, 'CAD') ?? 0);
    expect(told(remark, 'retired-fixed', 'PRT')).toBe(2900);
  });

  it.each(['specific-questions', 'unique-family-situation', 'ideal-life-vision'])(
    'is read under %s',
    (id) => {
      const answers = answersOf({
        'expected-annual-income': 'retired-fixed',
        [id]: 'Does Portugal take us? I get $1,150 a month from my pension.',
      });
      expect(fixedIncome(answers, ownMoney(atlas, null))).toMatchObject({ monthlyUsd: 1150, questionId: id });
    },
  );

  it('stands behind a band that was ticked', () => {
    expect(told('My pension is 1500 dollars a month.', 'under-30k')).toBeNull();
  });
});
