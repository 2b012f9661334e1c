import type { Iso3, RouteKind, VisaRoute } from '@global-fit/atlas/model';
import type { FreeMovement } from '@global-fit/atlas/movement';
import type { Engine } from '../engine.ts';
import type { GateStatus, Preferences } from '../model.ts';
import { isForSearch, type OfferedPay, offeredPay, offerGrade } from './jobOffer.ts';
import type { PassportWays } from './records.ts';

/** The best way into a country that our records hold for this household. */
export type Way =
  | { readonly kind: 'home' | 'citizen' }
  | { readonly kind: 'movement'; readonly movement: FreeMovement }
  | { readonly kind: 'descent'; readonly claim: 'yes' | 'possibly' | 'unsure' }
  | {
      readonly kind: 'route';
      readonly route: VisaRoute;
      readonly test: 'passed' | 'not stated' | 'close';
      /** What its threshold is of; null where our records state none. */
      readonly asked: 'income' | 'capital' | null;
    }
  | { readonly kind: 'job search'; readonly route: VisaRoute }
  | { readonly kind: 'job offer'; readonly route: VisaRoute; readonly pay: OfferedPay | null }
  | { readonly kind: 'short'; readonly route: VisaRoute; readonly asked: 'income' | 'capital' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'no record' };

export interface Entry {
  /** Utility of `visa_access`, in [0,1]. */
  readonly grade: number;
  readonly status: GateStatus;
  readonly way: Way;
}

/** Grades of the ways in; declared, so that no list of countries can move them. */
const GRADE = {
  right: 1,
  passed: 0.85,
  descentYes: 0.8,
  notStated: 0.7,
  partial: 0.65,
  descentPossible: 0.55,
  points: 0.5,
  search: 0.45,
  close: 0.4,
  noRecord: 0.25,
  short: 0.15,
  refused: 0,
} as const;

/** Added when some passport of the household enters without asking first: the first visit is easy. */
const VISIT_BONUS = 0.05;

/** Kinds of route that a wish stands for: those that open a way of living, and those that only help where one qualifies. */
const KIND_WANTED: Readonly<
  Record<string, { readonly opens: readonly RouteKind[]; readonly helps: readonly RouteKind[] }>
> = {
  'digital-nomad': { opens: ['digital-nomad'], helps: [] },
  entrepreneur: { opens: ['entrepreneur/startup'], helps: ['investor'] },
  retirement: { opens: ['retirement/passive-income'], helps: [] },
  work: { opens: ['work'], helps: [] },
  study: { opens: ['study'], helps: [] },
  'permanent-residency': { opens: [], helps: ['permanent-residency', 'investor'] },
  citizenship: { opens: [], helps: ['investor'] },
  investor: { opens: ['investor'], helps: [] },
};

/** What the assessment of every country shares. */
interface Wanted {
  readonly engine: Engine;
  readonly preferences: Preferences;
  readonly passports: readonly PassportWays[];
  /** Kinds that open a way of living, and all kinds that count. */
  readonly opens: ReadonlySet<RouteKind>;
  readonly kinds: ReadonlySet<RouteKind>;
}

function wantedBy(engine: Engine, preferences: Preferences): Wanted {
  const wants = preferences.routesWanted.map((want) => KIND_WANTED[want]).filter((one) => one !== undefined);
  return {
    engine,
    preferences,
    passports: preferences.citizenships.map((passport) => engine.records.passport(passport)),
    opens: new Set(wants.flatMap(({ opens }) => opens)),
    kinds: new Set(wants.flatMap(({ opens, helps }) => [...opens, ...helps])),
  };
}

