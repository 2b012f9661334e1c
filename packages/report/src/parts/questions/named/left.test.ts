import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../../testing/answered.ts';
import { viewsOf } from '../../../testing/views.ts';
import { readQuestion } from '../asked.ts';
import { leftAsked } from './left.ts';

const SPAIN = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');

const left = (household: object, question: string): number | null => {
  const asked = readQuestion(question, viewsOf(answersOf(household as never), SPAIN));
  const found = asked && leftAsked(asked);
  return found ? Math.round(found.left.value) : null;
};

describe('what a sale or a rent leaves', () => {
  it.each([
    ['I let my house for $1,900 with a mortgage of $1,150: is what is left enough for Málaga?', 750],
    ['We sell the house for $420,000 and still owe 130,000 on it: what is left?', 290_000],
    ['How much is left if we sell for $300k with a loan of $50k?', 250_000],
    ['If the flat sells for $1.2 million, how many years does that buy us?', 1_200_000],
    ['The mortgage ends in 2031 and we sell for $400,000: what is left?', 400_000],
    ['The mortgage runs until 2031, we owe $50,000 and sell our home for $400,000: what is left?', 350_000],
    ['We sell our house for $400,000 and have savings of $200,000: how long does that last?', 600_000],
    ['We sell the house for $300,000; will $2,500 a month be enough?', 300_000],
    ['Once our villa is sold for $500,000 how many years is that enough for?', 500_000],
    ['We sell the house for $400,000 and owe nothing on it: how long does that last?', 400_000],
    ['We sell our house for $200,000 and have savings of $200,000: how long does that last?', 400_000],
    ['We sell for $400,000, our loan is 5.5% until 2031: what is left?', 400_000],
    ['I sell my house for $350,000 and owe 4 years on the mortgage: what is left?', 350_000],
    ['We rent our flat out for $2,000 and owe $800 a month on it: is what is left enough?', 1200],
  ])('is reckoned in %j', (question, sum) => {
    expect(left(VETERAN, question)).toBe(sum);
  });

  it.each([
    'We pay $1,900 of rent: what is left of a pension of $3,000?',
    'Do I have to sell my house for $300,000 before I move?',
    'What is left of my pension after tax if we sell nothing?',
    'I sell software and make $120,000 a year: is that enough for Málaga?',
    'I sell houses and make $120,000 a year: is that enough?',
    'I earn $3,000 a month and have loans of $500: is it enough to rent a flat for two?',
    'If I sell my car for $15,000, is $2,000 a month enough?',
    'We are tenants and have loans of $500: is $3,000 a month enough?',
    'Would my husband let me keep a loan of $500, and is $3,000 a month enough?',
  ])('is not read into %j', (question) => {
    expect(left(VETERAN, question)).toBe(null);
  });

  it('takes a debt without its currency for one in the currency of the price', () => {
    const [euros, plain] = ['130,000 euros', '130,000'].map((debt) =>
      left(FAMILY, `We sell for 420,000 euros and owe ${debt}: how many years does what is left last?`),
    );
    expect(plain).toBe(euros);
  });

  it('is held against a month, and told with what comes off it', () => {
    const let1 = answered(
      VETERAN,
      ['ESP'],
      'I rent my house out for $1,900 with a VA mortgage of $1,150: can I keep the loan if I move out, and is what is left enough for Málaga?',
    );
    expect(Object.keys(let1)).toEqual(['own-home', 'enough']);
    expect(let1.enough?.said?.text).toMatch(
      /US\$1,150 go to the lender, which leaves about US\$750, before tax, .* Whether that is enough .*: no, at about/,
    );
    const sold = answered(FAMILY, ['ESP'], 'We sell our flat for €300,000: how many years does that buy us?');
    expect(sold.enough?.said?.text).toMatch(
      /^The proceeds that you name are about US\$3\d\d,000, before the costs of the sale/,
    );
  });

  it('keeps a sum of every month beside a sale as the one that is asked about', () => {
    const said = (question: string) => answered(VETERAN, ['ESP'], question).enough?.said?.text;
    for (const question of [
      'We sell the house for $300,000; will $2,500 a month be enough?',
      'If I sell my car for $15,000, is $2,500 a month enough?',
    ])
      expect(said(question)).toMatch(/The sum you name is about US\$2,500 a month\..*Whether that is enough/);
    expect(
      said('I earn $3,000 a month and have loans of $500: is it enough to rent a flat for two?'),
    ).toMatch(/^The sum you name is about US\$3,000 a month/);
    expect(said('I sell software and make $120,000 a year: is that enough for Málaga?')).toMatch(
      /^The sum you name is about US\$10,000 a month/,
    );
  });

  it('takes what is paid out each month for no means', () => {
    for (const question of [
      'We sell our house for $400,000 and rent for $1,200 a month: how long does that last?',
      'We sell our house for $400,000 and pay $1,500 rent a month: is that enough?',
    ])
      expect(answered(VETERAN, ['ESP'], question).enough?.said?.text, question).not.toContain(
        'The sum you name',
      );
  });

  it('tells how long it lasts where nothing is owed, and not where the debt comes off it', () => {
    const said = (question: string) => answered(VETERAN, ['ESP'], question).enough?.said?.text;
    for (const free of ['owe nothing on it', 'do not owe anything', 'own it outright'])
      expect(said(`We sell the house for $400,000 and ${free}: how long does that last?`), free).toMatch(
        /before the costs of the sale .* they last/,
      );
    for (const open of [
      'the mortgage is paid off with it',
      'owe 4 years on the mortgage',
      'our loan is 5.5%',
    ])
      expect(said(`We sell the house for $400,000, ${open}: what is left?`), open).toMatch(
        /before what the lender is still owed/,
      );
  });

  it('adds the savings, and does not tell how long a sum lasts of which a debt is still to be paid', () => {
    const said = (question: string) => answered(VETERAN, ['ESP'], question).enough?.said?.text;
    expect(
      said('We sell our house for $400,000 and have savings of $200,000: how long does that last?'),
    ).toMatch(/With the US\$200,000 of savings that comes to about US\$600,000\./);
    const open = said('The mortgage ends in 2031 and we sell for $400,000: what is left?');
    expect(open).toMatch(/about US\$400,000, before what the lender is still owed, the costs/);
    expect(open).not.toMatch(/2,03\d|would last|months of/);
  });
});
