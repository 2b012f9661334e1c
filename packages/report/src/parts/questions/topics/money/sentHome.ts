import { dollars } from '../../../../figures/format.ts';
import { constant, minus, shown } from '../../../../figures/quantity.ts';
import { onWages } from '../../../../place/money/wagesSaid.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** What mean pay would leave after the household's month; null without either. */
function leftOfPay(view: PlaceView): Said | null {
  const found = onWages(view.studied?.gates);
  if (!found?.pay) return null;
  const { pay, cost } = found;
  const left = minus(
    constant(pay.netUsd, 'average pay of a month there after tax and contributions, by our estimate'),
    constant(cost.costUsd, 'a month of the household by our planning figure'),
  );
  return given(
    left.value > 0 ? say`about ${shown(left, dollars)}` : words('nothing'),
    `earnings_monthly_usd:${view.iso3}`,
  );
}

/** How much pay can be sent to those who stay; how it is sent concerns banks. */
export const SENT_HOME: Topic = {
  id: 'sent-home',
  about:
    /\b(?:how much|what part|enough)\b[^?]{0,40}\b(?:send|transfer|remit|wire)\b[^?]{0,30}\b(?:home|back|to my \w+|to our \w+|each month|every month|a month)\b|\bhow (?:much|large)\b[^?]{0,30}\bremittances?\b/i,
  not: /\b(?:tuition|inherit\w*|sale of|fees?|cheap\w*)\b/i,
  over: ['cost', 'enough', 'jobs', 'pay', 'bank'],
  answer: ({ views }) => {
    const left = eachPlace(views, leftOfPay);
    return {
      said: left
        ? because(
            flow(
              say`Of an average wage there after tax, by our estimate, a month of your whole household there, by our planning figure, would leave this to send: ${left}.`,
              words('Your own contract decides, and the cost of the transfer comes off.'),
            ),
            'relocating-family-members',
          )
        : null,
      lacks: 'what a transfer costs, and whether the country limits what may be sent out',
      whom: 'two people who do your work there and send money home, and two transfer services for the sum that arrives',
      put: 'Of last month’s pay, what was left after rent, food, transport and tax, what did you send, and how much of it arrived?',
    };
  },
};
