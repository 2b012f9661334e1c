import type { VisaRoute } from '@global-fit/atlas/model';
import {
  type DescentWay,
  isBeyondLearning,
  isDeposit,
  isDonation,
  leavesOutEarnings,
  type RouteWay,
  type VisitWay,
  type Way,
} from '@global-fit/matching/entry/way';
import { fitsVisit } from '@global-fit/matching/entry/visit';
import { STATUS_TOLD_IN } from '@global-fit/matching/profile/presentStatus';
import { money, roundMoney, usd } from '../../figures/format.ts';
import { constant, type Quantity, recordQuantity, shown, times } from '../../figures/quantity.ts';
import { nameOf } from '../../prose/countryNames.ts';
import type { PlaceView } from '../../place/view.ts';
import { opening } from '../../prose/english.ts';
import { because, given, type Said, say, sayAs, words } from '../../prose/said.ts';
import { rightByPassport, routeName, tickedBeside } from '../../place/entry/routes.ts';
import { wayInto } from '../../place/entry/standing.ts';
import {
  KIND_WORDS,
  learnedFor,
  lengthOf,
  noRouteSaid,
  routeSaid,
  savingsInstead,
} from '../../place/entry/words.ts';

/** A route by its name, and what can be said of it. */
function about(route: VisaRoute, said: Said | string): Said {
  return say`the ${routeSaid(route, routeName(route))} ${said}`;
}

/** "(record of 2026)": sums hold for a time. */
function dated({ asOf }: VisaRoute): string {
  return asOf ? ` (record of ${asOf})` : '';
}

/** What is asked for, in US dollars: the sum of the record, for as many people as move. */
function asked({ route, asked: of, neededUsd, forOne }: Extract<Way, { kind: 'route' | 'short' }>): Said {
  const at = of === 'capital' ? 'minInvestment.usd' : 'minIncome.monthlyUsd';
  const one = of === 'capital' ? route.minInvestment?.usd : route.minIncome?.monthlyUsd;
  if (one == null || neededUsd === null) return words('');
  const sum = recordQuantity(one, `route:${route.id}`, at);
  const factor = neededUsd / one;
  const whole: Quantity =
    Math.abs(factor - 1) < 1e-9 ? sum : times(sum, constant(factor, 'times the sum for one, by the record'));
  return say`about ${shown(whole, (value) => usd(roundMoney(value)))}${of === 'income' ? ' a month' : ''}${forOne ? ' for one person' : ''}${dated(route)}`;
}

/** What a student lives on comes from anywhere; every other permit asks for an income. */
const meansOf = ({ kind }: VisaRoute): string => (kind === 'study' ? 'means' : 'an income');
const toldOf = ({ kind }: VisaRoute, band: string): string =>
  kind === 'study' ? 'you can spend in a month' : band;

/** ", or ฿800,000 in savings": a sum that the record takes in place of the income. */
function orSaved(route: VisaRoute): string {
  const saved = savingsInstead(route);
  return saved ? `, or ${saved}` : '';
}

