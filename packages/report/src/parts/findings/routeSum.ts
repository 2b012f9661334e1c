import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { isDeposit, isDonation, leavesOutEarnings, type Way } from '@global-fit/matching/entry/way';
import { dollars } from '../../figures/format.ts';
import { constant, type Quantity, recordQuantity, shown, times } from '../../figures/quantity.ts';
import { routeName } from '../../place/entry/routes.ts';
import { routeSaid, savingsInstead } from '../../place/entry/words.ts';
import { type Said, say, words } from '../../prose/said.ts';

/** A route by its name, and what can be said of it. */
export function about(route: VisaRoute, said: Said | string): Said {
  return say`the ${routeSaid(route, routeName(route))} ${said}`;
}

/** "(record of 2026)": sums hold for a time. */
function dated({ asOf }: VisaRoute): string {
  return asOf ? ` (record of ${asOf})` : '';
}

/** What is asked for, in US dollars: the sum of the record, for as many people as move. */
export function asked({
  route,
  asked: of,
  neededUsd,
  forOne,
}: Extract<Way, { kind: 'route' | 'short' }>): Said {
  const at = of === 'capital' ? 'minInvestment.usd' : 'minIncome.monthlyUsd';
  const one = of === 'capital' ? route.minInvestment?.usd : route.minIncome?.monthlyUsd;
  if (one == null || neededUsd === null) return words('');
  const sum = recordQuantity(one, `route:${route.id}`, at);
  const factor = neededUsd / one;
  const whole: Quantity =
    Math.abs(factor - 1) < 1e-9 ? sum : times(sum, constant(factor, 'times the sum for one, by the record'));
  return say`about ${shown(whole, dollars)}${of === 'income' ? ' a month' : ''}${forOne ? ' for one person' : ''}${dated(route)}`;
}

/** What a student lives on comes from anywhere; every other permit asks for an income. */
const meansOf = ({ kind }: VisaRoute): string => (kind === 'study' ? 'means' : 'an income');
/** What of the answers the sum of a route is held against. */
export const toldOf = ({ kind }: VisaRoute, band: string): string =>
  kind === 'study' ? 'you can spend in a month' : band;

/** ", or ฿800,000 in savings": a sum that the record takes in place of the income. */
function orSaved(route: VisaRoute): string {
  const saved = savingsInstead(route);
  return saved ? `, or ${saved}` : '';
}

/** A permit by the sum that it asks for, and whether the customer reaches that. */
export function byRoute(way: Extract<Way, { kind: 'route' }>): Said {
  const { route, test, asked: of } = way;
  const sum = asked(way);
  if (leavesOutEarnings(way) && test !== 'close')
    return about(
      route,
      say`asks for an income of ${sum}; it counts pensions and other income without work, and nothing that is earned`,
    );
  switch (test) {
    case 'passed':
      return about(
        route,
        of === 'income'
          ? say`asks for ${meansOf(route)} of ${sum}${orSaved(route)}, which you reach`
          : isDonation(route)
            ? say`asks for a donation of ${sum}, which your savings cover and which is gone afterwards`
            : route.conditions.capitalInstead
              ? say`takes ${sum} in savings, which you have, in place of an income`
              : say`asks for ${isDeposit(route) ? say`a deposit of ${sum}` : say`${sum} in means`}, which you have`,
      );
    case 'within':
      return about(
        route,
        of === 'capital'
          ? route.conditions.capitalInstead
            ? say`takes savings of ${sum} in place of an income, a sum inside the band you ticked: whether yours reach it decides`
            : say`asks for ${isDeposit(route) ? say`a deposit of ${sum}` : say`${sum} in means`}, which lies inside the band of savings you ticked: your exact sum decides`
          : say`asks for ${sum}${orSaved(route)}, which ${route.kind === 'study' ? 'your savings of a year may reach' : 'lies inside the income band you ticked'}`,
      );
    case 'close':
      return about(
        route,
        say`asks for ${sum}${orSaved(route)}, slightly more than ${toldOf(route, 'the most you told us of')}`,
      );
    case 'by both':
      return about(
        route,
        say`asks for ${sum}, more than you alone have coming in and no more than the two of you may: whether both count is not on record`,
      );
    case 'by nationality':
      return about(
        route,
        'is a residence permit for holders of your passport: you apply for it, and no minimum income is on record',
      );
    case 'by budget':
      return about(
        route,
        say`asks for ${meansOf(route)} of ${sum}${orSaved(route)}, less than you mean to spend in a month; ${route.kind === 'study' ? 'whose money that is has to be shown' : 'as much has to come in without drawing on savings'}`,
      );
    case 'beyond budget':
      return about(
        route,
        say`asks for ${meansOf(route)} of ${sum}${orSaved(route)}, more than you mean to spend in a month, so it is probably out of reach`,
      );
    case 'not told':
      return about(
        route,
        of === 'income'
          ? say`asks for ${meansOf(route)} of ${sum}${orSaved(route)} to be shown; ${route.kind === 'study' ? 'a scholarship proves it by its letter, else savings or whoever pays' : 'hold yours against it'}`
          : say`asks for ${sum} in capital to be shown: hold what you have against it`,
      );
    case 'chosen':
      return about(
        route,
        route.conditions.selection === 'quota'
          ? 'needs a place in a yearly quota, so nobody can promise it'
          : 'chooses among those who apply, so nobody can promise it',
      );
    case 'not stated':
      return about(
        route,
        route.conditions.forWhom === 'youth'
          ? 'is youth mobility for a limited stay'
          : route.kind === 'investor'
            ? 'asks for an investment whose sum our records do not hold'
            : 'is open; it asks for no minimum that our records state',
      );
  }
}
