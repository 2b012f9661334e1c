import { anyOf } from '@global-fit/matching/anyOf';
import { accountsReported, ownTaxSaid } from '../../../../place/rights/ownState.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { flow, given, type Said, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** The same of a citizen in the household, where the customer holds no such passport. */
function ofEveryCitizen({ atlas }: PlaceView): Said | null {
  const rule = atlas.rule('taxes-citizens-USA');
  return rule?.from.shown
    ? given(
        words(
          'The United States taxes its citizens wherever they live, so those of you who hold its passport may owe it a yearly return, whether or not tax is due with it.',
        ),
        `rule:${rule.id}`,
      )
    : null;
}

/** What the United States require those they count as theirs to report about money abroad. */
export const US_REPORTS: Topic = {
  id: 'us-reports',
  about: anyOf([
    /\b(?:FBAR|FinCEN|Form 8938|PFICs?|report(?:ing)? (?:my |our |of )?(?:foreign|overseas) (?:bank )?accounts?)\b/i,
    /\b(?:file|filing|register|report|declare)\w*\b[^?]{0,40}\b(?:IRS|tax (?:office|authorit\w+|returns?) (?:in|of|to|with) the (?:US|USA|United States|States)|(?:US|American) tax (?:returns?|office))(?!\w)/i,
  ]),
  over: ['bank', 'tax', 'visa', 'child-citizenship', 'citizenship'],
  answer: ({ view, text }) => ({
    said: flow(
      /\b(?:tax(?:es)?|returns?|IRS)\b/i.test(text) ? (ownTaxSaid(view) ?? ofEveryCitizen(view)) : null,
      accountsReported(view),
    ),
    lacks: accountsReported(view)
      ? 'the forms that the tax office itself asks of money and funds abroad, and whether a child or somebody with a green card is meant'
      : 'who has to report accounts abroad to the United States, and from which sum on',
    whom: 'somebody who prepares American returns for people abroad',
    put: 'Who of us counts as an American for this, a child with that passport included, which accounts has each of us to report, from which balance on and by which day, and does an account of ours count on which the child is named?',
  }),
};
