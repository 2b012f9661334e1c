import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ownMoney } from './ownMoney.ts';
import { inMonths, sumsIn } from './sums.ts';

const atlas = realAtlas();
const read = (text: string, home: string | null = null) =>
  sumsIn(text.toLowerCase(), ownMoney(atlas, home)).map(({ amount, currency }) => `${currency} ${amount}`);

describe('a sum of money in words', () => {
  it.each([
    ['$1,950 and 520 dollars', ['USD 1950', 'USD 520']],
    ['US$3k', ['USD 3000']],
    ['€ 1.500,', ['EUR 1500']],
    ['£900 or 900 pounds', ['GBP 900', 'GBP 900']],
    ['CAD 2,900', ['CAD 2900']],
    ['2,900 CAD', ['CAD 2900']],
    ['$1,100 CAD', ['CAD 1100']],
    ['A$900', ['AUD 900']],
    ['KRW 600 million', ['KRW 600000000']],
    ['3 million won', ['KRW 3000000']],
    ['5 lakh Indian rupees', ['INR 500000']],
    ['₹40,000', ['INR 40000']],
    ['₹1,00,000 or ₹12,50,000', ['INR 100000', 'INR 1250000']],
    ['Swiss francs are dear: 4,000 Swiss francs', ['CHF 4000']],
    ['20,000 kronor', ['SEK 20000']],
    ['$1.5 million', ['USD 1500000']],
    ['900 euros', ['EUR 900']],
    ['KSh 40,000 or 900 zl', ['KES 40000', 'PLN 900']],
    ['900 złotych, 300 quid and 5,000 TL', ['PLN 900', 'GBP 300', 'TRY 5000']],
  ])('is read from "%s" as %j', (text, sums) => {
    expect(read(text)).toEqual(sums);
  });

  it.each([
    ['$1,100', 'CAN', 'CAD 1100'],
    ['$1,100', 'AUS', 'AUD 1100'],
    ['600 bucks', 'AUS', 'AUD 600'],
    ['US$1,100', 'CAN', 'USD 1100'],
    ['1,100 US dollars', 'CAN', 'USD 1100'],
    ['$1,100 US', 'CAN', 'USD 1100'],
    // Where the peso has the same sign, dollars are as likely.
    ['$1,100', 'MEX', 'USD 1100'],
    ['20,000 pesos', 'MEX', 'MXN 20000'],
    ['60,000 rupees', 'PAK', 'PKR 60000'],
    ['Rs. 60,000', 'IND', 'INR 60000'],
    ['10,000 kr', 'NOR', 'NOK 10000'],
    ['5,000 francs', 'CHE', 'CHF 5000'],
    ['9,000 MAD', 'MAR', 'MAD 9000'],
    ['900 pounds', 'EGY', 'EGP 900'],
  ])('"%s" in %s is %s', (text, home, sum) => {
    expect(read(text, home)).toEqual([sum]);
  });

  it.each([
    'all 900 of them',
    'the top 10',
    'for 900 people',
    'try 5 schools',
    'we won 5 times',
    '500 francs',
    '900 rupees',
    '30 days',
    '25 km',
    '9,000 mad people',
  ])('is not read from "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('an amount per day, week or shorter', () => {
  it.each([
    ['$1,200 a fortnight', '$2600.00 a month'],
    ['$600 pension each week and £310 a month', '$2600.00 pension a month and £310 a month'],
    ['£900 every 4 weeks', '£975.00 a month'],
    ['300/week', '1300.00 a month'],
    ['$600 every second week', '$1300.00 a month'],
  ])('is converted to a month: "%s"', (words, monthly) => {
    expect(inMonths(words)).toBe(monthly);
  });

  it.each([
    '£310 a month, and i see them every week',
    '300 euros to my mother and visit her every week',
    '5 hours; twice a week',
    '2 children, $900 a month',
  ])('is not found in: "%s"', (words) => {
    expect(inMonths(words)).toBe(words);
  });
});
