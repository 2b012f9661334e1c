import type { PersonalFactor } from './factor.ts';

/** The utility of each kind of way in, as the documentation lists it. */
const WORTH = [
  'citizenship or free movement 1',
  'a residence permit that an agreement owes to the passport 0.9',
  'a route whose thresholds are met, or days without a visa that hold the part of each year for which somebody stays, 0.85',
  'descent 0.8 or 0.55',
  'descent in a country whose citizens may settle there 0.75 or 0.2',
  'a route without a stated threshold (of a study permit no more than a month there would get for a threshold, and at least 0.25), or with one that the month to spend reaches where the amount of a fixed income is not told, 0.7',
  'the proof of means of a study where the month to spend reaches it and nobody is told who pays that 0.8',
  'an agreement with conditions 0.65',
  'a threshold inside the band of income or savings, and at most a permit on which its authority has to answer first, 0.5',
  'selection by points 0.5',
  'a work permit that needs an offer 0.5 (0.4 where it asks for more than usual pay there, 0.3 for over half as much again, 0.25 where it asks for more than the income expected; for who has no employer yet less up to a fifth where fewer than two million people work or look for work)',
  'a permit to look for work 0.45, 0.25 where the savings told do not last for it',
  'a threshold just missed, an income not told or work that has to serve an interest of the country 0.4',
  'selection by merit or by lot or a year of youth mobility 0.3',
  'a sum that clearly passes the month to spend 0.25',
  'a permit for work for people who learned more or an investment that nobody asked for 0.2',
  'a threshold out of reach 0.15',
  'no record 0.1',
  'a passport that is not admitted 0',
];
const LESS =
  'less by the month where it may come too late for the date, half from a year on; less three tenths where nobody knows by when it comes, and where it is a permit for remote work that ends before the stay is meant to';
const MORE = 'plus 0.05 where a first visit needs no visa';

/** The household's best way in, as a factor. */
export const VISA_ACCESS: PersonalFactor = {
  id: 'visa_access',
  label: 'Your right to live there',
  dimension: 'immigration',
  method: `Best way in that our records hold: ${WORTH.join(', ')}; ${LESS}; ${MORE}.`,
  indicators: [],
  utilities: ({ entries }) => Float64Array.from(entries, (entry) => entry.grade),
};
