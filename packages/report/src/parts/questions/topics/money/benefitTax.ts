import { vaUntaxed } from '../../../../place/rights/ownState.ts';
import { because, flow, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';
import { territorial } from './money.ts';
import { taxDays } from './taxDays.ts';

const PAID = String.raw`(?:VA|veterans?['’]?|disability|incapacity|invalidity|SSDI|SSI|PIP|unemployment|child benefits?|survivors?['’]?|workers['’]? comp(?:ensation)?)`;

/** Tax on disability and similar payments, which are neither pension nor pay. */
export const BENEFIT_TAX: Topic = {
  id: 'benefit-tax',
  about: new RegExp(
    String.raw`\b${PAID}\b[^?.]{0,50}\btax(?:ed|able|es|[- ]free)?\b|\btax(?:ed|able|es|[- ]free)?\b[^?.]{0,40}\b${PAID}\b`,
    'i',
  ),
  not: /\b(?:go(?:es)? on|keep|los(?:e|ing)|stops?|social security|salary|wages?|self-employed|company|state pensions?|401|IRA|inherit\w*|disability (?:tax )?(?:credit|discount|relief)|VAT|cars?)\b/i,
  over: ['benefit', 'tax', 'access', 'disability-aid', 'deaf', 'blind'],
  answer: (asked) => {
    const american = /\b(?:VA|veterans?)\b/i.test(asked.text) ? vaUntaxed(asked.view) : null;
    return {
      said: flow(
        american,
        because(
          words(
            american
              ? 'That binds no other state: the law of the state where you are resident for tax, and the treaty, decide.'
              : 'What is free of tax at home need not be so elsewhere: the law of the state where you are resident for tax, and the treaty, decide.',
          ),
          'current-location',
        ),
        taxDays(asked),
        territorial(asked),
      ),
      lacks:
        'how each country treats a payment of this kind, and what its tax treaty leaves to the state that pays it',
      whom: 'a tax adviser who works with both countries, with the letter that names the law it is paid under',
      put: 'Is this payment taxed here, does it count as a pension, as a benefit or as compensation under your law and the treaty, must it be declared all the same, and does it raise the rate on my other income?',
    };
  },
};
