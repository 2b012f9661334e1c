import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { applicantsIncome, incomeTold } from './incomeTold.ts';
import { ownMoney } from './ownMoney.ts';

const atlas = realAtlas();

const told = (remark: string, income = 'retired-fixed', home: string | null = null) =>
  incomeTold(
    answersOf({ 'expected-annual-income': income, 'additional-comments': remark }),
    ownMoney(atlas, home),
    null,
  )?.monthlyUsd ?? null;

describe('a fixed income in words', () => {
  it.each<[string, number | null]>([
    ['I get $1,950 Social Security and $520 from Harolds annuity every month. I am afraid.', 2470],
    ['My pension is 1500 dollars a month.', 1500],
    [
      'We have two full state pensions (about $12,000 a year each) plus $900 a month from my works pension.',
      2900,
    ],
    ['We each have a pension of $1,000 a month', 2000],
    ['Our pensions are $1,000 a month each', 2000],
    ['I have three small pensions of $300 a month each', 900],
    ['My pension is $1,000 each month', 1000],
    ['My pension is $12,000 a year and my annuity $200 a month', 1200],
    ['We receive a monthly pension of $3k', 3000],
    ['I get $1,950 Social Security a month and pay $600 rent', null],
    ['I get $24,000 Social Security a year', 2000],
    [
      'I get $1,200 a fortnight age pension and $300 a month from the state pension for the years I nursed there.',
      2900,
    ],
    ['Plus about $600 a month out of my super.', 600],
    ['The flat is super, $600 a month', null],
    ['Social Security $1,900 a month and VA disability $1,700 a month, both for life.', 3600],
    ['I get $1,900 a month from Social Security. I get $1,700 a month from the VA.', 3600],
    ['Income: $3,600 a month (SS 1,900 + VA 1,700)', 3600],
    ['$3,600 a month, fixed', 3600],
    ['My pension is $1,540 per month, savings 200,000 dollars. Is it enough for Thailand?', 1540],
    ['I have a pension of $1,540 a month and $60,000 in savings', 1540],
    [
      'My Social Security is $1,950 a month, plus 180k in a traditional IRA that I would rather not touch.',
      1950,
    ],
    ['I get $1,950 Social Security a month and have $90,000 in stocks', 1950],
    ['I get $1,950 Social Security a month, plus $300 a month from my IRA', 2250],
    ['My wife gets her own pension only from 65 (next September), about $470 a month more.', null],
    ['VA disability + navy pension (1,850 + 2,150 a month)', null],
    ['Together we get about $3,100 a month', 3100],
    ['We receive $3,100 a month in total.', 3100],
    ['We get together for dinners of $60 a month', null],
    ['I get $700 a month of OAS and $1,100 a month of CPP', 1800],
    ['I have $3,600 a month coming in', 3600],
    ['VA pays me $1,700 a month, Social Security $1,900', 3600],
    ['My pension is $1,900/month. As I said, my pension of $1,900 a month is for life.', 1900],
    ['My mother gets a pension of $500 a month', null],
    ['My fixed rent is $900 a month', null],
    ['Our pension is $1,700 a month. We rent out our flat for another $400.', 2100],
    ['Our pension is $1,700 a month. Our tenants pay us $400 a month.', 2100],
    ['Our pension is $1,700 a month. Our old house is let for $400 a month.', 2100],
    ['Our pension is $1,700 a month. We will rent out our flat for another $400.', 1700],
    ['Our pension is $1,700 a month. We plan to rent out our flat for $400 a month.', 1700],
    ['Our pension is $1,700 a month. We rent out our flat for $400 a month less the mortgage.', 1700],
    ['Our pension is $1,700 a month. We rent our flat for $400 a month.', 1700],
    ['Our pension is $1,700 a month. We rent out our flat for $400.', 1700],
    ['We rent out our flat for $400 a month.', null],
    ['The minimum income for the visa is $2,000 a month', null],
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
  ])('is read with care: "%s"', (remark, usd) => {
    expect(told(remark)).toBe(usd);
  });

  it.each([
    'My pension is CAD 2,900 a month before tax, all of it together.',
    'My pension is 2,900 CAD a month.',
    'We get a pension of 2,900 Canadian dollars every month after taxes',
    'I get a gross pension of C$2,900 a month',
  ])('is read in the currency it names: "%s"', (remark) => {
    expect(told(remark)).toBeCloseTo(atlas.toUsd(2900, 'CAD') ?? 0);
  });

  it('is read without a currency where that of home is certain', () => {
    const remark = 'I get 1,900 a month from Social Security. I get 1,700 a month from the VA.';
    expect(told(remark, 'retired-fixed', 'USA')).toBe(3600);
    const added = 'VA disability + navy pension (1,850 + 2,150 a month)';
    expect(told(added, 'retired-fixed', 'USA')).toBe(4000);
    expect(told(remark, 'retired-fixed', 'ARG')).toBeNull();
  });

  it('leaves out rent from a home that is to be sold', () => {
    const answers = answersOf({
      'expected-annual-income': 'retired-fixed',
      'property-ownership': ['yes-selling'],
      'additional-comments': 'Our pension is $1,700 a month. We rent out our flat for another $400.',
    });
    expect(incomeTold(answers, ownMoney(atlas, null), null)?.monthlyUsd).toBe(1700);
  });

  it('in dollars means the dollar of home', () => {
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
      expect(incomeTold(answers, ownMoney(atlas, null), null)).toMatchObject({
        monthlyUsd: 1150,
        questionId: id,
      });
    },
  );

  it('is read from a question only where that states all of it', () => {
    expect(told('Is my income of $2,300 a month enough for the D7?')).toBe(2300);
    expect(told('If my income is $2,300 a month, is that enough?')).toBeNull();
  });
});

