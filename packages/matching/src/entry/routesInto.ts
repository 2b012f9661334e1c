import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { byPartner } from './household/byPartner.ts';
import { asksForWork } from './route/countedIncome.ts';
import { admits } from './route/eligibility.ts';
import { isTooShort, outlastsJob, refusesOneEmployer } from './route/ofOneEmployer.ts';
import { isMadeForDegree, levelAsked, qualifies } from './route/qualification.ts';
import { isOutOfTime } from './route/inTime.ts';
import { testRoute } from './route/testRoute.ts';
import { isTicked, ranksBehindTicked } from './ticked.ts';
import { countsAs, type Wanted, worksAlong } from './wanted.ts';
import {
  isBeyondLearning,
  monthsBehind,
  type RouteEntry,
  type RouteTest,
  type RouteWay,
  standsApart,
} from './way.ts';
import { allowsNoWork } from './route/recorded.ts';

/** Whether a route requires capital that the household has by its answers. */
const isInHand = ({ way }: RouteEntry): boolean =>
  way.kind === 'route' && way.asked === 'capital' && way.test === 'passed';

/** Tests that leave open whether the income reaches the sum. */
const LEFT_OPEN: readonly RouteTest[] = ['by budget', 'within', 'close', 'by both', 'not told'];

/** The monthly income a route asks for where it is open whether the household has it; the less, the likelier it has. */
function openSum({ way }: RouteEntry): number {
  const open = way.kind === 'route' && way.asked === 'income' && LEFT_OPEN.includes(way.test);
  return open ? (way.neededUsd ?? Number.MAX_VALUE) : Number.MAX_VALUE;
}

/**
 * Compares otherwise equal routes by how they fit the household: those that let it work as it does and count its income,
 * then those ticked, then by the income that is open.
 */
function fits(wanted: Wanted, a: RouteEntry, b: RouteEntry): number {
  const { preferences } = wanted;
  const unfit = ({ way }: RouteEntry): number => {
    const idle = worksAlong(preferences) && allowsNoWork(way.route);
    const uncounted = ('counts' in way && way.counts === 'none') || asksForWork(preferences, way.route);
    return idle || uncounted ? 1 : 0;
  };
  const unasked = (entry: RouteEntry): number => (isTicked(wanted, entry) ? 0 : 1);
  return unfit(a) - unfit(b) || unasked(a) - unasked(b) || openSum(a) - openSum(b);
}

/**
 * Compares routes that fit alike: by kind, then tailored routes first, then those without a nomination, then the smaller
 * sum, then those for people who learned more, which usually offer more.
 */
function suits({ way: a }: RouteEntry, { way: b }: RouteEntry): number {
  const made = ({ route }: RouteWay): number => (route.conditions.forWhom === null ? 1 : 0);
  const sum = (way: RouteWay): number => {
    if (way.kind === 'route' || way.kind === 'short') return way.neededUsd ?? 0;
    // Without recorded pay nobody can tell how hard its minimum is to reach, so its status stays.
    return way.kind === 'job offer' && way.pay === null ? (way.route.minIncome?.monthlyUsd ?? 0) : 0;
  };
  const named = ({ route }: RouteWay): number => (route.conditions.selection === 'nomination' ? 1 : 0);
  return (
    a.route.kind.localeCompare(b.route.kind) ||
    made(a) - made(b) ||
    named(a) - named(b) ||
    sum(a) - sum(b) ||
    levelAsked(b.route) - levelAsked(a.route)
  );
}

/** Whether a family comes along that a route leaves behind by its record, whatever the pay. */
const leavesFamily = ({ left }: RouteWay): boolean => left === 'for good' || left === 'at first';

/** Whether a graduate would hold a permit that asks for no training and lets nobody come along. */
const isBelowLearning = (
  { qualification }: Wanted['preferences'],
  { kind, dependantsAllowed, conditions }: VisaRoute,
): boolean =>
  qualification === 'degree' &&
  kind === 'work' &&
  dependantsAllowed === false &&
  conditions.qualification === 'any';

/** Whether a route selects applicants, and may also decide after the date of the move. */
const isLateChoice = ({ way }: RouteEntry): boolean =>
  way.kind === 'route' && way.test === 'chosen' && monthsBehind(way) > 0;

