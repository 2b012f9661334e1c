import { onWages } from '../../../place/wagesSaid.ts';
import { money } from '../../../place/costSaid.ts';
import type { PlaceView } from '../../../place/view.ts';
import { type Said, say } from '../../../prose/said.ts';
import { eachPlace } from '../beside.ts';
import type { Topic } from '../topic.ts';

/** What a wage there may leave, by the reckoning of the budget; null where no pay is on record, or none is earned there. */
function payLeft({ studied }: PlaceView): Said | null {
  const pay = onWages(studied?.gates)?.pay;
  return pay
    ? say`about ${money(pay.grossUsd, 'average pay of a month there, or that a permit asks for')} before tax and ${money(pay.netUsd, 'the same after tax and contributions of an employee, by our estimate')} after it`
    : null;
}

/** Which place pays best, and what is left of pay once tax and rent are paid. */
export const PAY_LEFT: Topic = {
  id: 'pay-left',
  about:
    /\b(?:where|which)\b[^?]{0,40}\b(?:earn\w*|salar\w+|wages?|pays?|paid)\b[^?]{0,40}\bafter (?:tax\w*|rent)\b/i,
  not: /\b(?:pensions?|mortgage|dividends?)\b/i,
  over: ['jobs', 'tax', 'housing', 'cost'],
  answer: ({ views }) => {
    const left = eachPlace(views, payLeft);
    return {
      said:
        left &&
        say`A month of average pay on record, which is no offer, with the tax by our estimate: ${left}.`,
      lacks: 'what is paid in your very occupation this month, and rents outside the capitals',
      figures: [...(left ? [] : ['earnings_monthly_usd']), 'rent_capital_1bed_eur', 'price_level_housing'],
      whom: 'two employers of your field, and two people who do your work there',
      put: 'What does somebody with my years of work earn, before tax and after it, what is paid until a foreign licence is accepted, and what do you pay for rent?',
    };
  },
};
