import { expect, it } from 'vitest';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { reportFor } from '../../testing/reports.ts';

const REMOTE = {
  'full-name': 'Rafael',
  age: 34,
  citizenship: ['BRA'],
  'current-location': place('Belo Horizonte', 'Brazil', 'br'),
  'relocation-scope': 'international',
  'relocation-timeline': '1-2-years',
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'expected-annual-income': '75k-100k',
  'visa-preference': ['digital-nomad', 'permanent-residency'],
  'languages-spoken': ['pt', 'en'],
  'monthly-budget': 4200,
};

/** What speaks against Malta, for somebody who stays so long. */
function against(duration: string): string {
  const answers = answersOf({ ...REMOTE, 'relocation-duration': duration });
  const persona = { id: `remote-${duration}`, title: '', story: '', expectation: '', answers };
  const document = reportFor(persona, { tier: 'single-country', chosenCountryCodes: ['MLT'] });
  return JSON.stringify(document.places[0]);
}

it('a permit that ends before the planned stay counts against the place', () => {
  expect(against('permanent')).toMatch(/it ends after 4 years, sooner than you mean to stay/);
  expect(against('permanent')).not.toContain('that fits your plans is the Nomad Residence Permit');
  expect(against('temporary')).not.toContain('sooner than you mean to stay');
});
