import type { PlaceView } from '../../../../place/view.ts';
import { listNames } from '../../../../prose/english.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import { dollars } from '../../../../figures/format.ts';
import { flow, type Said, say, words } from '../../../../prose/said.ts';
import { withHomeMoney } from '../../../../place/money/homeMoney.ts';
import { eachPlace } from '../../across/beside.ts';
import { incomeAsked } from '../../named/sum.ts';
import type { Asked, Topic } from '../../topic.ts';
import { sumToShow } from './permitTerms.ts';
import { openRoutes, settlesByRight } from '../../../../place/entry/routes.ts';
import { waysSaid } from './permits.ts';
import { SAVINGS_COUNT, savingsCounted } from './savingsCount.ts';
import { WAY_WITH_SUM } from './waysIn.ts';

const PERMIT = String.raw`\b(?:visas?|(?:residence )?permits?|(?<!tax )residen(?:ce|cy))\b`;

/** Whether savings count for a permit, in either word order. */
const SAVINGS_FOR_PERMIT = new RegExp(
  String.raw`(?:${SAVINGS_COUNT.source})[^]*?${PERMIT}|${PERMIT}[^]*?(?:${SAVINGS_COUNT.source})`,
  'i',
);

const IN_THE_BANK = /\b(?:banks?|accounts?|savings?|show money|settlement funds)\b/i;

/** That the sum of a permit for work is pay, where a question is about money in the bank. */
function paidByContract({ views, text }: Asked): Said | null {
  const route = (view: PlaceView) => (settlesByRight(view) ? undefined : openRoutes(view)[0]?.route);
  const forWork = views.filter((view) => route(view)?.kind === 'work' && route(view)?.minIncome);
  return IN_THE_BANK.test(text) && forWork.length > 0
    ? words(
        `In ${listNames(forWork)} that sum is the pay in a contract, and no money in the bank stands in for it.`,
      )
    : null;
}

/** Whether an income is enough for a permit of any kind. */
export const VISA_MEANS: Topic = {
  id: 'visa-means',
  about: anyOf([
    /\b(?:enough|suffic\w+)\b[^?]{0,20}\b(?:for|to (?:get|have|qualify for)) (?:the |a |an |any |our |my )?(?:\w+ )?(?:visas?|(?:residence )?permits?|residen(?:ce|cy))\b/i,
    WAY_WITH_SUM,
    SAVINGS_FOR_PERMIT,
    /\b(?:show[- ]money|settlement funds)\b/i,
    // "Will 4,100 a month qualify me for Colombia, or must it be a pension?"
    /\b(?:income|dividends|interest|rents?|savings|portfolio|pensions?|investments?)\b[^?]{0,60}\bqualif(?:y|ies)\b(?! (?:as|in) (?:a|an)\b)/i,
    /\b(?:how much|what|which) (?:income|money|savings|funds)\b[^?]{0,30}\b(?:show|prove|document)\b/i,
    /\bhow much\b[^?]{0,40}\b(?:show|prove|have|need)\b[^?]{0,20}\bin (?:the|a|my|our) (?:bank|account)\b/i,
    // "Do I have to show money in the bank?"
    /\b(?:show|prove|proof of|need|must have|have to have)\b[^?]{0,25}\b(?:money|savings|funds|cash|means)\b[^?]{0,20}\b(?:in (?:the|a|my|our) (?:bank|account)|(?:for|to get) (?:the |a |my |our )?(?:\w+ )?(?:visas?|permits?))\b/i,
  ]),
  over: ['visa', 'enough', 'cost', 'business', 'jobs', 'pay', 'bank', 'pension', 'benefit', 'tax'],
  answer: (asked) => {
    const sums = eachPlace(asked.views, sumToShow);
    const sum = incomeAsked(asked);
    return {
      said: flow(
        sum && say`The sum you name is about ${withHomeMoney(asked.view, sum, dollars)} a month.`,
        WAY_WITH_SUM.test(asked.text) ? waysSaid(asked.views) : null,
        sums && say`The way in that fits you asks to see this, on our records: ${sums}.`,
        paidByContract(asked),
        savingsCounted(
          asked,
          asked.views.map((view) => ({
            country: view.country,
            route: settlesByRight(view) ? null : (openRoutes(view)[0]?.route ?? null),
          })),
        ),
      ),
      lacks: `${sums ? '' : 'a sum that the way in asks for; '}which income counts, gross or net, and what is added for those who come along`,
      whom: 'the embassy of each country, in writing',
      put: 'Which income of a month is asked of one person and of two, which of ours counts, before or after tax, and do savings make up for what is missing?',
    };
  },
};
