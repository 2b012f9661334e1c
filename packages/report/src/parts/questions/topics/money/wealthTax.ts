import { because, say } from '../../../../prose/said.ts';
import { wealthTaxSaid } from '../../../../sections/financial/means.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** An annual tax on assets. */
export const WEALTH_TAX: Topic = {
  id: 'wealth-tax',
  about:
    /\b(?:(?:net[- ])?wealth tax(?:es)?|tax(?:es)? on (?:(?:my|our|net) )?(?:wealth|fortunes?|assets|capital)|solidarity tax)\b/i,
  over: ['tax', 'cost'],
  answer: ({ views }) => {
    const taxes = eachPlace(views, wealthTaxSaid);
    return {
      said: taxes && because(say`A tax on net wealth, by our records: ${taxes}.`, 'net-worth'),
      lacks: 'rates, allowances, and what a region adds',
      whom: 'a tax adviser in each country',
      put: 'Is there a yearly tax on what I own, here or abroad, from which sum on, at which rate, and which of my assets are left out?',
    };
  },
};
