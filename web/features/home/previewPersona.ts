import type { Answers } from '@global-fit/questionnaire/model';

/** Who the hero's sample matches are for, in a line. */
export const personaLine =
  'For a remote designer of 36 from Toronto: one partner, one dog, 4,000 US dollars a month, wants mild winters, safety and good hospitals.';

/** The same person as the engine reads them. */
export const personaAnswers: Answers = {
  age: { value: 36 },
  citizenship: { value: ['CAN'] },
  'current-location': { value: 'Toronto, Canada', city: 'Toronto', country: 'Canada', countryCode: 'ca' },
  'relocation-scope': { value: 'international' },
  'relationship-status': { value: 'married' },
  'relocating-family-members': { value: 'yes' },
  'number-of-family-members': { value: 1 },
  'relocating-pets': { value: 'yes' },
  'work-arrangement': { value: 'freelance' },
  'monthly-budget': { value: 4000 },
  'expected-annual-income': { value: '50k-75k' },
  'climate-preference': { value: 4, importanceValue: 4, touched: true },
  'precipitation-preference': { value: 2, importanceValue: 3, touched: true },
  'healthcare-quality': { value: 5, touched: true },
  safety: { value: 5, touched: true },
  'cost-of-living': { value: 4, touched: true },
  'political-stability': { value: 4, touched: true },
  'cultural-diversity': { value: 3, touched: true },
  'education-quality': { value: 2, touched: true },
  'languages-spoken': { value: ['en'] },
  'language-preference': { value: 'willing-to-learn' },
  'visa-preference': { value: ['digital-nomad', 'permanent-residency'] },
};
