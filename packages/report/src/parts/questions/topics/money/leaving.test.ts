import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const PLACES = ['AUS', 'NOR'];
const loans = (question: string) => answered(FAMILY, PLACES, question)['loans'];

it('takes up a loan that is told of, not only one that is called mine, and asks the embassy where it may stand in the way', () => {
  const told = loans('We have a bank loan of 9,000 pesos a month, will it be a problem?');
  expect(told?.lacks).toContain('whether one counts against an application');
  expect(told?.whom).toContain('the embassy of each country');
  expect(told?.put).toContain('does one that is paid on time count against us?');
  expect(loans('I still owe a lot on two loans. What do I do?')?.lacks).toBe('the terms of loans from home');
});

it('leaves a loan that is wanted there to other subjects', () => {
  expect(loans('Can we have a loan for a house there?')).toBeUndefined();
  expect(loans('Do banks give loans to newcomers?')).toBeUndefined();
});

describe('a question on a tax of leaving', () => {
  const from = (citizen: string, town: string, country: string, code: string) => ({
    ...FAMILY,
    citizenship: [citizen],
    'current-location': place(town, country, code),
  });

  it.each([
    [
      'Is there a departure tax?',
      from('CAN', 'Calgary', 'Canada', 'ca'),
      'Real estate in Canada is left out',
    ],
    [
      'How big is the exit charge?',
      from('ZAF', 'Durban', 'South Africa', 'za'),
      'as if all they own in the world',
    ],
    ['What is the exit tax?', from('GBR', 'Leeds', 'United Kingdom', 'gb'), 'back within five years'],
    [
      'What do I owe for the saída definitiva?',
      from('BRA', 'Recife', 'Brazil', 'br'),
      'last day of February',
    ],
  ])('is answered by the law of the country left: “%s”', (question, household, law) => {
    const found = answered(household, PLACES, question);
    expect(Object.keys(found)).toEqual(['exit-tax']);
    expect(found['exit-tax']?.said?.text).toContain(law);
  });

  it('leaves the sale of a house in one of the United States to the tax on gains', () => {
    const american = from('USA', 'Reston', 'United States', 'us');
    expect(
      Object.keys(answered(american, ['PRT'], 'Will Portugal tax us when we sell our house in Virginia?')),
    ).toEqual(['tax']);
    expect(Object.keys(answered(american, ['PRT'], 'Will Virginia tax us when we have left?'))).toEqual([
      'us-state-tax',
    ]);
  });
});
