import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const PLACES = ['PRT', 'POL'];
const LENDER_FIRST = /^Before you let it, ask the lender: .* consent in writing.* Then ask the insurer/;

it.each([
  'May I let our house while there is still a mortgage on it?',
  'Can we let our house while we are away with the mortgage on it, and where is the rent taxed?',
  'Does the bank agree if we rent out our flat, with a home loan on it?',
])('with a mortgage, the lender and the insurer come before the tenant: “%s”', (question) => {
  const { 'own-home': found } = answered(FAMILY, PLACES, question);
  expect(found?.said?.text).toMatch(LENDER_FIRST);
  expect(found?.whom).toMatch(/^the lender and the insurer/);
  expect(found?.put).toMatch(/^Do you agree to my letting it while I live abroad, for how long/);
});

it('a mortgage ticked in the form counts like one in the question', () => {
  const owes = { ...FAMILY, 'existing-debt': 'mortgage', 'property-type': 'primary-residence' };
  const asked = 'May we let our house while we are away?';
  expect(answered(owes, PLACES, asked)['own-home']?.said?.text).toMatch(LENDER_FIRST);
  expect(answered(FAMILY, PLACES, asked)['own-home']?.said?.text).toMatch(/^The owner of a home may/);
});

it.each([
  'Can I get a mortgage to buy a flat and rent out the flat?',
  'What happens to our mortgage when we leave?',
  'Which insurance does our house need?',
])('buying a home, and a loan without letting, are other questions: “%s”', (question) => {
  expect(Object.keys(answered(FAMILY, PLACES, question))).not.toContain('own-home');
});

it.each([
  'Should we let the flat (mortgage 310 000 zł, WIBOR, rate 2 450 zł a month) or sell it?',
  'Is it better to sell our flat or to rent it out, with the mortgage on it?',
  'Keep the house and let it, or sell? There is a mortgage.',
])(
  'whether to let or sell is answered with the sum that decides, then with what letting needs: “%s”',
  (question) => {
    const { 'own-home': found } = answered(FAMILY, PLACES, question);
    expect(found?.said?.text).toMatch(/^Let it if the rent, .* carries the instalment .* ask the lender/);
    expect(found?.put).toContain('what does ending the loan early cost');
  },
);

it('a variable rate is mentioned, and no lender where nobody owes one', () => {
  const moving = 'Should we let the flat (mortgage, WIBOR) or sell it?';
  const fixed = 'Should we let the flat (mortgage) or sell it?';
  const own = answered(FAMILY, PLACES, 'Should we let our flat or sell it?')['own-home'];
  expect(answered(FAMILY, PLACES, moving)['own-home']?.said?.text).toContain('moves with the market');
  expect(answered(FAMILY, PLACES, fixed)['own-home']?.said?.text).not.toContain('moves with the market');
  expect(`${own?.said?.text} ${own?.put}`).not.toMatch(/instalment|ending the loan/);
});

it('a home bought to let, or sold by somebody else, is another question', () => {
  const other = ['Will the landlord sell the flat to us?', 'Where do I buy a flat to let it?'];
  for (const question of other) expect(answered(FAMILY, PLACES, question)).not.toHaveProperty('own-home');
});
