import { expect, it } from 'vitest';
import { viewFor } from '../../../testing/lawHouseholds.ts';
import { incomeVerdict } from './income.ts';

const DRIVER = {
  citizenship: ['PHL'],
  'career-field': 'transport-logistics',
  'education-level': 'bachelor',
  'work-arrangement': 'local-job',
  'expected-annual-income': '50k-75k',
  'visa-preference': ['work'],
};
const WITH_WIFE = {
  ...DRIVER,
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Marites',
  'family-member-1-relationship': 'spouse',
};

it('pay that reaches the permit and not the sum for a family is called no ordinary offer for both', () => {
  const said = incomeVerdict(viewFor('SGP', WITH_WIFE))?.said.text;
  expect(said).toMatch(
    /earn US\$3,\d+ a month on average: enough for the permit itself, but less than the SGD 6,000 a month from which family may come\. An ordinary offer would cover you alone\./,
  );
  expect(incomeVerdict(viewFor('SGP', DRIVER))?.said.text).not.toMatch(/family/);
});
