import type { VisaRoute } from '@global-fit/atlas/model';
import type { Way } from '@global-fit/matching/personal/way';
import { roundMoney, usd } from '../figures/format.ts';
import { constant, type Quantity, recordQuantity, shown, times } from '../figures/quantity.ts';
import { type Said, say, words } from '../prose/said.ts';
import { routeName } from '../sections/legal/routes.ts';
import { routeSaid } from '../sections/legal/words.ts';

/** A route by its name, and what can be said of it. */
function about(route: VisaRoute, said: Said | string): Said {
  return say`the ${routeSaid(route, routeName(route))} ${said}`;
}

/** "(record of 2026)": sums hold for a time. */
function dated({ asOf }: VisaRoute): string {
  return asOf ? ` (record of ${asOf})` : '';
}

/** What is asked for, in US dollars: the sum of the record, for as many people as move. */
function asked({ route, asked: of, neededUsd }: Extract<Way, { kind: 'route' | 'short' }>): Said {
  const at = of === 'capital' ? 'minInvestment.usd' : 'minIncome.monthlyUsd';
  const one = of === 'capital' ? route.minInvestment?.usd : route.minIncome?.monthlyUsd;
  if (one == null || neededUsd === null) return words('');
  const sum = recordQuantity(one, `route:${route.id}`, at);
  const factor = neededUsd / one;
  const whole: Quantity =
    Math.abs(factor - 1) < 1e-9 ? sum : times(sum, constant(factor, 'times the sum for one, by the record'));
  return say`about ${shown(whole, (value) => usd(roundMoney(value)))}${of === 'income' ? ' a month' : ''}${dated(route)}`;
}

function byRoute(way: Extract<Way, { kind: 'route' }>): Said {
  const { route, test, asked: of } = way;
  const sum = asked(way);
  switch (test) {
    case 'passed':
      return about(
        route,
        of === 'income'
          ? say`asks for an income of ${sum}, which you reach`
          : say`asks for ${sum} in means, which you have`,
      );
    case 'within':
      return about(route, say`asks for ${sum}, which lies inside the income band you ticked`);
    case 'close':
      return about(route, say`asks for ${sum}, slightly more than the top of the band you ticked`);
    case 'not told':
      return about(
        route,
        of === 'income'
          ? say`asks for an income of ${sum} to be shown; your answers do not tell how much yours is`
          : say`asks for ${sum} in capital to be shown; your answers do not tell how much you have`,
      );
    case 'chosen':
      return about(route, 'chooses among those who apply, so nobody can promise it');
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

/** The best way into a country, as a clause. */
export function wayIn(way: Way): Said {
  switch (way.kind) {
    case 'citizen':
      return words('you hold its citizenship');
    case 'home':
      return words('you live there already');
    case 'movement':
      return words(
        way.movement.grade === 'settle'
          ? `you may live and work there by right (${way.movement.name})`
          : `the ${way.movement.name} makes residence easier, with conditions`,
      );
    case 'descent':
      return words(
        way.claim === 'yes'
          ? 'your ancestry may give you its citizenship; the papers have to prove it'
          : 'ancestry might open its citizenship; whether it does has to be found out',
      );
    case 'route':
      return byRoute(way);
    case 'job search':
      return about(way.route, 'admits people who look for work there');
    case 'job offer':
      return about(
        way.route,
        way.expected === 'below'
          ? 'depends on an offer from an employer, and asks for more pay than you expect'
          : 'depends on an offer from an employer',
      );
    case 'short':
      return about(
        way.route,
        say`asks for ${asked(way)}, ${way.asked === 'income' ? 'more than the band you ticked' : 'more than the savings you told us of'}`,
      );
    case 'refused':
      return words('holders of your passport are not admitted');
    case 'no record':
      return words(
        'our records hold no route for your passports and plans; that does not mean there is none, so ask the embassy first',
      );
  }
}