/** The age from which a points list awards none for it; null where not on record. */
function agePointsEnd({ notes }: VisaRoute): number | null {
  const [, age] = /(?:^|; )no points for age from (\d+) on(?:;|$)/.exec(notes ?? '') ?? [];
  return age === undefined ? null : Number(age);
}

/**
 * Whether it is a points-based route to permanence without an employer, which was ticked, for somebody young and
 * educated enough. Nobody can promise that, nor a sponsoring employer.
 */
function invitesToStay({ ticked, preferences: { age, qualification } }: Wanted, route: VisaRoute): boolean {
  const { kind, conditions } = route;
  const learned = qualification === 'training' || qualification === 'degree';
  return (
    kind === 'permanent-residency' &&
    conditions.selection === 'points' &&
    conditions.forWhom !== 'employees' &&
    ticked.has(kind) &&
    learned &&
    (age ?? 0) < (agePointsEnd(route) ?? Number.POSITIVE_INFINITY)
  );
}

/** Whether a decision may come a year or more after the date of the move. */
const outOfTime = ({ way }: RouteEntry): boolean => isOutOfTime(monthsBehind(way));

/**
 * Every route of a wanted kind open to this household, best first, in three groups:
 *
 * 0. routes that were asked for and are within reach;
 *
 * 1. routes that follow these: of a kind that only helps households with means (`helps`, and only where the sum is
 * available), for other work than stated, for exceptional talent (a chance, no plan), unclear about a planned
 * company, after what was ticked, neither promised nor in time, too short, for the applicant alone or at first where a
 * family comes along, or below what a graduate has learned; for people who refuse to depend on one employer,
 * independent permits precede late ones. Those a year late or more come last among them;
 *
 * 2. routes out of reach by sum or education.
 *
 * Within a group the grade decides, then the delay, and finally how closely the route fits the answers.
 */
export function routesInto(wanted: Wanted, country: number): readonly RouteEntry[] {
  const { engine, preferences, kinds, helps, opens } = wanted;
  const found: RouteEntry[] = [];
  for (const route of engine.records.routes(country)) {
    // A permit for descendants is claimed rather than chosen: see `byDescent`.
    if (route.conditions.forWhom === 'descendants') continue;
    const kind = countsAs(wanted, preferences, route);
    if (!kinds.has(kind)) continue;
    const own = admits(route, preferences) ? testRoute(wanted, country, route) : null;
    const entry = byPartner(wanted, country, route, own) ?? own;
    if (entry && (!helps.has(kind) || isInHand(entry))) found.push(entry);
  }
  const answered = ({ way }: RouteEntry): RouteKind => countsAs(wanted, preferences, way.route);
  const isBehind = ranksBehindTicked(wanted, found);
  const freeOfOne = refusesOneEmployer(preferences);
  const turn = (entry: RouteEntry): number => {
    const { way } = entry;
    if (way.kind === 'short' || isBeyondLearning(way)) return 2;
    const rare = way.route.conditions.selection === 'exceptional';
    const behind = helps.has(answered(entry)) || standsApart(way) || rare || way.unsure === 'founding';
    const refused = freeOfOne ? !outlastsJob(preferences, entry) : isLateChoice(entry);
    const { route } = way;
    const unfit = isTooShort(preferences, route) || leavesFamily(way) || isBelowLearning(preferences, route);
    const waits = isBehind(entry) || refused || unfit || outOfTime(entry);
    return behind || waits ? 1 : 0;
  };
  const plan = (entry: RouteEntry): number =>
    invitesToStay(wanted, entry.way.route) ? 2 : opens.has(answered(entry)) ? 1 : 0;
  const asks = ({ way }: RouteEntry): number => {
    if (isMadeForDegree(way.route, preferences)) return 0;
    return qualifies(way.route, preferences) === 'fits' ? 1 : 2;
  };
  if (found.length < 2) return found;
  const turns = new Map(found.map((entry) => [entry, turn(entry)]));
  return found.sort(
    (a, b) =>
      (turns.get(a) as number) - (turns.get(b) as number) ||
      Number(outOfTime(a)) - Number(outOfTime(b)) ||
      b.grade - a.grade ||
      monthsBehind(a.way) - monthsBehind(b.way) ||
      plan(b) - plan(a) ||
      asks(a) - asks(b) ||
      fits(wanted, a, b) ||
      suits(a, b),
  );
}