/** What a route asks against what the household has. Pay of a work permit is offered by an employer, not brought. */
function testRoute({ engine, preferences }: Wanted, country: number, route: VisaRoute): Entry {
  const way = (test: 'passed' | 'not stated' | 'close', asked: 'income' | 'capital' | null): Way => ({
    kind: 'route',
    route,
    test,
    asked,
  });
  if (route.kind === 'work') {
    if (isForSearch(engine, country, route)) {
      return { grade: GRADE.search, status: 'at_risk', way: { kind: 'job search', route } };
    }
    const pay = offeredPay(engine, country, route, preferences.occupation);
    return { grade: offerGrade(pay), status: 'at_risk', way: { kind: 'job offer', route, pay } };
  }
  const asset = preferences.budget?.assetsUsd ?? null;
  const capital = route.minInvestment?.usd ?? null;
  const { incomeMonthlyUsd = null, monthlyUsd = null } = preferences.budget ?? {};
  // A student shows means to live on, from whatever source; the others show income.
  const income = route.kind === 'study' ? (monthlyUsd ?? incomeMonthlyUsd) : incomeMonthlyUsd;
  const threshold = route.minIncome?.monthlyUsd ?? null;
  if (capital !== null && (route.kind === 'investor' || threshold === null)) {
    if (asset === null) return { grade: GRADE.close, status: 'unknown', way: way('not stated', 'capital') };
    if (asset >= capital) return { grade: GRADE.passed, status: 'met', way: way('passed', 'capital') };
    return { grade: GRADE.short, status: 'failed', way: { kind: 'short', route, asked: 'capital' } };
  }
  if (threshold === null) {
    // Permanent residence from the start is chosen by points or skills, which nobody can promise.
    const grade = route.kind === 'permanent-residency' ? GRADE.points : GRADE.notStated;
    return { grade, status: 'unknown', way: way('not stated', null) };
  }
  if (income === null) return { grade: GRADE.close, status: 'unknown', way: way('not stated', 'income') };
  if (income >= threshold) return { grade: GRADE.passed, status: 'met', way: way('passed', 'income') };
  if (income >= threshold * 0.9)
    return { grade: GRADE.close, status: 'at_risk', way: way('close', 'income') };
  return { grade: GRADE.short, status: 'failed', way: { kind: 'short', route, asked: 'income' } };
}

/**
 * The best open route of a wanted kind; null when our records hold none. Where every recorded route is out of reach
 * but a wanted kind is not recorded at all, the door is not closed: `at_risk`.
 */
function bestRoute(wanted: Wanted, country: number): Entry | null {
  const { engine, preferences, opens, kinds } = wanted;
  const recorded = new Set<RouteKind>();
  let best: Entry | null = null;
  for (const { route, leastAge } of engine.records.routes(country)) {
    if (!kinds.has(route.kind) || (preferences.age ?? leastAge) < leastAge) continue;
    if (opens.has(route.kind)) recorded.add(route.kind);
    const entry = testRoute(wanted, country, route);
    if (!best || entry.grade > best.grade) best = entry;
  }
  if (best?.way.kind !== 'short' || recorded.size === opens.size) return best;
  return recorded.size === 0 ? null : { ...best, status: 'at_risk' };
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

/** Ways that are not yet a right: descent that must be proven, and agreements with conditions. */
function byClaim({ engine, preferences, passports }: Wanted, iso3: Iso3, country: number): Entry | null {
  const claim = preferences.ancestryClaim;
  const descends = claim !== null && preferences.ancestry.includes(iso3);
  if (descends && engine.atlas.routes.open(iso3, 'citizenship-by-descent').length > 0) {
    const grade = claim === 'yes' ? GRADE.descentYes : GRADE.descentPossible;
    return { grade, status: claim === 'yes' ? 'met' : 'at_risk', way: { kind: 'descent', claim } };
  }
  for (const passport of passports) {
    const movement = passport.movement[country];
    if (movement?.grade === 'partial') {
      return { grade: GRADE.partial, status: 'at_risk', way: { kind: 'movement', movement } };
    }
  }
  return null;
}

const NO_RECORD: Entry = { grade: GRADE.noRecord, status: 'unknown', way: { kind: 'no record' } };
const REFUSED: Entry = { grade: GRADE.refused, status: 'failed', way: { kind: 'refused' } };

function assessEntry(wanted: Wanted, iso3: Iso3, country: number): Entry {
  const right = byRight(wanted, iso3, country);
  if (right) return right;
  const { passports } = wanted;
  if (passports.length > 0 && passports.every(({ refused }) => refused[country] === 1)) return REFUSED;
  const claim = byClaim(wanted, iso3, country);
  const route = bestRoute(wanted, country);
  const best = claim && route ? (route.grade > claim.grade ? route : claim) : (claim ?? route ?? NO_RECORD);
  const visits = passports.some(({ visitsFreely }) => visitsFreely[country] === 1);
  return visits ? { ...best, grade: best.grade + VISIT_BONUS } : best;
}

/**
 * Finds the best way into every country, by country index: by right, by descent or agreement, by a route whose
 * thresholds are met, and else says what is missing. `failed` only where every way our records hold is closed to
 * this household; where they hold none the answer is `unknown`, for missing records are no proof.
 */
export function assessEntries(engine: Engine, preferences: Preferences): readonly Entry[] {
  const wanted = wantedBy(engine, preferences);
  return engine.iso3.map((iso3, country) => assessEntry(wanted, iso3, country));
}
