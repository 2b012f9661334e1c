import { anyOf } from '@global-fit/matching/anyOf';
import { dollars } from '../../../../figures/format.ts';
import { shown } from '../../../../figures/quantity.ts';
import { localPay } from '../../../../place/money/localPay.ts';
import { onWages } from '../../../../place/money/wagesSaid.ts';
import { money } from '../../../../place/money/costSaid.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { needsTwoBedrooms } from '../../../../profile/profile.ts';
import type { Person } from '../../../../profile/people/person.ts';
import { flow, type Said, say } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import { enoughAfterTax, kept } from '../money/kept.ts';
import type { Topic } from '../../topic.ts';

/**
 * What a wage there may leave, from the budget's calculation; where that assumes two wages or none, the group's gross
 * pay. Null without recorded pay, or for people who earn none there.
 */
function payLeft(view: PlaceView, person: Person | null): Said | null {
  const pay = onWages(view.studied?.gates)?.pay;
  if (pay && !pay.two)
    return say`about ${money(pay.grossUsd, 'average pay of a month there, or that a permit asks for')} before tax and ${money(pay.netUsd, 'the same after tax and contributions of an employee, by our estimate')} after it`;
  const own = person ? null : localPay(view);
  return own && say`about ${shown(own.monthly, dollars)} before tax for ${own.group}`;
}

/** Which place pays best, and what remains after tax and rent. */
export const PAY_LEFT: Topic = {
  id: 'pay-left',
  about: anyOf([
    /\b(?:better|best|good|worth it) (?:for|to) sav(?:e|ing)(?: money)?\b(?! (?:on|for)\b)/i,
    /\b(?:how much|where|which)\b[^?]{0,20}\b(?:can|could|would|do|does)\b (?:I|we|one)\b (?:\w+ )?(?:save|put aside)\b(?! (?:on|in) (?:tax|rent|fees)\w*)/i,
    /\b(?:how much|what)\b[^?]{0,60}\b(?:left|remains?)\b[^?]{0,30}\b(?:on|of|from) (?:[\w’'-]+ ){0,4}(?:salar(?:y|ies)|wages?|pay)\b/i,
    /\bhow much\b[^?]{0,10}\b(?:salar\w+|wages?|pay)\b[^?]{0,40}\bafter (?:tax\w*|rent)\b/i,
    /\b(?:where|which)\b[^?]{0,40}\b(?:earn\w*|salar\w+|wages?|pays?|paid)\b[^?]{0,40}\bafter (?:tax\w*|rent)\b/i,
    /\b(?:what|how much) (?:do|does|would|will|could|can) (?:[\w-]+ ){1,8}(?:earn|make|clear|net|pocket|bring home|take home|get paid)\b[^?]{0,40}\bafter (?:tax\w*|rent)\b/i,
    // Of a sum that is named the tax tells: see `tax`.
    /^(?!.*\d).*\b(?:how much|what) (?:will|would|do|does|is|could|can)\b[^?]{0,30}\b(?:remain|left|left over|clear|take home|bring home)\b[^?]{0,30}\b(?:at the end of (?:the|each|every|a) month|(?:each|every|a|per|in a) (?:month|week)|after (?:rent|tax|bills|everything|all))\b/i,
  ]),
  not: /\b(?:pensions?|retirement|accounts?|mortgage|dividends?)\b/i,
  over: ['jobs', 'pay', 'tax', 'housing', 'cost'],
  answer: (asked) => {
    const left = eachPlace(asked.views, (view) => payLeft(view, asked.person));
    const estimated = left?.text.includes(' after it') === true;
    const rent = /\brents?\b/i.test(asked.text);
    return {
      said: flow(
        left &&
          say`A month of average pay on record, which is no offer${estimated ? ', with the tax by our estimate' : ''}: ${left}.`,
        estimated ? null : kept(asked),
        enoughAfterTax(asked, null),
      ),
      lacks: `what is paid in your own occupation this month${rent ? ', and rents outside the capitals' : ''}`,
      figures: [
        ...(left ? [] : ['earnings_monthly_usd']),
        ...(rent
          ? [
              needsTwoBedrooms(asked.profile) ? 'rent_capital_2bed_eur' : 'rent_capital_1bed_eur',
              'price_level_housing',
            ]
          : []),
      ],
      whom: 'two employers of your field, and two people who do your work there',
      put: `What does somebody with my years of work earn, before tax and after it, ${rent ? 'what is paid until a foreign licence is accepted, and what do you pay for rent' : 'and what is paid until a foreign licence is accepted'}?`,
    };
  },
};
