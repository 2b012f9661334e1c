import type { Iso3 } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../engine/engine.ts';
import type { Preferences } from '../model/preferences.ts';
import { admits, closedTo } from './route/eligibility.ts';
import { ranksBehindTicked } from './ticked.ts';
import { claimHeldToDate } from './descent.ts';
import { byVisit } from './visit.ts';
import { pointsForDelay } from './route/inTime.ts';
import { routesInto } from './routesInto.ts';
import { countsAs, type Wanted, wantedBy } from './wanted.ts';
import { noRecord } from './noRecord.ts';
import { withProtection } from './protection.ts';
import { withPartner } from './household/withPartner.ts';
import {
  type DescentWay,
  type Entry,
  GRADE,
  monthsBehind,
  type RouteEntry,
  settlesAsFamily,
  VISIT_BONUS,
} from './way.ts';

/** Generations back to a grandparent. */
const GRANDPARENT = 2;

/**
 * The best open route of a wanted kind; null where there is none on record. Where all of them are out of reach but
 * one of the wanted kinds is missing from the records, the country is not ruled out: the status is `at_risk`.
 */
function bestRoute(wanted: Wanted, country: number): RouteEntry | null {
  const routes = routesInto(wanted, country);
  const best = routes[0] ?? null;
  if (best && best.way.kind !== 'short') {
    // A ticked route comes first, but a better one after it still determines the grade: ticking a route makes entry
    // no harder.
    const isBehind = ranksBehindTicked(wanted, routes);
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

/** Entry by right: as a citizen, as a resident of the country, or by free movement; else null. */
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
 * Entry by ancestry; null where there is none. In the country of the ancestors this is citizenship or a permit for
 * descendants; elsewhere, free movement with the citizenship to be claimed.
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
    // The permits on record are for grandchildren of citizens, so with a grandparent the permit is certain.
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

/** Entry under an agreement that eases residence on conditions; null where no passport is covered. */
function byAgreement({ passports }: Wanted, country: number): Entry | null {
  for (const passport of passports) {
    const movement = passport.movement[country];
    if (movement?.grade === 'partial') {
      return { grade: GRADE.partial, status: 'at_risk', way: { kind: 'movement', movement } };
    }
  }
  return null;
}

/** What a grade of 1 is worth in the points deducted for a delay: a certain right is worth a wait of some months. */
const GRADE_POINTS = 75;

/** The worth of a way in, in points, after the deduction for coming too late. */
const worthOf = ({ grade, way }: Entry): number => GRADE_POINTS * grade - pointsForDelay(monthsBehind(way));

/** The entry worth the most, the first among equals; null where there is none. */
const strongest = (...entries: readonly (Entry | null)[]): Entry | null =>
  entries.reduce<Entry | null>(
    (best, one) => (one && (!best || worthOf(one) > worthOf(best)) ? one : best),
    null,
  );

const REFUSED: Entry = { grade: GRADE.refused, status: 'failed', way: { kind: 'refused' } };

/**
 * The best way into a country. Entry by right takes precedence, and a country that refuses every passport is closed. A
 * visa-free stay and settling as a partner's family come next. Of the rest, the one worth most counts, so that a
 * permit in time precedes a claim that takes years; without any, the country has no record.
 */
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
    claim && route && worthOf(route) > worthOf(claim) ? route : (claim ?? route ?? noRecord(wanted, country));
  // Where an investment would be the better way, ancestry is shown instead, since it may lead to the same without
  // money. The grade stays that of the investment.
  const best =
    descent &&
    route &&
    better === route &&
    countsAs(wanted, wanted.preferences, route.way.route) === 'investor'
      ? { ...descent, grade: route.grade }
      : better;
  const open = withProtection(wanted.engine, wanted.preferences, country, best);
  const visits = passports.some(({ visitsFreely }) => visitsFreely[country] === 1);
  return visits ? { ...open, grade: open.grade + VISIT_BONUS } : open;
}

/**
 * Finds the best way into every country, by country index: which way it is, how good it is (`grade`, in [0,1]), and
 * whether it holds (`status`).
 *
 * A country is `failed` where it refuses every passport, or where every way on record requires sums the household
 * said it does not have. A country without a record of any wanted way is `at_risk`, with a grade below every known
 * route, since a missing record does not prove that there is no way.
 */
export function assessEntries(engine: Engine, preferences: Preferences): readonly Entry[] {
  const wanted = wantedBy(engine, preferences);
  return engine.iso3.map((iso3, country) => assessEntry(wanted, iso3, country));
}

/**
 * An alternative by ancestry beside the best way; null where it adds nothing, such as free movement by a second
 * citizenship for somebody who may already settle there.
 */
function descentBeside(wanted: Wanted, iso3: Iso3, country: number): DescentWay | null {
  const way = byDescent(wanted, iso3, country)?.way ?? null;
  return way?.movement && byRight(wanted, iso3, country) ? null : way;
}

/** The ways into one country. */
export interface WaysIn {
  readonly entry: Entry;
  readonly routes: readonly RouteEntry[];
  readonly descent: DescentWay | null;
}

/**
 * One country, by index: the entry that determines its grade, all routes open to the household, best first, and an
 * alternative by ancestry. An entry by route is the first of `routes`.
 */
export function assessCountry(engine: Engine, preferences: Preferences, country: number): WaysIn {
  const wanted = wantedBy(engine, preferences);
  const iso3 = engine.iso3[country] as Iso3;
  return {
    entry: assessEntry(wanted, iso3, country),
    routes: routesInto(wanted, country),
    descent: descentBeside(wanted, iso3, country),
  };
}

/** Routes of a wanted kind that would be open but refuse a passport the household holds, with that passport. */
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
