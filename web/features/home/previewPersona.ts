import type { Answers } from '@global-fit/questionnaire/model';

/** The people of the hero's sample matches, in one line. */
export const personaLine =
  'For a family of four from Leeds: jobs to be found on the spot, 5,000 US dollars a month, and good schools, safety and a steady country before all else.';

/** The same people as input of the engine. */
export const personaAnswers: Answers = {
  age: { value: 38 },
  citizenship: { value: ['GBR'] },
  'current-location': {
    value: 'Leeds, United Kingdom',
    city: 'Leeds',
    country: 'United Kingdom',
    countryCode: 'gb',
  },
  'relocation-scope': { value: 'international' },
  'relationship-status': { value: 'married' },
  'relocating-family-members': { value: 'yes' },
  'number-of-family-members': { value: 3 },
  'work-arrangement': { value: 'local-job' },
  'monthly-budget': { value: 5000 },
  'climate-preference': { value: 3, importanceValue: 3, touched: true },
  'precipitation-preference': { value: 3, importanceValue: 2, touched: true },
  'education-quality': { value: 5, touched: true },
  safety: { value: 5, touched: true },
  'political-stability': { value: 5, touched: true },
  'healthcare-quality': { value: 4, touched: true },
  'cultural-diversity': { value: 3, touched: true },
  'cost-of-living': { value: 2, touched: true },
  'languages-spoken': { value: ['en'] },
  'visa-preference': { value: ['work', 'permanent-residency'] },
};
