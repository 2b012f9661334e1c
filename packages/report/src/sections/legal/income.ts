import type { VisaRoute } from '@global-fit/atlas/model';
import { roundMoney, usd } from '../../figures/format.ts';
import { shown } from '../../figures/quantity.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { opening } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { localPay } from '../career/localPay.ts';
import { monthlyIncome, openRoutes, rightByPassport } from './routes.ts';
import { routeSaid } from './words.ts';

const OFFER: Readonly<Record<'met' | 'perhaps' | 'short', readonly string[]>> = {
  met: [
    'You earn more than that today; for this permit it is the new contract that counts',
    'Your present income passes that mark, and the offer has to as well',
    'What you earn now lies above that sum, so an offer in line with it should do',
    'An offer at the level of what you earn now would be enough',
  ],
  perhaps: [
    'Where you stand in the income band you chose decides whether you earn that today; the offer has to reach it',
    'Part of the band you gave us lies below that sum, so read the offer against it',
    'An offer at the lower end of your band would miss that sum',
  ],
  short: [
    'You earn less than that today, so the offer has to pay more than you have now',
    'That is above what you gave us as income: without a better offer this permit is out of reach',
    'An offer at the level of what you earn now would not be enough',
  ],
};
const OWN_INCOME: typeof OFFER = {
  met: [
    'The income you gave us reaches that sum',
    'By what you told us about your income you pass that threshold',
    'Your income is enough for that',
    'You clear that threshold with the income you gave us',
  ],
  perhaps: [
    'Whether you reach that depends on where you stand inside the income band you chose',
    'The band you gave us begins below that sum and ends above it: work out the exact month',
    'At the lower end of your income band you would miss that sum',
  ],
  short: [
    'The income you gave us does not reach that',
    'Your income, as you gave it, falls short of that sum',
    'With the income you gave us you would miss that threshold',
  ],
};

/** What is usually paid for such work in this place, beside the pay that a work permit asks for; null when unknown. */
function usualPay(view: PlaceView, route: VisaRoute): Said | null {
  const pay = localPay(view);
  const asked = route.minIncome?.monthlyUsd;
  if (!pay || asked == null) return null;
  const wage = shown(pay.monthly, (value) => usd(roundMoney(value)));
  const group = because(words(opening(words(pay.group)).text), 'career-field');
  return wayOf(
    view,
    `usual-pay-${pay.monthly.value >= asked}`,
    pay.monthly.value >= asked
      ? [
          () =>
            say`${group} there earn ${wage} a month on average, so an ordinary offer should reach it${routeSaid(route, '')}.`,
          () =>
            say`With ${wage} a month the average pay of ${words(pay.group)} there lies above that${routeSaid(route, '')}: the offer need not be an exceptional one.`,
          () =>
            say`That is less than the ${wage} a month which ${words(pay.group)} earn there on average${routeSaid(route, '')}.`,
        ]
      : [
          () =>
            say`${group} there earn ${wage} a month on average, so the offer has to be better than usual${routeSaid(route, '')}.`,
          () =>
            say`The average pay of ${words(pay.group)} there, ${wage} a month, lies below that${routeSaid(route, '')}: ask early what a post pays.`,
        ],
  );
}

/** The income given beside what the best route asks for: a passage of its own, so that it can be kept private. */
export const incomeVerdict: Writer = (view) => {
  const best = openRoutes(view)[0];
  if (!best || rightByPassport(view)) return null;
  const { route, income } = best;
  const usual = route.kind === 'work' ? usualPay(view, route) : null;
  if (usual) return passage('right-income', 1.9, because(usual, 'career-field', 'citizenship'));
  const own = monthlyIncome(view);
  if (!own || income === 'unknown') return null;
  const forms = (route.kind === 'work' ? OFFER : OWN_INCOME)[income];
  const said = wayOf(
    view,
    `income-${route.kind === 'work'}-${income}`,
    forms.map((form) => () => say`${routeSaid(route, form)}.`),
  );
  return passage('right-income', 1.9, said && because(said, ...own.ids, 'citizenship'));
};
