import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const HOUSEHOLD = {
  ...FAMILY,
  'family-member-2-special-needs': 'Autism, speech therapy, an aide in class',
};
const asked = (question: string) => answered(HOUSEHOLD, ['FRA', 'GBR'], question);

it.each([
  'Is there money for a disabled child in these countries, like AEEH or Pflegegeld, and from when may we ask for it?',
  'What replaces the MDPH there?',
  'What do parents of an autistic child get paid there?',
  'Can we claim DLA as newcomers?',
])('tells what no record holds of allowances for a child with a disability: “%s”', (question) => {
  const found = asked(question);
  expect(Object.keys(found)).toEqual(['child-disability']);
  expect(found['child-disability']?.said?.text).toContain('does not mean that nothing is paid');
  expect(found['child-disability']?.put).toContain('for the parent who cares');
});

it.each([
  'Do we keep the AEEH when we move?',
  'Is our DLA paid there?',
  'Is Pflegegeld still paid to us abroad?',
])('leaves a payment from home to its payer: “%s”', (question) => {
  const found = asked(question);
  expect(found).not.toHaveProperty('child-disability');
  expect(found.benefit?.whom).toContain('at home that pays it');
});
