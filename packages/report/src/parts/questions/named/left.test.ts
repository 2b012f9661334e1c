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
  ])('is reckoned in %j', (question, sum) => {
    expect(left(VETERAN, question)).toBe(sum);
  });

  it.each([
    'We pay $1,900 of rent: what is left of a pension of $3,000?',
    'Do I have to sell my house for $300,000 before I move?',
    'What is left of my pension after tax if we sell nothing?',
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
});
