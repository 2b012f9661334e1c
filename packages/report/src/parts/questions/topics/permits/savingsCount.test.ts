import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const PENSIONER = {
  age: 66,
  citizenship: ['USA'],
  'work-arrangement': 'not-working',
  'retirement-timeline': 'already-retired',
  'income-sources': ['retirement-pension', 'savings'],
  'liquid-assets-available': '100k-250k',
  'visa-preference': ['retirement'],
};
const ask = (question: string, more: Record<string, unknown> = {}) =>
  Object.values(answered({ ...PENSIONER, ...more }, ['PRT', 'MEX'], question))
    .map((one) => one?.said?.text ?? '')
    .join(' ');

describe('a question whether savings count for a permit', () => {
  const ENOUGH = 'Is my pension of $2,350 a month enough for the retirement visa, and do my savings count?';

  it('is answered by each permit’s record: in place of an income, or income only', () => {
    expect(ask(ENOUGH)).toMatch(
      /Residente Temporal[^.]* in Mexico savings count, by the record: MXN 1,160,000 in savings stand in for the income, which the savings you ticked reach\./,
    );
    expect(ask(ENOUGH)).toMatch(/D7 [^.]* in Portugal the record names only an income/);
    expect(ask(ENOUGH, { 'liquid-assets-available': '10k-25k' })).toContain(
      'more than the savings you ticked',
    );
  });

  it('is answered without a named sum or kind of permit too, and only where it is asked', () => {
    for (const question of [
      'Do my savings count for the visa?',
      'Can we use our savings instead of an income for the permit?',
      'For the residence permit, is a bank balance accepted?',
    ])
      expect(ask(question)).toContain('stand in for the income');
    expect(ask('Is $2,350 a month enough for the retirement visa?')).not.toContain('stand in for the income');
    expect(ask('Do my savings count for the wealth tax?')).not.toContain('stand in for the income');
  });
});
