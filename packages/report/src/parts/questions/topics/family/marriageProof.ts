import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** A husband or wife by name in a passport. */
const NAMED_IN_PASSPORT =
  /\b(?:wife|husband|spouse)['’]?s? name\b[^?]{0,60}\b(?:passports?|endors\w+)\b|\bpassports?\b[^?]{0,60}\b(?:wife|husband|spouse)['’]?s? name\b|\bspouse endorse\w*/i;

/** Proving a marriage to an authority, above all an unregistered one. */
export const MARRIAGE_PROOF: Topic = {
  id: 'marriage-proof',
  about: anyOf([
    NAMED_IN_PASSPORT,
    /\b(?:prove|proof|show|evidence)\b[^?]{0,30}\b(?:married|marriage|relationship|genuine|couple)\b|\b(?:traditional|religious|customary|church|islamic|hindu|tribal) (?:wedding|marriage)\b/i,
  ]),
  not: /\b(?:same-sex|gay|lesbian|two (?:wom|m)en|divorc\w*)\b/i,
  over: ['marriage', 'partner-visa', 'visa', 'religion', 'papers', 'citizenship', 'history'],
  answer: ({ view, text }) => ({
    lacks: NAMED_IN_PASSPORT.test(text)
      ? 'whether a visa for a husband or wife asks that either passport names the other'
      : 'which marriages each country recognises, and which papers prove one that no registry holds',
    whom: `the embassy of each country, and the civil registry of ${view.home ? view.homeName : 'the country in which you married'}, which may be able to enter the marriage before you apply`,
    put: NAMED_IN_PASSPORT.test(text)
      ? 'Is the certificate of our marriage enough for the visa, legalised or with an apostille, or does my passport or my spouse’s have to name the other, and what do you take until it is amended?'
      : 'Which certificate of marriage do you accept, is a traditional or religious wedding enough once it is registered at home, which other proof of our life together do you look at (lease, accounts, children, photographs), and from which day back?',
  }),
};
