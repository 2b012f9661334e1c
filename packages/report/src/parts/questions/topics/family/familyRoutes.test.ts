import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const SEAFARER = {
  ...FAMILY,
  citizenship: ['PHL'],
  'work-arrangement': 'local-job',
  'career-field': 'transport-logistics',
  'education-level': 'bachelor',
  'expected-annual-income': '50k-75k',
  'visa-preference': ['work'],
};

it('who asks whether family may come is told of the pay and of the wait that a permit’s record names', () => {
  const told = answered(
    SEAFARER,
    ['SGP', 'MLT', 'CYP'],
    'Can my wife and children come with me from the first day?',
  );
  const said = Object.values(told)
    .map((one) => one.said?.text ?? '')
    .join(' ');
  expect(said).toContain('may come along from a pay of SGD 6,000 a month on in Singapore');
  expect(said).toContain('may follow only after a year of residence there in Malta');
  expect(said).toContain('may come along in Cyprus');
});