describe('the exact amount within a band that was ticked', () => {
  const BAND = { lowUsd: 0, highUsd: 2500 };
  const inBand = (remark: string, more: Readonly<Record<string, string | string[] | number>> = {}) =>
    incomeTold(
      answersOf({
        'expected-annual-income': 'under-30k',
        'income-sources': ['retirement-pension', 'passive-income'],
        'additional-comments': remark,
        ...more,
      }),
      ownMoney(atlas, 'ARG'),
      BAND,
    )?.monthlyUsd ?? null;
  const PARTNER = {
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
  };

  it.each<[string, number | null]>([
    ['My pension is about US$600 a month and the two flats bring US$900 a month, both in pesos.', 1500],
    ['Is my income of about US$1,500 a month (pension 600 and rent 900) enough for a permit?', 1500],
    ['My monthly income is US$1,500, and my rent is US$400.', 1500],
    // A part of it, another sum, another time, another measure.
    ['My pension is about US$600 a month.', null],
    ['My income is US$3,500 a month.', null],
    ['If my income is US$1,500 a month, is that enough?', null],
    ['My income is US$1,500 to US$1,900 a month.', null],
    ['My income is US$1,500 a month after tax.', null],
    ['My income of 2027 is unknown.', null],
    ['My rental income is US$900 a month.', null],
    ['My income is US$18,000 a year.', 1500],
    ['My yearly income is US$18,000.', 1500],
    ['My income was US$18,000 last year.', null],
    ['My income goes from 900 to 2400 USD in a month, average is 1500, does that pass?', 1500],
    ['I earn between $900 and $2,400 a month, on average $1,500.', 1500],
    ['I am paid in stablecoin, between 900 and 2,400 dollars a month, on average 1,500: is that fine?', 1500],
    ['The average income there is US$1,500 a month', null],
    ['My income is US$18,000 a year, US$1,500 a month.', 1500],
    ['My income is US$48,000 a year.', null],
  ])('is read where it is stated in full: "%s"', (remark, usd) => {
    expect(inBand(remark)).toBe(usd);
  });

  it('is the income of both where two move', () => {
    expect(inBand('My income is US$1,500 a month.', PARTNER)).toBeNull();
    expect(inBand('Our income is US$1,500 a month.', PARTNER)).toBe(1500);
  });

  it('belongs to one of two only where the text says so', () => {
    const ofOne = (remark: string, partner = true) =>
      applicantsIncome(
        answersOf({ 'additional-comments': remark, ...(partner ? PARTNER : {}) }),
        ownMoney(atlas, null),
        BAND,
      )?.monthlyUsd ?? null;
    expect(ofOne('My income goes from 900 to 2400 USD in a month, average is 1500')).toBe(1500);
    expect(ofOne('My income is US$1,500 a month.')).toBe(1500);
    expect(ofOne('Our income is US$1,500 a month.')).toBeNull();
    expect(ofOne('My income is US$1,500 a month.', false)).toBeNull();
  });

  it('is the pay of remote work, of the person who earns it', () => {
    const paid = (remark: string, sources: string[]) =>
      applicantsIncome(
        answersOf({ 'specific-questions': remark, 'income-sources': sources, ...PARTNER }),
        ownMoney(atlas, 'BRA'),
        BAND,
      )?.monthlyUsd ?? null;
    const both = ['remote-work', 'local-income'];
    const asked = 'My salary of US$1,500 a month is paid by an employer at home: is that enough for a visa?';
    expect(paid(asked, both)).toBe(1500);
    expect(paid('My yearly pay is US$18,000.', both)).toBe(1500);
    expect(paid('My salary of R$ 8,000 a month is paid in reais.', both)).toBeGreaterThan(1000);
    // A post that stays behind, a sum that is hoped for, and pay without a sum.
    expect(paid(asked, ['local-income'])).toBeNull();
    expect(paid('If my salary is US$1,500 a month, is that enough?', both)).toBeNull();
    expect(paid('My pay is in reais and a rent there is US$1,500 a month.', both)).toBeNull();
  });

  it('is the pay of a person who moves alone without other income', () => {
    const alone = (sources: string[]) =>
      inBand('Is my salary of US$1,500 a month enough for a visa?', { 'income-sources': sources });
    expect(alone(['remote-work', 'savings'])).toBe(1500);
    expect(alone(['remote-work', 'investments'])).toBeNull();
  });

  it('is read as yearly where it is earned by work', () => {
    const work = { 'income-sources': ['remote-work'], ...PARTNER };
    expect(inBand('We earn about US$24,000 a year together.', work)).toBe(2000);
    expect(inBand('We have earned US$24,000 a year for six years.', work)).toBeNull();
  });

  it('is never the pay of a job that is still to be found', () => {
    const local = { 'income-sources': ['local-income', 'retirement-pension'] };
    expect(inBand('My income is US$1,500 a month.', local)).toBeNull();
  });
});
