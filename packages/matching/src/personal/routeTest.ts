import type { RouteKind, VisaRoute } from '@global-fit/atlas/model';
import type { Engine } from '../engine.ts';
import type { GateStatus, Preferences } from '../model.ts';
import type { IncomeBand } from '../profile/budget.ts';
import { householdTimes } from './eligibility.ts';
import { isForSearch, offeredPay, offerGrade } from './jobOffer.ts';
import type { PassportWays } from './records.ts';
import { GRADE, type RouteEntry, type RouteTest, type RouteWay } from './way.ts';

/** A threshold missed by less than this share is a near miss. */
const NEAR_MISS = 0.9;

/** Kinds of route that a wish stands for: those that open a way of living, and those that only help where one qualifies. */
const KIND_WANTED: Readonly<
  Record<string, { readonly opens: readonly RouteKind[]; readonly helps: readonly RouteKind[] }>
> = {
  'digital-nomad': { opens: ['digital-nomad'], helps: [] },
  entrepreneur: { opens: ['entrepreneur/startup'], helps: ['investor'] },
  'self-employed': { opens: ['entrepreneur/startup'], helps: [] },
  retirement: { opens: ['retirement/passive-income'], helps: [] },
  work: { opens: ['work'], helps: [] },
  study: { opens: ['study'], helps: [] },
  'permanent-residency': { opens: [], helps: ['permanent-residency', 'investor'] },
  citizenship: { opens: [], helps: ['investor'] },
  investor: { opens: ['investor'], helps: [] },
};

/** What the assessment of every country shares. */
export interface Wanted {
  readonly engine: Engine;
  readonly preferences: Preferences;
  readonly passports: readonly PassportWays[];
  /** Kinds that open a way of living, and all kinds that count. */
  readonly opens: ReadonlySet<RouteKind>;
  readonly kinds: ReadonlySet<RouteKind>;
}

export function wantedBy(engine: Engine, preferences: Preferences): Wanted {
  const wants = preferences.routesWanted.map((want) => KIND_WANTED[want]).filter((one) => one !== undefined);
  return {
    engine,
    preferences,
    passports: preferences.citizenships.map((passport) => engine.records.passport(passport)),
    opens: new Set(wants.flatMap(({ opens }) => opens)),
    kinds: new Set(wants.flatMap(({ opens, helps }) => [...opens, ...helps])),
  };
}

const between = (band: IncomeBand, asked: number): 'above' | 'within' | 'below' => {
  if (band.lowUsd >= asked) return 'above';
  return band.highUsd === null || band.highUsd >= asked ? 'within' : 'below';
};

/** Pay of a work permit is offered by an employer, not brought: what is expected only says how hard that will be. */
function byOffer({ engine, preferences }: Wanted, country: number, route: VisaRoute): RouteEntry {
  if (isForSearch(engine, country, route)) {
    return { grade: GRADE.search, status: 'at_risk', way: { kind: 'job search', route } };
  }
  const pay = offeredPay(engine, country, route, preferences.occupation);
  const band = preferences.budget?.expected ?? null;
  const asked = route.minIncome?.monthlyUsd ?? null;
  const expected = band && asked !== null ? between(band, asked) : null;
  const offer = offerGrade(pay);
  return {
    grade: expected === 'below' ? Math.min(offer, GRADE.offerBelow) : offer,
    status: 'at_risk',
    way: { kind: 'job offer', route, pay, expected },
  };
}

/** The income asked of the household: a student shows means to live on from any source, the others income. */
function bandFor({ preferences }: Wanted, route: VisaRoute): IncomeBand | null {
  const { budget } = preferences;
  const monthly = budget?.monthlyUsd ?? null;
  if (route.kind === 'study' && monthly !== null) return { lowUsd: monthly, highUsd: monthly };
  return budget?.portable ? budget.expected : null;
}

function byCapital({ preferences, opens }: Wanted, route: VisaRoute, capital: number): RouteEntry {
  const assets = preferences.budget?.assetsUsd ?? null;
  const way = (test: RouteTest): RouteWay => ({
    kind: 'route',
    route,
    test,
    asked: 'capital',
    neededUsd: capital,
  });
  // Capital that nobody spoke of opens no door that is only a help to what was wished.
  const helps = !opens.has(route.kind);
  if (assets === null)
    return { grade: helps ? GRADE.short : GRADE.notTold, status: 'at_risk', way: way('not told') };
  // Capital alone opens a door that nobody wished for: it is there, and no plan.
  if (assets >= capital) {
    return { grade: GRADE.passed, status: helps ? 'at_risk' : 'met', way: way('passed') };
  }
  return {
    grade: GRADE.short,
    status: 'failed',
    way: { kind: 'short', route, asked: 'capital', neededUsd: capital },
  };
}

function byIncome(wanted: Wanted, route: VisaRoute, neededUsd: number): RouteEntry {
  const band = bandFor(wanted, route);
  const at = (grade: number, status: GateStatus, test: RouteTest): RouteEntry => ({
    grade,
    status,
    way: { kind: 'route', route, test, asked: 'income', neededUsd },
  });
  if (!band) return at(GRADE.notTold, 'at_risk', 'not told');
  const side = between(band, neededUsd);
  if (side === 'above') return at(GRADE.passed, wanted.opens.has(route.kind) ? 'met' : 'at_risk', 'passed');
  if (side === 'within') return at(GRADE.within, 'at_risk', 'within');
  if ((band.highUsd ?? 0) >= neededUsd * NEAR_MISS) return at(GRADE.close, 'at_risk', 'close');
  return {
    grade: GRADE.short,
    status: 'failed',
    way: { kind: 'short', route, asked: 'income', neededUsd },
  };
}

/** What a route asks against what the household has. */
export function testRoute(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
  const { household } = wanted.preferences;
  const { forWhom, selection, capitalInstead } = route.conditions;
  const open = (grade: number, status: GateStatus, test: RouteTest): RouteEntry => ({
    grade,
    status,
    way: { kind: 'route', route, test, asked: null, neededUsd: null },
  });
  if (forWhom === 'youth') return open(GRADE.youth, 'at_risk', 'not stated');
  if (selection === 'exceptional') return open(GRADE.exceptional, 'at_risk', 'chosen');
  if (route.kind === 'work') return byOffer(wanted, country, route);
  const capital = route.minInvestment?.usd ?? null;
  const threshold = route.minIncome?.monthlyUsd ?? null;
  const asked = threshold === null ? null : threshold * (householdTimes(route, household) ?? 1);
  if (capital !== null && (route.kind === 'investor' || asked === null))
    return byCapital(wanted, route, capital);
  if (asked !== null) {
    const income = byIncome(wanted, route, asked);
    const enough = capital !== null && capitalInstead ? byCapital(wanted, route, capital) : null;
    return enough?.way.kind === 'route' && enough.way.test === 'passed' && enough.grade > income.grade
      ? enough
      : income;
  }
  // Permanent residence from the start is chosen by points or skills, which nobody can promise.
  return route.kind === 'permanent-residency'
    ? open(GRADE.points, 'at_risk', 'chosen')
    : open(GRADE.notStated, 'unknown', 'not stated');
}
