import { costSaid, money } from '../../place/money/costSaid.ts';
import { onWages, type OnWages, paySaid } from '../../place/money/wagesSaid.ts';
import { answerQuantity, shown } from '../../figures/quantity.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { opening } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { isPartnersWorkOpen } from '../../place/entry/family.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { duesOf } from '../../place/money/month.ts';
import { dollars, usd } from '../../figures/format.ts';

/** That today's spending says little about a month there; empty where it was not stated, or would suffice. */
function today({ profile }: PlaceView, costUsd: number): Said {
  const { monthlyBudget } = profile;
  return monthlyBudget === null || monthlyBudget <= 0 || monthlyBudget >= costUsd
    ? words('')
    : say` The ${shown(answerQuantity(monthlyBudget, 'monthly-budget'), dollars)} that you can spend now would not pay for it.`;
}

/** What the expected income would leave, where it is too little, or enough where average pay is not; else empty. */
function besideExpected({ cost, pay, expectedUsd, twoEarn }: OnWages): Said {
  const enough = expectedUsd !== null && expectedUsd >= cost.costUsd;
  if (expectedUsd === null || (enough && (!pay || pay.netUsd >= cost.costUsd))) return words('');
  const left = money(
    expectedUsd,
    'the top of the income expected, a month after tax and contributions by our estimate',
  );
  return say` [The most that you expect to earn|The top of the income you expect]${twoEarn ? ', as two equal wages,' : ''} would leave about ${left} a month after tax${enough ? ', which would pay for that' : ''}.`;
}

/** A month for people who will live on local pay, where it costs more than they spend today. */
export const wagesLead: Writer = (view) => {
  const found = onWages(view.studied?.gates);
  if (!found) return null;
  const { cost, pay } = found;
  const month = costSaid(cost);
  const wage = pay
    ? wayOf(view, 'on-wages', [
        () =>
          say`You would live on ${pay.two ? 'wages' : 'a wage'} there: ${paySaid(pay)}; you would need ${month}`,
        () =>
          say`${opening(paySaid(pay))}; you would live on ${pay.two ? 'two such wages' : 'such a wage'}, and need ${month}`,
        () =>
          say`What you need there is ${month}; it would have to come from ${pay.two ? 'wages' : 'a wage'}: ${paySaid(pay)}`,
      ])
    : say`You would live on a wage there, and our records hold none to reckon with: you would need ${month}`;
  if (!wage) return null;
  const short = besideExpected(found);
  const second =
    pay?.two && isPartnersWorkOpen(view)
      ? because(
          words('; the second of the two counts only once your partner may work there'),
          'relationship-status',
        )
      : words('');
  const dues = duesOf(view);
  const onTop = dues
    ? say` The ${shown(dues, usd)} a month that you pay on loans or send comes on top.`
    : words('');
  const beside = preferencesOf(view).localWage?.beside
    ? because(
        words(' What comes in without work is not in that wage, and helps to pay for the month.'),
        'income-sources',
      )
    : words('');
  const ids = view.profile.stageIds;
  return passage(
    'prices',
    1,
    because(
      say`${wage}${second}.${beside}${onTop}${today(view, cost.costUsd)}${short}`,
      'income-sources',
      ...ids,
    ),
  );
};
