import { accountsReported, ownTaxSaid } from '../../../../place/rights/ownState.ts';
import { flow } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** What the United States require those they count as theirs to report about money abroad. */
export const US_REPORTS: Topic = {
  id: 'us-reports',
  about:
    /\b(?:FBAR|FinCEN|Form 8938|PFICs?|report(?:ing)? (?:my |our |of )?(?:foreign|overseas) (?:bank )?accounts?)\b/i,
  over: ['bank', 'tax', 'visa', 'child-citizenship', 'citizenship'],
  answer: ({ view, text }) => ({
    said: flow(
      /\b(?:tax(?:es)?|returns?|IRS)\b/i.test(text) ? ownTaxSaid(view) : null,
      accountsReported(view),
    ),
    lacks: accountsReported(view)
      ? 'the other forms on money abroad (8938, 8621), and whether a child or somebody with a green card is meant'
      : 'who has to report accounts abroad to the United States, and from which sum on',
    whom: 'somebody who prepares American returns for people abroad',
    put: 'Who of us counts as an American for this, a child with that passport included, which accounts has each of us to report, from which balance on and by which day, and does an account of ours count on which the child is named?',
  }),
};