function byRoute(way: Extract<Way, { kind: 'route' }>): Said {
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
            ? say`takes savings of ${sum} in place of an income, which lie inside the band you ticked`
            : say`asks for ${isDeposit(route) ? say`a deposit of ${sum}` : say`${sum} in means`}, which lies inside the band of savings you ticked: your exact sum decides`
          : say`asks for ${sum}${orSaved(route)}, which ${route.kind === 'study' ? 'your savings of a year may reach' : 'lies inside the income band you ticked'}`,
      );
    case 'close':
      return about(
        route,
        say`asks for ${sum}${orSaved(route)}, slightly more than ${toldOf(route, 'the most you told us of')}`,
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

/** What ancestry may open, as a clause. */
function byDescent({ claim, citizenship, permit, movement }: DescentWay): Said {
  const sure = claim === 'yes';
  const proof = sure ? 'the papers have to prove it' : 'whether it does has to be found out';
  const fee = permit?.fee ? ` (fee ${money(permit.fee.amount, permit.fee.currency)})` : '';
  if (permit && !citizenship)
    return about(permit, `is for people of such descent${fee}; the papers have to prove yours`);
  const beside = permit ? say`, beside ${about(permit, `for descendants${fee}`)}` : '';
  const whose = movement && citizenship ? `the citizenship of ${nameOf(citizenship)}` : 'its citizenship';
  const opens = movement
    ? given(words(`, whose holders may settle there (${movement.name})`), `bloc:${movement.bloc}`)
    : '';
  return say`${sure ? 'your ancestry may give you' : 'ancestry might open'} ${whose}${opens}${beside}; ${proof}`;
}

/** What a claim by descent may open beside another way in, as a sentence; null where there is none beside it. */
export function claimBeside(view: PlaceView): Said | null {
  const { descent, entry } = wayInto(view);
  return descent && !['descent', 'home', 'citizen'].includes(entry.way.kind)
    ? because(opening(byDescent(descent)), 'ancestry-claim', 'ancestry-countries')
    : null;
}

/** What a permit depends on beside the offer of an employer. */
const BY_CHANCE: Readonly<Record<string, string>> = {
  lottery: 'a draw',
  quota: 'a place in a yearly quota',
};

/** How the holders of a ticked kind are chosen, where meeting the conditions is not enough. */
const CHOSEN: Readonly<Record<string, string>> = {
  points: ', for which people are chosen by points',
  nomination: ', for which a province has to nominate you',
};

/**
 * "Remote-work route, which you ticked: the D8 asks for …, more than the band you ticked": what was asked for
 * by name and is not the way in, with its sum and whether that is reached; null where there is none.
 */
export function tickedSaid(view: PlaceView): Said | null {
  if (rightByPassport(view)) return null;
  const told = tickedBeside(view).map(({ way }) => {
    const { route } = way;
    const kind = opening(words(KIND_WORDS[route.kind]));
    const chosen = CHOSEN[route.conditions.selection ?? ''];
    return chosen
      ? say`${kind}, which you ticked, goes by the ${routeSaid(route, routeName(route))}${chosen}`
      : say`${kind}, which you ticked: ${wayIn(way)}`;
  });
  return told.length === 0
    ? null
    : because(
        sayAs(told.map(({ text }) => text).join('. '), told),
        'visa-preference',
        'expected-annual-income',
      );
}

/** "you may stay 180 days without a visa with the passport of Canada, and the months that you name fit into them". */
function visitSaid({ passport, to, days, stay }: VisitWay): Said {
  const [allowed, length] = [days, stay].map((one) =>
    shown(constant(one, 'days of a stay without a visa'), String),
  );
  const held =
    fitsVisit(stay, days) === 'fits'
      ? say`and the part of each year that you mean to stay fits into them`
      : say`and the part of each year that you mean to stay can come to ${length ?? ''}: fly home before the last of the days allowed`;
  return because(
    given(
      say`you may stay ${allowed ?? ''} days without a visa with the passport of ${nameOf(passport)}, ${held}`,
      `passport:${passport.iso3}-${to}`,
    ),
    'citizenship',
  );
}

/** The best way into a country, as a clause, its time aside. */
function reached(way: Way): Said {
  if ('route' in way && isBeyondLearning(way))
    return because(
      about(way.route, `is for people with ${learnedFor(way.route)}, and you told us of none`),
      'education-level',
    );
  switch (way.kind) {
    case 'citizen':
      return words('you hold its citizenship');
    case 'home':
      return words('you live there already');
    case 'visit':
      return visitSaid(way);
    case 'movement':
      return words(
        way.movement.grade === 'settle'
          ? `you may live and work there by right (${way.movement.name})`
          : `the ${way.movement.name} gives no right to settle: it makes residence easier, and a permit with conditions of its own is still needed`,
      );
    case 'descent':
      return byDescent(way);
    case 'route':
      return way.apart
        ? about(way.route, 'asks for a job there; the work that you bring along does not count for it')
        : byRoute(way);
    case 'job search':
      return about(way.route, 'admits people who look for work there');
    case 'job offer': {
      const chance = BY_CHANCE[way.route.conditions.selection ?? ''];
      if (way.apart)
        return about(
          way.route,
          `needs an employer there${chance ? ` and ${chance}` : ''}; the work that you bring along does not count for it`,
        );
      const pay = way.expected === 'below' ? ', and asks for more pay than you expect' : '';
      return about(
        way.route,
        `depends on an offer from an employer${way.byPartner ? ' to your partner' : ''}${way.route.conditions.listed ? ' in an occupation on its list' : ''}${chance ? ` and on ${chance}` : ''}${pay}`,
      );
    }
    case 'short':
      return about(
        way.route,
        say`asks for ${asked(way)}, more than ${way.asked === 'income' ? toldOf(way.route, 'the income you told us of') : 'the savings in your answers'}`,
      );
    case 'refused':
      return words('holders of your passport are not admitted');
    case 'no record':
      return say`${noRouteSaid(way)}, so ask the embassy first`;
  }
}

/** Why it may not come in time; empty where it may. */
function lateSaid({ late, route }: RouteWay): Said | string {
  if (!late) return '';
  return late === 'decision'
    ? because(
        routeSaid(route, '; its decision can take longer than the time that you give the move'),
        'relocation-timeline',
      )
    : because(
        routeSaid(route, '; whether you are chosen before your present status ends, nobody can tell'),
        ...STATUS_TOLD_IN,
      );
}

/** What no record tells of it and its authority has to answer; empty for nothing. */
function unsureSaid({ unsure, route }: RouteWay): Said | string {
  if (!unsure) return '';
  return unsure === 'founding'
    ? because(
        routeSaid(route, '; whether it lets you found a company and employ people there is not on record'),
        'work-arrangement',
        'local-job-creation-intent',
      )
    : because(
        routeSaid(
          route,
          '; whether it takes your passport, which another programme there refuses, is not on record',
        ),
        'citizenship',
      );
}

/** That it ends before the stay is meant to; empty where it does not. */
function endsSaid({ ends, route }: RouteWay): Said | string {
  return ends === undefined
    ? ''
    : because(
        routeSaid(
          route,
          `; it ends after ${lengthOf(ends)}, sooner than you mean to stay, and nothing on record follows on it`,
        ),
        'relocation-duration',
      );
}

const doubts = (way: RouteWay): Said => say`${endsSaid(way)}${lateSaid(way)}${unsureSaid(way)}`;

/** The best way into a country, as a clause. */
export function wayIn(way: Way): Said {
  return 'route' in way ? say`${reached(way)}${doubts(way)}` : reached(way);
}

/** What is open about a route whose sum is reached, the sum left aside; null where it is not, or nothing is open. */
export function openBesideSum(way: Way): Said | null {
  if (way.kind !== 'route' || way.test !== 'passed') return null;
  const open = doubts(way);
  return open.text === '' ? null : say`${about(way.route, 'is within your reach')}${open}`;
}
