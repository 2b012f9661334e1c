import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const ids = (question: string) => Object.keys(answered(FAMILY, ['IRL'], question));

it.each([
  'Will our kids be treated as international students and pay fees?',
  'Do my children pay overseas fees if we live there three years?',
  'Would we be charged tuition for our kids in a public school?',
  'When do they get home fees?',
])('the fees of accompanying children are asked about in: %s', (question) => {
  expect(ids(question)).toEqual(['fee-status']);
});

it.each([
  'What does a private school cost for our kids?',
  'What are the fees for international students?',
  'Do our children pay at the museum?',
  'Would our daughter pay local tuition at a university?',
])('something else is asked in: %s', (question) => {
  expect(ids(question)).not.toContain('fee-status');
});
