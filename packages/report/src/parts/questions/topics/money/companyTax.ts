import { anyOf } from '@global-fit/matching/anyOf';
import { given, flow, type Said, say } from '../../../../prose/said.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { recordQuantity, shown } from '../../../../figures/quantity.ts';
import { rounded } from '../../../../figures/format.ts';
import { eachPlace, figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';
import { FIRM } from './firm.ts';
import { kept, POCKET } from './kept.ts';
import { PAYS_SELF } from './taxedSum.ts';

const BY_NAME = anyOf([
  /\b(?:corporat(?:e|ion)|company|companies['’]?|profits?|business) (?:income )?tax(?:es|ation)?\b/i,
  /\btax(?:es)? (?:which|what|whose|the|both) profits?\b/i,
  /\btax(?:es|ed|ation)? (?:on|of) (?:the |my |our |its |a )?(?:\w+ )?(?:profits?|compan(?:y|ies))\b/i,
]);
const OF_OWN = new RegExp(
  String.raw`\btax(?:es|ed)?\b[^?]{0,25}\b(?:my|our) (?:own |new |small |little |future |[\w-]+ )?${FIRM}\b|\b(?:my|our) (?:own |new |small |little |future |[\w-]+ )?${FIRM}\b[^?]{0,25}\b(?:tax(?:es|ed)?)\b`,
  'i',
);

/** The recorded corporate tax rate; null without a record. */
function rateOnProfit({ atlas, iso3 }: PlaceView): Said | null {
  const tax = atlas.taxFacts(iso3);
  if (!tax?.from.shown || tax.corporate === null) return null;
  return given(
    shown(recordQuantity(tax.corporate, `tax:${iso3}`, 'corporate'), (value) => `${rounded(value)}%`),
    `tax:${iso3}`,
  );
}

/** Tax on a company's profit there, for its managers or founders. */
export const COMPANY_TAX: Topic = {
  id: 'company-tax',
  about: new RegExp(`${BY_NAME.source}|${OF_OWN.source}`, 'i'),
  when: ({ text, profile }) => BY_NAME.test(text) || profile.stage === 'founder' || profile.stage === 'owner',
  not: /\bdividends?\b|\b(?:company|business) (?:car|pension)\b/i,
  over: ['tax', 'business', 'jobs', 'pay', 'cost'],
  answer: (asked) => {
    const rates = eachPlace(asked.views, rateOnProfit);
    const all = figures(asked.views, 'total_tax_rate_business');
    return {
      said: flow(
        rates &&
          say`The full rate of tax on the profit of a company, with what regions and towns add, is by our records ${rates}. That leaves out lower rates for small profits.`,
        all &&
          say`When last compared (2017), all taxes and contributions of a mid-size company, including those for its staff, came to this share of its profit: ${all}.`,
        POCKET.test(asked.text) || PAYS_SELF.test(asked.text) ? kept(asked) : null,
      ),
      lacks: `${rates ? '' : 'the rate on profits, and '}what a company may set off, and the tax on what it pays out to its owner`,
      whom: 'a tax adviser there who keeps the books of firms of your trade',
      put: 'What does a company with this profit owe in its first years, is there a lower rate for small profits, and is salary or dividend dearer for its owner, contributions counted in?',
    };
  },
};
