import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string, home = 'USA') => readDealBreakers(atlas, line, { home }).dealBreakers;

describe('a sum of a week or a fortnight', () => {
  it.each([
    ['more than $600 a week rent', 'AUS', 'no rent above AUD 600 a week for one bedroom'],
    ['rent above £250pw', 'GBR', 'no rent above £250 a week for one bedroom'],
    ['rent over $1200 a fortnight', 'AUS', 'no rent above AUD 1,200 a fortnight for one bedroom'],
    ['cost of living over $500 a week', 'USA', 'no cost of living above US$500 a week'],
    ['salary below $1500 a week', 'AUS', 'pay of at least AUD 1,500 a week'],
    ['cost of living over Rs. 1,00,000 a month', 'IND', 'no cost of living above INR 100,000 a month'],
  ])('is held as what it comes to in a month: “%s”', (line, home, label) => {
    const [found] = read(line, home);
    expect(found?.label.replaceAll('\u00a0', ' ')).toBe(label);
  });

  it('is so much more than the same sum of a month', () => {
    const [week, month] = ['rent above $600 a week', 'rent above $600 a month'].map(
      (line) => read(line)[0]?.limit ?? Number.NaN,
    );
    expect((week ?? 0) / (month ?? 1)).toBeCloseTo(52 / 12, 3);
  });
});

describe('pay in lakhs', () => {
  it.each([
    ['salary at least 2 lakh per month', 'pay of at least INR 200,000 a month'],
    ['15 LPA minimum', 'pay of at least INR 1,500,000 a year'],
    ['salary below 25 lpa', 'pay of at least INR 2,500,000 a year'],
  ])('is read as rupees: “%s”', (line, label) =>
    expect(read(line, 'IND')[0]?.label.replaceAll('\u00a0', ' ')).toBe(label),
  );
});

describe('the sum that is the limit, where a line tells another', () => {
  it.each([
    'our pension is £1,450 a month between us, so anywhere where rent for one bed is over £600 is out',
    'rent over £600, I earn £2000',
    'I earn £2000 and rent must be under £600',
  ])('is the one beside the word for it: “%s”', (line) =>
    expect(read(line, 'GBR')[0]?.label).toBe('no rent above £600 for one bedroom'),
  );
});

describe('a home and what it may cost, without a word of rent or of months', () => {
  it.each([
    ['2 bed for less than 1000', 'no rent above US$1,000 for two bedrooms'],
    ['a flat for under 1,200', 'no rent above US$1,200 for one bedroom'],
    ['2 bed under €900', 'no rent above €900 for two bedrooms'],
  ])('is a rent: “%s”', (line, label) => expect(read(line)[0]?.label).toBe(label));

  it.each([
    '2 bed for max 150000',
    'apartment under $200,000',
    'apartment under $50,000',
    'a flat less than 800 m from the sea',
    'a room with less than 20 sqm',
    'a room with more than 120',
    'school with rooms of max 200',
    'flat built under 1950',
    'flat rate under 1000',
    'no apartment taxes over 1000',
    'hotel room under 150',
    'under $2,000 per month',
  ])('is none: “%s”', (line) => expect(read(line).map(({ id }) => id)).not.toContain('rent'));
});

describe('a sum that a place has to stay below', () => {
  it.each([
    ['Rent must be below 1000 EUR', 'rent'],
    ['a flat under 900 euros a month', 'rent'],
    ['rent under 1,200 euros', 'rent'],
    ['cost of living below 2000 USD', 'monthly-cost'],
    ['taxes under 30%', 'tax-share'],
    ['inflation below 5%', 'inflation'],
    ['must cost less than $3,000/month for two', 'monthly-cost'],
    ['Must be able to live on $2500 a month', 'monthly-cost'],
    ["can't live on 1800 dollars a month", 'monthly-cost'],
    ['cannot spend more than $4,000 a month', 'monthly-cost'],
  ])('is its limit: “%s”', (line, id) => expect(read(line).map((one) => one.id)).toEqual([id]));

  it.each(['I live on 2000 dollars a month', 'no flat under 900 euros a month', 'We could live on $900'])(
    'is none where nothing is asked: “%s”',
    (line) => expect(read(line).map(({ id }) => id)).toEqual([null]),
  );
});

describe('money by its letter', () => {
  it.each([
    ['cost of living above R40 000 pm', 'ZAF', 'ZAR 40,000 a month'],
    ['monthly costs above N2 million', 'NGA', 'NGN 2,000,000 a month'],
    ['rent above Rs5000', 'IND', 'INR 5,000'],
  ])('is that of home: “%s”', (line, home, sum) =>
    expect(read(line, home)[0]?.label.replaceAll('\u00a0', ' ')).toContain(sum),
  );

  it('is none elsewhere', () => expect(read('cost of living above R40 000')[0]?.id).toBeNull());
});
