import type { Iso3, RouteKind, VisaRoute } from '@global-fit/atlas/model';
import type { FreeMovement } from '@global-fit/atlas/movement';
import type { Engine } from '../engine.ts';
import type { GateStatus, Preferences } from '../model.ts';

/** The best way into a country that our records hold for this household. */
export type Way =
  | { readonly kind: 'home' | 'citizen' }
  | { readonly kind: 'movement'; readonly movement: FreeMovement }
  | { readonly kind: 'descent'; readonly claim: 'yes' | 'possibly' | 'unsure' }
  | {
      readonly kind: 'route';
      readonly route: VisaRoute;
      readonly test: 'passed' | 'not stated' | 'close' | 'job offer';
    }
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
  jobOffer: 0.5,
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

/** Routes that are only for some nationalities, or for people already there, need a person to read them. */
const RESTRICTED = /\bonly\b|nationals|mercosur|iberoamerican|retention|already|long-term resident/i;

interface Wanted {
  readonly engine: Engine;
  readonly preferences: Preferences;
}

/** "age 50+" in the notes of a route. */
function tooYoung(route: VisaRoute, age: number | null): boolean {
  const least = /age (\d{2})\+/.exec(route.notes ?? '')?.[1];
  return least !== undefined && age !== null && age < Number(least);
}

/** What a route asks against what the household has. Pay of a work permit is offered by an employer, not brought. */
function testRoute(route: VisaRoute, preferences: Preferences): Entry {
  const way = (test: 'passed' | 'not stated' | 'close' | 'job offer'): Way => ({
    kind: 'route',
    route,
    test,
  });
  if (route.kind === 'work') return { grade: GRADE.jobOffer, status: 'at_risk', way: way('job offer') };
  const asset = preferences.budget?.assetsUsd ?? null;
  const capital = route.minInvestment?.usd ?? null;
  const { incomeMonthlyUsd = null, monthlyUsd = null } = preferences.budget ?? {};
  // A student shows means to live on, from whatever source; the others show income.
  const income = route.kind === 'study' ? (monthlyUsd ?? incomeMonthlyUsd) : incomeMonthlyUsd;
  const threshold = route.minIncome?.monthlyUsd ?? null;
  if (capital !== null && (route.kind === 'investor' || threshold === null)) {
    if (asset === null) return { grade: GRADE.close, status: 'unknown', way: way('not stated') };
    if (asset >= capital) return { grade: GRADE.passed, status: 'met', way: way('passed') };
    return { grade: GRADE.short, status: 'failed', way: { kind: 'short', route, asked: 'capital' } };
  }
  if (threshold === null) {
    // Permanent residence from the start is chosen by points or skills, which nobody can promise.
    const grade = route.kind === 'permanent-residency' ? GRADE.jobOffer : GRADE.notStated;
    return { grade, status: 'unknown', way: way('not stated') };
  }
  if (income === null) return { grade: GRADE.close, status: 'unknown', way: way('not stated') };
  if (income >= threshold) return { grade: GRADE.passed, status: 'met', way: way('passed') };
  if (income >= threshold * 0.9) return { grade: GRADE.close, status: 'at_risk', way: way('close') };
  return { grade: GRADE.short, status: 'failed', way: { kind: 'short', route, asked: 'income' } };
}

/** Whether one may apply for it from abroad by this household's age and nationality, as far as the record says. */
function isCandidate(route: VisaRoute, age: number | null): boolean {
  if (route.status !== 'open' || tooYoung(route, age)) return false;
  // Permanent residence after years of residence is where other routes lead, not a way in.
  if (route.kind === 'permanent-residency' && (route.yearsToPermanence ?? 0) > 0) return false;
  return !RESTRICTED.test(`${route.name} ${route.notes ?? ''}`);
}

/**
 * The best open route of a wanted kind; null when our records hold none. Where every recorded route is out of reach
 * but a wanted kind is not recorded at all, the door is not closed: `at_risk`.
 */
function bestRoute({ engine, preferences }: Wanted, iso3: Iso3): Entry | null {
  const wants = preferences.routesWanted.map((want) => KIND_WANTED[want]).filter((one) => one !== undefined);
  const unrecorded = new Set(wants.flatMap(({ opens }) => opens));
  const kinds = new Set(wants.flatMap(({ opens, helps }) => [...opens, ...helps]));
  let best: Entry | null = null;
  for (const route of engine.atlas.routes.of(iso3)) {
    if (!kinds.has(route.kind) || !isCandidate(route, preferences.age)) continue;
    unrecorded.delete(route.kind);
    const entry = testRoute(route, preferences);
    if (!best || entry.grade > best.grade) best = entry;
  }
  if (best?.way.kind !== 'short' || unrecorded.size === 0) return best;
  return unrecorded.size === new Set(wants.flatMap(({ opens }) => opens)).size
    ? null
    : { ...best, status: 'at_risk' };
}

function byRight({ engine, preferences }: Wanted, iso3: Iso3): Entry | null {
  if (preferences.citizenships.includes(iso3))
    return { grade: GRADE.right, status: 'met', way: { kind: 'citizen' } };
  if (preferences.home === iso3) return { grade: GRADE.right, status: 'met', way: { kind: 'home' } };
  for (const passport of preferences.citizenships) {
    const movement = engine.movement(passport, iso3);
    if (movement?.grade === 'settle')
      return { grade: GRADE.right, status: 'met', way: { kind: 'movement', movement } };
  }
  return null;
}

/** Ways that are not yet a right: descent that must be proven, and agreements with conditions. */
function byClaim({ engine, preferences }: Wanted, iso3: Iso3): Entry | null {
  const claim = preferences.ancestryClaim;
  const descent =
    claim &&
    preferences.ancestry.includes(iso3) &&
    engine.atlas.routes.open(iso3, 'citizenship-by-descent')[0];
  if (claim && descent) {
    const grade = claim === 'yes' ? GRADE.descentYes : GRADE.descentPossible;
    return { grade, status: claim === 'yes' ? 'met' : 'at_risk', way: { kind: 'descent', claim } };
  }
  for (const passport of preferences.citizenships) {
    const movement = engine.movement(passport, iso3);
    if (movement?.grade === 'partial') {
      return { grade: GRADE.partial, status: 'at_risk', way: { kind: 'movement', movement } };
    }
  }
  return null;
}

/**
 * Finds the best way in: by right, by descent or agreement, by a route whose thresholds are met, and else says
 * what is missing. `failed` only where every way our records hold is closed to this household; where they hold
 * none the answer is `unknown`, for missing records are no proof.
 */
export function assessEntry(wanted: Wanted, iso3: Iso3): Entry {
  const right = byRight(wanted, iso3);
  if (right) return right;
  const { engine, preferences } = wanted;
  const visits = preferences.citizenships.map(
    (passport) => engine.atlas.passports.requirement(passport, iso3)?.kind,
  );
  if (visits.length > 0 && visits.every((kind) => kind === 'no admission')) {
    return { grade: GRADE.refused, status: 'failed', way: { kind: 'refused' } };
  }
  const bonus = visits.some((kind) => kind === 'visa free' || kind === 'eta' || kind === 'visa on arrival')
    ? VISIT_BONUS
    : 0;
  const ways = [byClaim(wanted, iso3), bestRoute(wanted, iso3)].filter((one) => one !== null);
  const none: Entry = { grade: GRADE.noRecord, status: 'unknown', way: { kind: 'no record' } };
  const best = ways.reduce((a, b) => (b.grade > a.grade ? b : a), ways[0] ?? none);
  return { ...best, grade: best.grade + bonus };
}
