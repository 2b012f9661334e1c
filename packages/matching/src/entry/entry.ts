import type { Iso3 } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../engine/engine.ts';
import type { Preferences } from '../model/preferences.ts';
import { admits, closedTo } from './route/eligibility.ts';
import { byPartner } from './household/byPartner.ts';
import { behindTicked } from './ticked.ts';
import { testRoute } from './route/testRoute.ts';
import { claimHeldToDate } from './descent.ts';
import { byVisit } from './visit.ts';
import { countsAs, type Wanted, wantedBy } from './wanted.ts';
import { noRecord } from './noRecord.ts';
import { withPartner } from './household/withPartner.ts';
import { isMadeForDegree, qualifies } from './route/qualification.ts';
import {
  type DescentWay,
  type Entry,
  GRADE,
  isBeyondLearning,
  monthsBehind,
  type RouteEntry,
  type RouteWay,
  settlesAsFamily,
  standsApart,
} from './way.ts';

/** Added when some passport of the household enters without asking first: the first visit is easy. */
const VISIT_BONUS = 0.05;

const GRANDPARENT = 2;

const isInHand = ({ way }: RouteEntry): boolean =>
  way.kind === 'route' && way.asked === 'capital' && way.test === 'passed';

/**
 * Of two routes alike: within a kind the one made for such people first, one without a nomination before one that needs
 * it, then the one that asks for less.
 */
function suits({ way: a }: RouteEntry, { way: b }: RouteEntry): number {
  const made = ({ route }: RouteWay): number => (route.conditions.forWhom === null ? 1 : 0);
  const sum = (way: RouteWay): number => {
    if (way.kind === 'route' || way.kind === 'short') return way.neededUsd ?? 0;
    // Where nothing tells what such work is paid, a minimum of pay is a hurdle of unknown height.
    return way.kind === 'job offer' && way.pay === null ? (way.route.minIncome?.monthlyUsd ?? 0) : 0;
  };
  const named = ({ route }: RouteWay): number => (route.conditions.selection === 'nomination' ? 1 : 0);
  return (
    a.route.kind.localeCompare(b.route.kind) || made(a) - made(b) || named(a) - named(b) || sum(a) - sum(b)
  );
}

/** Whether a year of youth mobility ends before the stay is meant to: it is there, and no plan. */
const isTooShort = (
  { leastStay }: Preferences,
  { conditions, durationMonths, longestMonths }: VisaRoute,
): boolean => conditions.forWhom === 'youth' && (leastStay ?? 0) > (longestMonths ?? durationMonths ?? 0);

/** Whether people are chosen, which nobody can promise, and the decision may come behind the date as well. */
const isLateChoice = ({ way }: RouteEntry): boolean =>
  way.kind === 'route' && way.test === 'chosen' && monthsBehind(way) > 0;

/**
 * Every route of a wanted kind that is for people like these, the best first. One that nobody asked for counts only
 * where its sum is in hand, and comes after every asked one that is within reach; so does one for another kind of work
 * than the one told, one for people of distinction, which is a chance and no plan, and one that is neither promised nor
 * in time.
 */
