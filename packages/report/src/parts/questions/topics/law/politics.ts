import type { Topic } from '../../topic.ts';

/** Governments and the vote; our tables hold no parties. */
export const POLITICS: Topic = {
  id: 'politics',
  about:
    /\b(?:(?:left|right|far[- ](?:left|right))[- ]?wing|(?:far|extreme) (?:left|right)|(?:socialist|social[- ]democratic?|conservative|progressive|green|liberal) (?:government|part(?:y|ies)|coalition)|who governs|part(?:y|ies) (?:in|of) (?:power|government)|(?:local|municipal|general|national|next) elections?|(?:can|may|could) (?:\w+ ){1,3}vote|right to vote|voting rights|(?:trade|labou?r|strong) unions)\b/i,
  not: /\bvote (?:from abroad|at home|back home|in the (?:US|UK|United))\b/i,
  over: ['rights', 'safety', 'jobs', 'pay', 'citizenship'],
  answer: ({ text }) => {
    const unions = /\bunions\b/i.test(text);
    return {
      lacks: `which parties govern, ${unions ? 'how many belong to a union, ' : ''}and from when a foreigner may vote; our figures on how clean elections are, how freely people speak and how unequal incomes are say nothing of parties`,
      figures: ['clean_elections', 'voice_accountability_percentile', 'gini_index'],
      whom: `the electoral authority of each country, whose pages say who sits in parliament and who votes${unions ? ', and its federation of trade unions' : ''}`,
      put: 'From which year of residence may a citizen of my country vote in local elections, how does one register for it, and when is the next election?',
    };
  },
};
