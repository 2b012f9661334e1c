import type { Topic } from '../../topic.ts';

/** What the United States want to know of money that lies elsewhere, from whoever they count as theirs. */
export const US_REPORTS: Topic = {
  id: 'us-reports',
  about:
    /\b(?:FBAR|FinCEN|Form 8938|PFICs?|report(?:ing)? (?:my |our |of )?(?:foreign|overseas) (?:bank )?accounts?)\b/i,
  over: ['bank', 'tax', 'visa', 'child-citizenship', 'citizenship'],
  answer: () => ({
    said: null,
    lacks: 'who has to report accounts abroad to the United States, and from which sum on',
    whom: 'somebody who prepares American returns for people abroad',
    put: 'Who of us counts as an American for this, a child with that passport included, which accounts has each of us to report, from which balance on and by which day, and does an account of ours count on which the child is named?',
  }),
};
