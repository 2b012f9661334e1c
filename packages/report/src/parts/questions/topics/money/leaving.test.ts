import { expect, it } from 'vitest';
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
