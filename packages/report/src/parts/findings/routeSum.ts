import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { leavesOutEarnings, type Way } from '@global-fit/matching/entry/way';
import { isDeposit, isDonation, isShownOnly } from '@global-fit/matching/entry/route/recorded';
import { dollars, money } from '../../figures/format.ts';
import { constant, type Quantity, recordQuantity, shown, times } from '../../figures/quantity.ts';
import { homeToBuy } from '../../place/entry/capitalAsked.ts';
import { routeName } from '../../place/entry/routes.ts';
import { routeSaid, savingsInstead } from '../../place/entry/words.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { sumOfRemark } from '../../sections/legal/remarks/notes.ts';

/** A route by name with a clause about it. */
export function about(route: VisaRoute, said: Said | string): Said {
  return say`the ${routeSaid(route, routeName(route))} ${said}`;
}

/** "(record of 2026)": the sums of permits change. */
function dated({ asOf }: VisaRoute): string {
  return asOf ? ` (record of ${asOf})` : '';
}

/** The sum required in US dollars, for everybody who moves. */
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

/** Students may live on any means; other permits require income. */
const meansOf = ({ kind }: VisaRoute): string => (kind === 'study' ? 'means' : 'an income');
/** The answer that a route's sum is compared with. */
export const toldOf = ({ kind }: VisaRoute, band: string): string =>
  kind === 'study' ? 'you can spend in a month' : band;

/** ", or ฿800,000 in savings": savings the record accepts instead of income. */
function orSaved(route: VisaRoute): string {
  const saved = savingsInstead(route);
  return saved ? `, or ${saved}` : '';
}

type RouteWay = Extract<Way, { kind: 'route' }>;

/** A route and the sum it requires, "about $2,900 a month (record of 2026)". */
interface SumAsked {
  readonly route: VisaRoute;
  readonly asked: RouteWay['asked'];
  readonly sum: Said;
}

/** The income or means required, with the savings accepted instead. */
const incomeOf = ({ route, sum }: SumAsked): Said => say`${meansOf(route)} of ${sum}${orSaved(route)}`;
const capitalOf = ({ route, sum }: SumAsked): Said =>
  isDeposit(route)
    ? say`a deposit of ${sum}`
    : isShownOnly(route)
      ? say`savings of ${sum}`
      : say`${sum} in means`;
const isStudy = ({ route }: SumAsked): boolean => route.kind === 'study';

function reachedSaid(of: SumAsked): Said {
  const { route, asked, sum } = of;
  if (asked === 'income') return say`asks for ${incomeOf(of)}, which you reach`;
  if (isDonation(route))
    return say`asks for a donation of ${sum}, which your savings cover and which is gone afterwards`;
  return route.conditions.capitalInstead
    ? say`takes ${sum} in savings, which you have, in place of an income`
    : say`asks for ${capitalOf(of)}, which you have`;
}

function insideBandSaid(of: SumAsked): Said {
  const { route, asked, sum } = of;
  if (asked !== 'capital')
    return say`asks for ${sum}${orSaved(route)}, which ${isStudy(of) ? 'your savings of a year may reach' : 'lies inside the income band you ticked'}`;
  return route.conditions.capitalInstead
    ? say`takes savings of ${sum} in place of an income, a sum inside the band you ticked: whether yours reach it decides`
    : say`asks for ${capitalOf(of)}, which lies inside the band of savings you ticked: your exact sum decides`;
}

function withoutSumSaid({ route }: SumAsked): string {
  if (route.conditions.forWhom === 'youth') return 'is youth mobility for a limited stay';
  const remark = sumOfRemark(route.notes);
  if (remark) return `is open; it asks for ${remark}`;
  return route.kind === 'investor'
    ? 'asks for an investment whose sum our records do not hold'
    : 'is open; it asks for no minimum that our records state';
}

/** Words for ways of selecting applicants. */
const CHOSEN: Readonly<Record<string, string>> = {
  quota: 'needs a place in a yearly quota, so nobody can promise it',
  interest:
    'is granted where its authority finds that your work serves an interest of the country, so nobody can promise it',
};

/** What a route requires, worded by how the household meets it. */
const BY_TEST: Readonly<Record<RouteWay['test'], (of: SumAsked) => Said | string>> = {
  passed: reachedSaid,
  within: insideBandSaid,
  close: ({ route, sum }) =>
    say`asks for ${sum}${orSaved(route)}, slightly more than ${toldOf(route, 'the most you told us of')}`,
  'by both': ({ sum }) =>
    say`asks for ${sum}, more than you alone have coming in and no more than the two of you may: whether both count is not on record`,
  'by nationality': () =>
    'is a residence permit for holders of your passport: you apply for it, and no minimum income is on record',
  'by budget': (of) =>
    // For a study, savings may make up what the month alone does not reach.
    isStudy(of)
      ? say`asks for ${incomeOf(of)}, within what you can spend in a month and have saved; whose money that is has to be shown`
      : say`asks for ${incomeOf(of)}, less than you mean to spend in a month; that much has to come in without drawing on savings`,
  'beyond budget': (of) =>
    say`asks for ${incomeOf(of)}, more than you mean to spend in a month, so it is probably out of reach`,
  'not told': (of) =>
    of.asked === 'income'
      ? say`asks for ${incomeOf(of)}${of.route.kind === 'digital-nomad' ? ' from work' : ''} to be shown; ${isStudy(of) ? 'the letter of a scholarship proves it, or else savings or whoever pays' : 'compare yours with it'}`
      : say`asks for ${of.sum} in capital to be shown: compare it with what you have`,
  chosen: ({ route }) =>
    CHOSEN[route.conditions.selection ?? ''] ?? 'chooses among those who apply, so nobody can promise it',
  'not stated': withoutSumSaid,
};

/** "; a home for at least MYR 600,000 has to be bought there as well"; empty where the record names none. */
function homeBesides(route: VisaRoute): Said {
  const home = homeToBuy(route);
  return home
    ? say`; a home for at least ${shown(home.price, (value) => money(value, home.currency))} has to be bought there as well`
    : words('');
}

/** A permit by the sum it requires, and whether the customer reaches it. */
export function byRoute(way: RouteWay): Said {
  const { route, test } = way;
  const sum = asked(way);
  if (leavesOutEarnings(way) && test !== 'close')
    return about(
      route,
      say`asks for an income of ${sum}; it counts pensions and other income without work, and nothing that is earned`,
    );
  return about(route, say`${BY_TEST[test]({ route, asked: way.asked, sum })}${homeBesides(route)}`);
}