function routesInto(wanted: Wanted, country: number): readonly RouteEntry[] {
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
  const turn = (entry: RouteEntry): number => {
    const { way } = entry;
    if (way.kind === 'short' || isBeyondLearning(way)) return 2;
    const rare = way.route.conditions.selection === 'exceptional';
    const behind = helps.has(answered(entry)) || standsApart(way) || rare || way.unsure === 'founding';
    const waits = isBehind(entry) || isLateChoice(entry) || isTooShort(preferences, way.route);
    return behind || waits ? 1 : 0;
  };
  const plan = (entry: RouteEntry): number => (opens.has(answered(entry)) ? 1 : 0);
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

/**
 * The best open route of a wanted kind; null when our records hold none. Where every recorded route is out of reach
 * but a wanted kind is not recorded at all, the door is not closed: `at_risk`.
 */
function bestRoute(wanted: Wanted, country: number): RouteEntry | null {
  const routes = routesInto(wanted, country);
  const best = routes[0] ?? null;
  if (best && best.way.kind !== 'short') {
    // The country is no harder to enter for what was ticked there as well.
    const isBehind = behindTicked(wanted, routes);
    const behind = routes.filter(isBehind).map(({ grade }) => grade);
    return { ...best, grade: Math.max(best.grade, ...behind) };
  }
  if (!best) return null;
  const answered = ({ way }: RouteEntry): RouteKind => countsAs(wanted, wanted.preferences, way.route);
  const recorded = new Set(routes.map(answered).filter((kind) => wanted.opens.has(kind)));
  const known = recorded.has(answered(best));
  if (recorded.size === wanted.opens.size && known) return best;
  return known ? { ...best, status: 'at_risk' } : null;
}

function byRight({ preferences, passports }: Wanted, iso3: Iso3, country: number): Entry | null {
  if (preferences.citizenships.includes(iso3)) {
    return { grade: GRADE.right, status: 'met', way: { kind: 'citizen' } };
  }
  if (preferences.home === iso3) return { grade: GRADE.right, status: 'met', way: { kind: 'home' } };
  for (const passport of passports) {
    const movement = passport.movement[country];
    if (movement?.grade === 'settle') {
      return { grade: GRADE.right, status: 'met', way: { kind: 'movement', movement } };
    }
  }
  return null;
}

/**
 * What ancestry may open: the citizenship of the country of the ancestors, a permit there for their descendants, and
 * by that citizenship every country in which its holders may settle.
 */
function byDescent(
  { engine, preferences, claimed }: Wanted,
  iso3: Iso3,
  country: number,
): Entry<DescentWay> | null {
  const claim = preferences.ancestryClaim;
  if (claim === null) return null;
  const sure = claim === 'yes';
  const permit = preferences.ancestry.includes(iso3)
    ? (engine.records
        .routes(country)
        .find((route) => route.conditions.forWhom === 'descendants' && admits(route, preferences)) ?? null)
    : null;
  const own = claimed.some((one) => one.iso3 === iso3);
  if (own || permit) {
    const grade = sure ? GRADE.descentYes : GRADE.descentPossible;
    // Permits for descendants are for those of a grandparent.
    const near = permit !== null && preferences.ancestryGenerations[iso3] === GRANDPARENT;
    const status = sure && (own || near) ? 'met' : 'at_risk';
    const citizenship = own ? engine.atlas.country(iso3) : null;
    const way: DescentWay = { kind: 'descent', claim, citizenship, permit, movement: null };
    return claimHeldToDate(engine.atlas, preferences, { grade, status, way });
  }
  for (const { iso3: origin, ways } of claimed) {
    const movement = ways.movement[country];
    if (movement?.grade === 'settle' && movement.from.shown)
      return claimHeldToDate(engine.atlas, preferences, {
        grade: sure ? GRADE.descentThroughYes : GRADE.descentThroughPossible,
        status: 'at_risk',
        way: {
          kind: 'descent',
          claim,
          citizenship: engine.atlas.country(origin),
          permit,
          movement,
        },
      });
  }
  return null;
}

/** Agreements that make residence easier, with conditions. */
function byAgreement({ passports }: Wanted, country: number): Entry | null {
  for (const passport of passports) {
    const movement = passport.movement[country];
    if (movement?.grade === 'partial') {
      return { grade: GRADE.partial, status: 'at_risk', way: { kind: 'movement', movement } };
    }
  }
  return null;
}

/** The first of those with the highest grade; null where there is none. */
const strongest = (...entries: readonly (Entry | null)[]): Entry | null =>
  entries.reduce<Entry | null>((best, one) => (one && one.grade > (best?.grade ?? -1) ? one : best), null);

const REFUSED: Entry = { grade: GRADE.refused, status: 'failed', way: { kind: 'refused' } };

function assessEntry(wanted: Wanted, iso3: Iso3, country: number): Entry {
  const right = byRight(wanted, iso3, country);
  if (right) return right;
  const { passports } = wanted;
  if (passports.length > 0 && passports.every(({ refused }) => refused[country] === 1)) return REFUSED;
  const visit = byVisit(wanted, iso3);
  if (visit) return visit;
  const family = withPartner(wanted, iso3);
  if (family && settlesAsFamily(family.way)) return family;
  const descent = byDescent(wanted, iso3, country);
  const claim = strongest(descent, byAgreement(wanted, country), family);
  const route = bestRoute(wanted, country);
  const better =
    claim && route && route.grade > claim.grade ? route : (claim ?? route ?? noRecord(wanted, country));
  // Nobody should invest for what ancestry may give; the means are there all the same.
  const best =
    descent &&
    route &&
    better === route &&
    countsAs(wanted, wanted.preferences, route.way.route) === 'investor'
      ? { ...descent, grade: route.grade }
      : better;
  const visits = passports.some(({ visitsFreely }) => visitsFreely[country] === 1);
  return visits ? { ...best, grade: best.grade + VISIT_BONUS } : best;
}

/**
 * Finds the best way into every country, by country index: by right, by descent or agreement, by a route whose
 * thresholds are met, and else says what is missing.
 *
 * `failed` only where every way our records hold is closed to this household by sums that were told. Where they hold
 * none it is `at_risk`, below every known route: a missing record is neither proof nor way in.
 */
export function assessEntries(engine: Engine, preferences: Preferences): readonly Entry[] {
  const wanted = wantedBy(engine, preferences);
  return engine.iso3.map((iso3, country) => assessEntry(wanted, iso3, country));
}

/**
 * What ancestry may open there that no passport opens already: the citizenship of another country gives no new right.
 */
function descentBeside(wanted: Wanted, iso3: Iso3, country: number): DescentWay | null {
  const way = byDescent(wanted, iso3, country)?.way ?? null;
  return way?.movement && byRight(wanted, iso3, country) ? null : way;
}

/**
 * One country by index: the way in that sets its grade, the routes for people like these, the best first, and what
 * ancestry may open beside them. The first route is the way in wherever a route is.
 */
export function assessCountry(
  engine: Engine,
  preferences: Preferences,
  country: number,
): {
  readonly entry: Entry;
  readonly routes: readonly RouteEntry[];
  readonly descent: DescentWay | null;
} {
  const wanted = wantedBy(engine, preferences);
  const iso3 = engine.iso3[country] as Iso3;
  return {
    entry: assessEntry(wanted, iso3, country),
    routes: routesInto(wanted, country),
    descent: descentBeside(wanted, iso3, country),
  };
}

/** Routes of the wanted kinds that would be for people like these, and are closed to a passport that they hold. */
export function closedRoutes(
  engine: Engine,
  preferences: Preferences,
  country: number,
): readonly { readonly route: VisaRoute; readonly passport: Iso3 }[] {
  const wanted = wantedBy(engine, preferences);
  return engine.records.routes(country).flatMap((route) => {
    const asked = wanted.kinds.has(countsAs(wanted, preferences, route));
    const passport = asked ? closedTo(route, preferences.citizenships) : null;
    const otherwise = { ...route, conditions: { ...route.conditions, closedTo: [] } };
    return passport !== null && admits(otherwise, preferences) ? [{ route, passport }] : [];
  });
}
