import type { Iso3, RouteKind, VisaRoute } from '@global-fit/atlas/model';
import type { FreeMovement } from '@global-fit/atlas/movement';
import type { Engine } from '../engine.ts';
import type { GateStatus, Preferences } from '../model.ts';
import { descentRule, rulesOut } from './descent.ts';
import { admits, householdTimes } from './eligibility.ts';
import { isForSearch, type OfferedPay, offeredPay, offerGrade } from './jobOffer.ts';
import type { IncomeBand } from '../profile/budget.ts';
import type { PassportWays } from './records.ts';

/** How the household stands to what a route asks for. */
export type RouteTest =
  /** Reached by the lower edge of what was told. */
  | 'passed'
  /** Between the edges of the band that was ticked. */
  | 'within'
  /** Missed by less than a tenth. */
  | 'close'
  /** A sum is asked for, and the answers do not tell what to hold against it. */
  | 'not told'
  /** Our records state no sum. */
  | 'not stated'
  /** People are chosen by points, nomination or merit: nobody can promise it. */
  | 'chosen';

/** A route as a way in. */
export type RouteWay =
  | {
      readonly kind: 'route';
      readonly route: VisaRoute;
      readonly test: RouteTest;
      /** What its threshold is of; null where our records state none. */
      readonly asked: 'income' | 'capital' | null;
      /** US dollars, a month for income: what the household would have to show. */
      readonly neededUsd: number | null;
    }
  | { readonly kind: 'job search'; readonly route: VisaRoute }
  | {
      readonly kind: 'job offer';
      readonly route: VisaRoute;
      readonly pay: OfferedPay | null;
      /** The income expected after the move against the pay asked for; null where either is unknown. */
      readonly expected: 'above' | 'within' | 'below' | null;
    }
  | {
      readonly kind: 'short';
      readonly route: VisaRoute;
      readonly asked: 'income' | 'capital';
      readonly neededUsd: number;
    };

/** The best way into a country that our records hold for this household. */
export type Way =
  | { readonly kind: 'home' | 'citizen' }
  | { readonly kind: 'movement'; readonly movement: FreeMovement }
  | { readonly kind: 'descent'; readonly claim: 'yes' | 'possibly' | 'unsure' }
  | RouteWay
  | { readonly kind: 'refused' }
  | { readonly kind: 'no record' };

export interface Entry<W extends Way = Way> {
  /** Utility of `visa_access`, in [0,1]. */
  readonly grade: number;
  readonly status: GateStatus;
  readonly way: W;
}

/** A route with how it stands for this household. */
export type RouteEntry = Entry<RouteWay>;

/** Grades of the ways in; declared, so that no list of countries can move them. */
const GRADE = {
  right: 1,
  passed: 0.85,
  descentYes: 0.8,
  notStated: 0.7,
  partial: 0.65,
  descentPossible: 0.55,
  points: 0.5,
  within: 0.5,
  search: 0.45,
  close: 0.4,
  notTold: 0.4,
  exceptional: 0.3,
  youth: 0.3,
  offerBelow: 0.25,
  short: 0.15,
  // Less than any route that is known to exist: a missing record is no way in.
  noRecord: 0.1,
  refused: 0,
} as const;

/** Added when some passport of the household enters without asking first: the first visit is easy. */
const VISIT_BONUS = 0.05;
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
function testRoute(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
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

/** Every route of a wanted kind that is for people like these, the best first. */
function routesInto(wanted: Wanted, country: number): readonly RouteEntry[] {
  const { engine, preferences, kinds } = wanted;
  const found: RouteEntry[] = [];
  for (const route of engine.records.routes(country)) {
    if (kinds.has(route.kind) && admits(route, preferences)) found.push(testRoute(wanted, country, route));
  }
  const plan = ({ way }: RouteEntry): number => (wanted.opens.has(way.route.kind) ? 1 : 0);
  return found.sort((a, b) => b.grade - a.grade || plan(b) - plan(a));
}

/**
 * The best open route of a wanted kind; null when our records hold none. Where every recorded route is out of reach
 * but a wanted kind is not recorded at all, the door is not closed: `at_risk`.
 */
function bestRoute(wanted: Wanted, country: number): RouteEntry | null {
  const routes = routesInto(wanted, country);
  const best = routes[0] ?? null;
  if (best?.way.kind !== 'short') return best;
  const recorded = new Set(routes.map(({ way }) => way.route.kind).filter((kind) => wanted.opens.has(kind)));
  if (recorded.size === wanted.opens.size && recorded.has(best.way.route.kind)) return best;
  return recorded.has(best.way.route.kind) ? { ...best, status: 'at_risk' } : null;
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
  const rule = claim !== null && preferences.ancestry.includes(iso3) ? descentRule(engine.atlas, iso3) : null;
  if (claim && rule && !rulesOut(rule, preferences.ancestryGeneration)) {
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

const NO_RECORD: Entry = { grade: GRADE.noRecord, status: 'at_risk', way: { kind: 'no record' } };
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
 * this household, by sums that were told; where they hold none the answer is `at_risk`, below every known route, for
 * a missing record is neither proof nor way in.
 */
export function assessEntries(engine: Engine, preferences: Preferences): readonly Entry[] {
  const wanted = wantedBy(engine, preferences);
  return engine.iso3.map((iso3, country) => assessEntry(wanted, iso3, country));
}

/**
 * One country by index: the way in that sets its grade, and the routes for people like these, the best first. The
 * first of them is the way in wherever a route is.
 */
export function assessCountry(
  engine: Engine,
  preferences: Preferences,
  country: number,
): { readonly entry: Entry; readonly routes: readonly RouteEntry[] } {
  const wanted = wantedBy(engine, preferences);
  const iso3 = engine.iso3[country] as Iso3;
  return { entry: assessEntry(wanted, iso3, country), routes: routesInto(wanted, country) };
}
