import { dollars } from '../../../figures/format.ts';
import { flow, say } from '../../../prose/said.ts';
import { withHomeMoney } from '../../../place/homeMoney.ts';
import { eachPlace } from '../beside.ts';
import { sumAsked } from '../sum.ts';
import type { Topic } from '../topic.ts';
import { sumToShow } from './permitTerms.ts';

/** Whether what comes in is enough for a permit, whichever it is. */
export const VISA_MEANS: Topic = {
  id: 'visa-means',
  about:
    /\b(?:enough|suffic\w+)\b[^?]{0,20}\b(?:for|to (?:get|have|qualify for)) (?:the |a |an |any |our |my )?(?:\w+ )?(?:visas?|(?:residence )?permits?|residen(?:ce|cy))\b/i,
  over: ['visa', 'enough', 'cost'],
  answer: (asked) => {
    const sums = eachPlace(asked.views, sumToShow);
    const sum = sumAsked(asked);
    return {
      said: flow(
        sum && say`The sum you name is about ${withHomeMoney(asked.view, sum, dollars)} a month.`,
        sums && say`The way in that fits you asks to see this, on our records: ${sums}.`,
      ),
      lacks: `${sums ? '' : 'a sum that the way in asks for; '}which income counts, gross or net, and what is added for whoever comes along`,
      whom: 'the embassy of each country, in writing',
      put: 'Which income of a month is asked of one person and of two, which of ours counts, before or after tax, and do savings make up for what is missing?',
    };
  },
};
