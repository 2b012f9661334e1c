import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { byPartner } from './household/byPartner.ts';
import { admits } from './route/eligibility.ts';
import { isTooShort, outlastsJob, refusesOneEmployer } from './route/ofOneEmployer.ts';
import { isMadeForDegree, qualifies } from './route/qualification.ts';
import { testRoute } from './route/testRoute.ts';
import { behindTicked } from './ticked.ts';
import { countsAs, type Wanted } from './wanted.ts';
import { isBeyondLearning, monthsBehind, type RouteEntry, type RouteWay, standsApart } from './way.ts';

/** Whether a route asks for capital that the household has by its answers. */
const isInHand = ({ way }: RouteEntry): boolean =>
  way.kind === 'route' && way.asked === 'capital' && way.test === 'passed';

/**
 * Orders two routes that are equal in everything else, as a comparator: by kind, then a route made for people like
 * these first, then one that needs no nomination, then the one that asks for the smaller sum.
 */
function suits({ way: a }: RouteEntry, { way: b }: RouteEntry): number {
  const made = ({ route }: RouteWay): number => (route.conditions.forWhom === null ? 1 : 0);
  const sum = (way: RouteWay): number => {
    if (way.kind === 'route' || way.kind === 'short') return way.neededUsd ?? 0;
    // Without pay on record for such work nobody can tell how hard its minimum is to reach: it counts as it stands.
    return way.kind === 'job offer' && way.pay === null ? (way.route.minIncome?.monthlyUsd ?? 0) : 0;
  };
  const named = ({ route }: RouteWay): number => (route.conditions.selection === 'nomination' ? 1 : 0);
  return (
    a.route.kind.localeCompare(b.route.kind) || made(a) - made(b) || named(a) - named(b) || sum(a) - sum(b)
  );
}

/** Whether a route chooses among applicants, and may decide after the date of the move as well. */
const isLateChoice = ({ way }: RouteEntry): boolean =>
  way.kind === 'route' && way.test === 'chosen' && monthsBehind(way) > 0;

/** The age from which a points list gives none for it, by its record; null where no record tells. */
function agePointsEnd({ notes }: VisaRoute): number | null {
  const [, age] = /(?:^|; )no points for age from (\d+) on(?:;|$)/.exec(notes ?? '') ?? [];
  return age === undefined ? null : Number(age);
}

/**
 * Whether it invites skilled people without an employer, by points, to stay for good, which was ticked, and they are
 * young and learned enough to be among them: nobody can promise that, nor an employer who sponsors.
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

/**
 * Every route of a wanted kind that is open to this household, best first. Three groups come one after the other:
 *
 * 0. routes that were asked for and are within reach;
 * 1. routes that stand behind these: of a kind that only helps households with means (`helps`, and only where the sum
 *    is in hand), for other work than was told, for people of distinction (a chance, and no plan), unsure to allow a
 *    company that is planned, behind what was ticked, neither promised nor in time, or too short; for whoever will not
 *    depend on one employer, a permit that does instead of one that comes late;
 * 2. routes out of reach, by their sum or by the learning they ask for.
 *
 * Within a group the grade decides, then the delay, and at last what fits the answers most closely.
 */
export function routesInto(wanted: Wanted, country: number): readonly RouteEntry[] {
  const { engine, preferences, kinds, helps, opens } = wanted;
  const found: RouteEntry[] = [];
  for (const route of engine.records.routes(country)) {
    // A permit for descendants is claimed, not chosen: see `byDescent`.
    if (route.conditions.forWhom === 'descendants') continue;
    const kind = countsAs(wanted, preferences, route);
    if (!kinds.has(kind)) continue;
    const own = admits(route, preferences) ? testRoute(wanted, country, route) : null;
    const entry = byPartner(wanted, country, route, own) ?? own;
    if (entry && (!helps.has(kind) || isInHand(entry))) found.push(entry);
  }
  const answered = ({ way }: RouteEntry): RouteKind => countsAs(wanted, preferences, way.route);
  const isBehind = behindTicked(wanted, found);
  const freeOfOne = refusesOneEmployer(preferences);
  const turn = (entry: RouteEntry): number => {
    const { way } = entry;
    if (way.kind === 'short' || isBeyondLearning(way)) return 2;
    const rare = way.route.conditions.selection === 'exceptional';
    const behind = helps.has(answered(entry)) || standsApart(way) || rare || way.unsure === 'founding';
    const refused = freeOfOne ? !outlastsJob(preferences, entry) : isLateChoice(entry);
    const waits = isBehind(entry) || refused || isTooShort(preferences, way.route);
    return behind || waits ? 1 : 0;
  };
  const plan = (entry: RouteEntry): number =>
    invitesToStay(wanted, entry.way.route) ? 2 : opens.has(answered(entry)) ? 1 : 0;
  const asks = ({ way }: RouteEntry): number => {
    if (isMadeForDegree(way.route, preferences)) return 0;
    return qualifies(way.route, preferences) === 'fits' ? 1 : 2;
  };
  return found.sort(
    (a, b) =>
      turn(a) - turn(b) ||
      b.grade - a.grade ||
      monthsBehind(a.way) - monthsBehind(b.way) ||
      plan(b) - plan(a) ||
      asks(a) - asks(b) ||
      suits(a, b),
  );
}
