import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { householdTimes } from '@global-fit/matching/entry/route/eligibility';
import { isBeyondLearning, leavesOutEarnings } from '@global-fit/matching/entry/way';
import { passage, type Writer, wayOf } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import type { Band } from '../../../profile/bands.ts';
import { opening } from '../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { localPay } from '../../../place/money/localPay.ts';
import { familyOf, movesWithFamily } from '../../../profile/people/familyMoving.ts';
import { type OpenRoute, openRoutes, settlesByRight } from '../../../place/entry/routes.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { againstIncome } from './againstIncome.ts';
import { familyFromPay } from '../../../place/entry/family.ts';
import { routeSaid, savingsInstead } from '../../../place/entry/words.ts';
import { neededMonthly, asksForOne, inDollars } from '../../../place/entry/incomeAsked.ts';

/** For how many people the threshold is, where several move. */
function forHowMany(view: PlaceView, route: VisaRoute): Said | null {
  const { movers } = view.profile;
  const needed = neededMonthly(view, route);
  if (!needed || !movesWithFamily(movers) || route.kind === 'work') return null;
  const factor = householdTimes(route, preferencesOf(view).household);
  const { adultShare, childShare } = route.conditions;
  if (factor === 1 && (adultShare === 0 || childShare === 0))
    return because(routeSaid(route, `On record the sum is the same for ${familyOf(movers)}.`), ...movers.ids);
  if (factor === null || factor === 1)
    return because(routeSaid(route, `Ask what the sum is for ${familyOf(movers)}.`), ...movers.ids);
  return because(
    say`For ${familyOf(movers)} the record makes that about ${inDollars(needed)} a month.`,
    ...movers.ids,
  );
}

/** Whether even the upper edge of the savings is below what can replace income for everybody who moves. */
function isBelow(view: PlaceView, { high }: Band, route: VisaRoute): boolean {
  const times = householdTimes(route, preferencesOf(view).household) ?? 1;
  return high !== null && high < (route.minInvestment?.usd ?? 0) * times;
}

/** Savings beside income, for people of independent means. */
function savings(view: PlaceView, { route, standing }: OpenRoute): Said | null {
  if (route.kind !== 'retirement/passive-income') return null;
  const instead = savingsInstead(route);
  const { way } = standing;
  const atHand = view.profile.assets;
  if (instead && way.kind === 'route' && way.asked === 'capital')
    return because(
      routeSaid(
        route,
        `The record accepts ${instead} as well, ${way.test === 'passed' ? 'and the savings you told us of reach that' : 'which lie inside the band of savings that you ticked'}.`,
      ),
      'liquid-assets-available',
    );
  if (instead && atHand && isBelow(view, atHand, route))
    return because(
      routeSaid(
        route,
        `The record accepts ${instead} as well; the savings you told us of do not reach that.`,
      ),
      'liquid-assets-available',
    );
  if (instead) return routeSaid(route, `The record accepts ${instead} as well.`);
  return atHand && standing.status !== 'met'
    ? because(words('Consulates may count savings: ask whether yours do.'), 'liquid-assets-available')
    : null;
}

/** Usual pay for such work here, beside the pay a work permit requires; null where unknown. */
function usualPay(view: PlaceView, route: VisaRoute): Said | null {
  const pay = localPay(view);
  const asked = route.minIncome?.monthlyUsd;
  if (!pay || asked == null) return null;
  const wage = inDollars(pay.monthly);
  const group = because(words(opening(words(pay.group)).text), 'career-field');
  const { movers } = view.profile;
  const family = movesWithFamily(movers) ? familyFromPay(view, route) : null;
  if (family && pay.monthly.value >= asked && pay.monthly.value < family.monthlyUsd)
    return because(
      say`${group} there earn ${wage} a month on average${routeSaid(route, `: enough for the permit itself, but less than the ${family.text} from which family may come`)}. An ordinary offer would cover you alone.`,
      ...movers.ids,
    );
  return wayOf(
    view,
    `usual-pay-${pay.monthly.value >= asked}`,
    pay.monthly.value >= asked
      ? [
          () =>
            say`${group} there earn ${wage} a month on average, so an ordinary offer should reach it${routeSaid(route, '')}.`,
          () =>
            say`At ${wage} a month the average pay of ${words(pay.group)} there is above that${routeSaid(route, '')}: the offer need not be exceptional.`,
          () =>
            say`That is less than the ${wage} a month which ${words(pay.group)} earn there on average${routeSaid(route, '')}.`,
        ]
      : [
          () =>
            say`${group} there earn ${wage} a month on average, so the offer has to be better than usual${routeSaid(route, '')}.`,
          () =>
            say`The average pay of ${words(pay.group)} there, ${wage} a month, is below that${routeSaid(route, '')}: ask early what a post pays.`,
        ],
  );
}

/**
 * The expected income compared with the best route's threshold; a separate passage, so that it can be kept private.
 */
export const incomeVerdict: Writer = (view) => {
  const best = openRoutes(view)[0];
  if (!best || settlesByRight(view)) return null;
  const { route, income, standing } = best;
  // Funds for a job search are no pay: see `searchVerdict`.
  if (standing.way.kind === 'job search') return null;
  const usual =
    route.kind === 'work' && !isBeyondLearning(standing.way) && !standing.way.byPartner
      ? usualPay(view, route)
      : null;
  // Pay below the permit's minimum stays a warning, whatever pay is usual.
  const own = usual && income !== 'short' ? null : againstIncome(view, best);
  // Where earnings are ignored, the threshold is for everybody who moves, if the record says so.
  const many = leavesOutEarnings(standing.way) && !asksForOne(view, route) ? null : forHowMany(view, route);
  const enough = standing.way.kind === 'route' && standing.way.asked === 'capital';
  const said = flow(usual, enough ? null : own, savings(view, best), many);
  if (said.text === '') return null;
  return passage(
    'right-income',
    1.9,
    because(
      said,
      'citizenship',
      ...(usual ? ['career-field'] : []),
      ...(own ? [route.kind === 'study' ? 'monthly-budget' : 'expected-annual-income'] : []),
    ),
  );
};
