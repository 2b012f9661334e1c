/** A married couple from India of whom one brings the other: the permit of the first decides what the second may do. */
const COUPLE = {
  age: 34,
  citizenship: ['IND'],
  'current-location': 'Pune, India',
  'relationship-status': 'married',
  'education-level': 'master',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Mina',
  'family-member-1-relationship': 'spouse',
  'family-member-1-family-member-age': 33,
};

/** The couple of an employee who looks for a job there. */
export const EMPLOYEE = {
  ...COUPLE,
  'work-arrangement': 'local-job',
  'income-sources': ['local-income'],
  'visa-preference': ['work'],
  'career-field': 'technology',
};

/** The couple of somebody who brings an employer along. */
export const REMOTE = {
  ...COUPLE,
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
  'expected-annual-income': '75k-100k',
};
