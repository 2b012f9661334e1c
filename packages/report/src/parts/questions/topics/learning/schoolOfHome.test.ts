import { expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../../../testing/answered.ts';

const TWO = {
  ...FAMILY,
  'family-member-3-name': 'Lena',
  'family-member-3-relationship': 'child',
  'family-member-3-family-member-age': 6,
  'family-member-3-occupation': 'student',
};
const put = (household: object, question: string): string | undefined =>
  answered(household, ['SWE'], question)['school-of-home']?.put;
const ONE_FEE = /what is the fee of a year and what/;
const EACH_FEE = /what is the fee of a year for each .* a second child/;

it('the fee is asked for as many children as are meant', () => {
  expect(put(VETERAN, 'Is there a French lycée?')).toMatch(ONE_FEE);
  expect(put(FAMILY, 'Is there a French lycée?')).toMatch(
    /a place for our child in .*what is the fee of a year and/,
  );
  expect(put(TWO, 'Is there a French lycée?')).toMatch(EACH_FEE);
  expect(put(TWO, 'Is there a French lycée for my daughter?')).toMatch(ONE_FEE);
  expect(put(TWO, 'Is there a French lycée for our children?')).toMatch(EACH_FEE);
  expect(put(TWO, 'Is there a French lycée for Lena?')).toMatch(
    /a place for Lena in .*the fee of a year and/,
  );
  expect(put(TWO, 'Is there a French lycée for Lena and Jonas?')).toMatch(EACH_FEE);
  const alike = { ...TWO, 'family-member-2-name': 'Leo', 'family-member-3-name': 'Leonie' };
  expect(put(alike, 'Is there a French lycée for Leonie?')).toMatch(
    /a place for Leonie in .*the fee of a year and/,
  );
});
