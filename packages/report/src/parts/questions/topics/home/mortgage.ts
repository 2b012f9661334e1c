import { anyOf } from '@global-fit/matching/anyOf';
import { mayBuySaid } from '../../../../place/rights/foreignBuyers.ts';
import { because, flow, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';
import { byPlace } from './eachPurchase.ts';

/** A loan for a home still to be bought. */
export const MORTGAGE: Topic = {
  id: 'mortgage',
  about: anyOf([
    /\b(?:banks?|lenders?|building societ(?:y|ies))\b[^?]{0,20}\blends? (?:to )?(?:me|us|somebody|people|foreigners)\b/i,
    /\b(?:(?<!\b(?:my|our|the|a reverse|reverse|lifetime|existing|current|old) )mortgages?|(?:home|housing|house) loans?|down ?payments?|loan (?:for|to buy) (?:an? |our |my )?(?:\w+ )?(?:house|home|flat|apartment|property)|borrow(?:ing)? to buy)\b/i,
  ]),
  not: /\b(?:halal|islamic|shari['’]?ah?|interest[- ]free|without interest|(?:left|owing|outstanding|remaining) (?:on|of) (?:(?:the|our|my|its?) )?mortgage|mortgages? (?:at home|on (?:our|my|it|the)|end\w*|payments?|left)|(?:pay|paid|paying) off|re-?mortgag\w+|rent(?:ing)? out|let(?:ting)? (?:out )?(?:my|our|it)|equity|(?:our|my) (?:\w+ )?mortgage|keep(?:ing)? (?:the|this|that|our|my|it|paying)|(?:with|have|has|got|there is) an? (?:[\w.%-]+ ){0,4}mortgage of|still pay\w*|interest relief|broker (?:job|licen[cs]e))\b/i,
  over: ['housing', 'bank', 'cost', 'loans'],
  answer: ({ text, views }) => ({
    said: flow(
      because(
        words(
          'Ask for the bank’s decision in principle before you bid, and sign nothing that does not depend on the loan. A bank looks at income it can check, at how long you have been there and at your permit, so allow for a longer file than at home.',
        ),
        'property-ownership',
      ),
      /\b(?:buy|buying|purchas\w*|foreigners? (?:may|can|allowed))\b/i.test(text)
        ? byPlace(views, mayBuySaid)
        : null,
    ),
    lacks: 'how long a bank takes, what share of a price it lends to a newcomer and at which rate',
    chapter: 'Housing',
    figures: ['lending_interest_rate', 'price_level_housing'],
    whom: 'two banks in the city and a mortgage broker licensed there, in writing',
    put: 'Do you lend to somebody with my ↗passport, ↗permit and income from where I earn it, what share of the price, at which rate and until which age, which papers do you want, and how many weeks lie between the full file, your offer and the money?',
  }),
};
