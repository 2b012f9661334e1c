import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const PLACES = ['PRT', 'POL'];
const LENDER_FIRST = /^Before you let it, ask the lender: .* consent in writing.* Then ask the insurer/;

it.each([
  'May I let our house while there is still a mortgage on it?',
  'Can we let our house while we are away with the mortgage on it, and where is the rent taxed?',
  'Does the bank agree if we rent out our flat, with a home loan on it?',
])('with a mortgage on it, the lender and the insurer come before the tenant: “%s”', (question) => {
  const { 'own-home': found } = answered(FAMILY, PLACES, question);
  expect(found?.said?.text).toMatch(LENDER_FIRST);
  expect(found?.whom).toMatch(/^the lender and the insurer/);
  expect(found?.put).toMatch(/^Do you agree to my letting it while I live abroad, for how long/);
});

it('a mortgage that was ticked for the home lived in counts as one that the question names', () => {
  const owes = { ...FAMILY, 'existing-debt': 'mortgage', 'property-type': 'primary-residence' };
  const asked = 'May we let our house while we are away?';
  expect(answered(owes, PLACES, asked)['own-home']?.said?.text).toMatch(LENDER_FIRST);
  expect(answered(FAMILY, PLACES, asked)['own-home']?.said?.text).toMatch(/^The owner of a home may/);
});

it.each([
  'Can I get a mortgage to buy a flat and rent out the flat?',
  'What happens to our mortgage when we leave?',
  'Which insurance does our house need?',
])('a home that is bought, and a loan of which nothing is let, are other questions: “%s”', (question) => {
  expect(Object.keys(answered(FAMILY, PLACES, question))).not.toContain('own-home');
});
