import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { countsTowardsResidence } from '@global-fit/matching/entry/settling/leadsToStay';
import { qualifies } from '@global-fit/matching/entry/route/qualification';
import { naturalisation } from '@global-fit/matching/entry/settling/naturalisation';
import { dollars } from '../../../figures/format.ts';
import { shown } from '../../../figures/quantity.ts';
import type { Block } from '../../../model.ts';
import type { PlaceView } from '../../../place/view.ts';
import { plural } from '../../../prose/english.ts';
import { basisOf, because, type Said, say, words } from '../../../prose/said.ts';
import { passportsOf } from '../../../place/entry/naturalisation.ts';
import { otherSum, sumOfRemark } from '../remarks/notes.ts';
import {
  freeMovement,
  incomeAlone,
  incomeIds,
  isCitizen,
  type OpenRoute,
  openRoutes,
  routeName,
} from '../../../place/entry/routes.ts';
import { searchFunds } from '../means/searchFunds.ts';
import { generalRuleOf, preferencesOf } from '../../../place/entry/standing.ts';
import {
  investment,
  KIND_WORDS,
  learnedFor,
  routeSaid,
  savingsInstead,
  span,
  threshold,
} from '../../../place/entry/words.ts';

/** Index of the column of years. */
const YEARS = 5;

/** Years to permanent residence and citizenship by the route's record, or in brackets by the general rule. */
function yearsCell(view: PlaceView, route: VisaRoute): Said {
  const passing = !countsTowardsResidence(route) || route.conditions.selection === 'job-search';
  const follows = passing ? null : generalRuleOf(view);
  const after = naturalisation(view.atlas, passportsOf(view), view.iso3);
  const permanent =
    route.yearsToPermanence !== null
      ? span(route, true)
      : follows
        ? say`(${span(follows.route, true)})`
        : words('–');
  const counted = route.yearsToCitizenship;
  // The route counts by the general rule, which a passport held may shorten.
  const byRule = counted === null ? !passing : Boolean(after?.shortenedBy);
  const citizen =
    after && byRule
      ? routeSaid(after.route, `(${after.years})`)
      : words(counted === null ? '–' : String(counted));
  return say`${permanent} / ${citizen}`;
}

/** A route's name, with the education it requires where the customer's is below. */
function nameCell(view: PlaceView, route: VisaRoute): Said {
  const named = routeSaid(route, routeName(route));
  return qualifies(route, preferencesOf(view)) === 'short'
    ? because(say`${named}, for people with ${learnedFor(route)}`, 'education-level')
    : named;
}

/** Whether the route was judged by capital. */
const isByCapital = ({ standing: { way } }: OpenRoute): boolean =>
  (way.kind === 'route' || way.kind === 'short') && way.asked === 'capital';

/** "12 months", "up to 48 months" where only the longest stay is on record. */
function firstGrant({ durationMonths: first, longestMonths: longest }: VisaRoute): string {
  if (first !== null) return plural(first, 'month');
  return longest === null ? '–' : `up to ${plural(longest, 'month')}`;
}

/** Recorded routes side by side. */
export function routeTable(view: PlaceView): readonly Block[] {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return [];
  const routes = openRoutes(view).slice(0, 5);
  // A single route is in the text already.
  if (routes.length < 2) return [];
  const searches = routes.some((open) => searchFunds(view, open) !== null);
  const own = [
    ...(incomeIds(view) ?? ['expected-annual-income']),
    ...(searches || routes.some(isByCapital) ? ['liquid-assets-available'] : []),
  ];
  const verdicts = {
    met: 'reached',
    perhaps: 'depends on where in your band',
    short: 'not reached',
    unknown: 'not told',
  } as const;
  const offers = {
    met: 'asks less than you expect',
    perhaps: 'the offer decides',
    short: 'asks more than you expect',
    unknown: 'nothing to compare',
  } as const;
  const savings = {
    reached: 'reached by your savings',
    perhaps: 'depends on your savings',
    missed: 'not reached by your savings',
  } as const;
  const standsAs = (open: OpenRoute): string => {
    const { route, income } = open;
    if (open.standing.way.kind === 'route' && open.standing.way.test === 'by both')
      return 'depends on whether both incomes count';
    if (!isByCapital(open))
      return route.minIncome ? (route.kind === 'work' ? offers : verdicts)[income] : '–';
    if (route.conditions.capitalInstead) return income === 'met' ? 'savings reach it' : 'your savings decide';
    const capital = `capital: ${verdicts[income]}`;
    return route.minIncome ? `income: ${verdicts[incomeAlone(view, open)]}; ${capital}` : capital;
  };
  const rows = routes.map((open) => {
    const { route } = open;
    const funds = searchFunds(view, open);
    const other = otherSum(route.notes);
    const asks = threshold(view, route);
    const invested = investment(route);
    const cells: readonly Said[] = [
      nameCell(view, route),
      words(KIND_WORDS[route.kind]),
      asks
        ? say`${asks}${savingsInstead(route) ? `, or ${savingsInstead(route)}` : ''}${other ? `; ${other}` : ''}${invested ? `; ${invested}` : ''}${funds ? say`; for all its months about ${shown(funds.needed, dollars)}` : ''}`
        : words(invested ?? sumOfRemark(route.notes) ?? 'none on record'),
      words(funds ? savings[funds.savings] : standsAs(open)),
      words(route.yearsToPermanence === 0 ? 'permanent' : firstGrant(route)),
      yearsCell(view, route),
      words(`${route.confidence}, ${route.asOf ?? 'undated'}`),
    ];
    return cells;
  });
  const byRule = rows.some((row) => row[YEARS]?.text.includes('('));
  return [
    {
      kind: 'table',
      caption: `Routes on record for ${view.name}${byRule ? '; years in brackets are those of the general rule' : ''}`,
      columns: [
        'Route',
        'Kind',
        'Income or capital asked',
        'Your means',
        'First grant',
        'Years to permanence / citizenship',
        'Confidence, year',
      ],
      align: ['left', 'left', 'left', 'left', 'right', 'right', 'left'],
      rows: rows.map((row) => row.map((cell) => cell.text)),
      personal: { column: 3, answers: own },
      ...basisOf(because(words(''), 'visa-preference', ...own), ...rows.flat()),
    },
  ];
}
