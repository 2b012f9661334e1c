import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const TWO = {
  age: 29,
  citizenship: ['BRA'],
  'current-location': place('Belo Horizonte', 'Brazil', 'br'),
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'family-member-1-family-member-age': 31,
  'expected-annual-income': '30k-50k',
  'career-field': 'healthcare',
  'work-arrangement': 'local-job',
  'income-sources': ['local-income'],
};
const ask = (question: string) =>
  Object.values(answered(TWO, ['PRT', 'ESP'], question))
    .map((one) => one?.said?.text ?? '')
    .join(' ');
const VERDICT =
  /Whether that is enough for a month of your household, by our planning figure: (?:yes|no|close|open|hardly)/;

describe('pay that has to support a household', () => {
  it('is compared with its month after tax, for the work in question or the stated sum', () => {
    expect(ask('How much would I earn as a nurse after tax, and is it enough for two?')).toMatch(VERDICT);
    expect(ask('Is a salary of €900 a month enough for two?')).toMatch(/planning figure: no, at about US\$/);
    expect(ask('Is a salary of €9,000 a month enough for two?')).toMatch(
      /planning figure: (?:yes|open).*US\$/,
    );
  });

  it('is not compared where nobody asks whether it is enough', () => {
    expect(ask('How much would I earn as a nurse after tax?')).not.toMatch(VERDICT);
  });
});

describe('money that has to last', () => {
  it('is divided by a month’s cost, also where nobody calls it savings', () => {
    expect(ask('We have 60.000 USD, how many months is this enough for if I dont find job at once?')).toMatch(
      /^The savings you name are about US\$60,000\. At (?:your budget|a month) .*about \d+ months/,
    );
    expect(ask('Is 3.000 USD a month enough for us?')).not.toContain('savings');
  });
});
