import type { Topic } from '../../topic.ts';

/** Proving a marriage to an authority, above all an unregistered one. */
export const MARRIAGE_PROOF: Topic = {
  id: 'marriage-proof',
  about:
    /\b(?:prove|proof|show|evidence)\b[^?]{0,30}\b(?:married|marriage|relationship|genuine|couple)\b|\b(?:traditional|religious|customary|church|islamic|hindu|tribal) (?:wedding|marriage)\b/i,
  not: /\b(?:same-sex|gay|lesbian|two (?:wom|m)en|divorc\w*)\b/i,
  over: ['marriage', 'partner-visa', 'visa', 'religion', 'papers'],
  answer: ({ view }) => ({
    said: null,
    lacks: 'which marriages each country recognises, and which papers prove one that no registry holds',
    whom: `the embassy of each country, and the civil registry of ${view.home ? view.homeName : 'the country in which you married'}, which may be able to enter the marriage before you apply`,
    put: 'Which certificate of marriage do you accept, is a traditional or religious wedding enough once it is registered at home, which other proof of our life together do you look at (lease, accounts, children, photographs), and from which day back?',
  }),
};
