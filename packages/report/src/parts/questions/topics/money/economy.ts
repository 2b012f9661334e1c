import type { Topic } from '../../topic.ts';

/** The economy and its outlook. */
export const ECONOMY: Topic = {
  id: 'economy',
  about:
    /\b(?:econom(?:y|ies|ic (?:crisis|crises|situation|outlook|stability|growth))|recession|financial crisis|banking crisis|national debt|state (?:debt|bankruptcy)|bankrupt country|debt crisis)\b/i,
  not: /\b(?:economy class|stud(?:y|ies|ying)|degree|economist|university|gig economy|black economy|jobs?)\b/i,
  over: ['safety', 'cost', 'jobs'],
  answer: () => ({
    lacks: 'what will come of it; the most we hold is a forecast of growth',
    figures: [
      'gdp_growth_forecast_2026',
      'inflation_rate',
      'unemployment_rate',
      'political_stability_percentile',
    ],
    whom: 'the central bank of each country, whose report on stability is public, and an adviser whom you pay yourself for where your money lies',
    put: 'If the currency fell by a fifth or my work ended here, from which income and which account would we live, in which currency, and for how many months?',
  }),
};
