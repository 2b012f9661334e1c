import type { Topic } from '../../topic.ts';

/** From which age people who work there draw that state's pension; payments from home are separate. */
export const RETIREMENT_AGE: Topic = {
  id: 'retirement-age',
  about:
    /\b(?:retirement|pension(?:able)?|state pension) ages?\b|\b(?:at (?:what|which) age|when|how (?:old|early|soon))\b[^?]{0,25}\b(?:can|could|may|do|does|will|would|to)\b[^?]{0,20}\bretire\b/i,
  not: /\b(?:visas?|permits?|move|at home|from home)\b/i,
  over: ['pension', 'jobs', 'pay', 'work-right'],
  answer: () => ({
    lacks: 'what years worked in several countries count together, and what is deducted if you stop earlier',
    figures: ['pension_age_men', 'pension_age_women', 'pension_min_contribution_years'],
    whom: 'the pension insurer of the country, and the one at home for the years that you have',
    put: 'From which age would you pay me a pension, how many years must I have paid in, and do my years in other countries count towards them?',
  }),
};
