import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { GateStatus } from '../../model.ts';
import type { IncomeBand, PassiveShare } from '../../model/means.ts';
import type { Preferences } from '../../model/preferences.ts';
import { basketCost } from '../../engine/basket.ts';
import { AFTER_TAX } from '../../profile/money/budget.ts';
import { householdTimes } from './eligibility.ts';
import { heldToDate } from './inTime.ts';
import { heldToStay } from './toLast.ts';
import { isForSearch, marketShare, offeredPay, offerGrade } from './jobOffer.ts';
import { heldToLearning } from './qualification.ts';
import { studyMeans, withoutStudySum } from './studyMeans.ts';
import { heldToAnswer } from './unsure.ts';
import { countsAs, isApart, type Wanted } from '../wanted.ts';
import { GRADE, type RouteEntry, type RouteTest, type RouteWay } from '../way.ts';

/** A threshold missed by less than this share is a near miss. */
const NEAR_MISS = 0.9;

const between = (band: IncomeBand, asked: number): 'above' | 'within' | 'below' => {
  if (band.lowUsd >= asked) return 'above';
  return band.highUsd === null || band.highUsd >= asked ? 'within' : 'below';
};

/** Ways of choosing that leave it to chance, or to whoever is first, which of those who qualify get a permit. */
const BY_CHANCE: readonly VisaRoute['conditions']['selection'][] = ['lottery', 'quota'];

const MONTHS = 12;

/** Whether the savings told may be what one lives on while looking for work, for all months of the first grant. */
function canSearch({ budget }: Preferences, { minIncome, durationMonths }: VisaRoute): boolean {
  const needed = (minIncome?.monthlyUsd ?? 0) * (durationMonths ?? MONTHS);
  return (budget?.assetsUsd ?? null) === null || (budget?.assetsTopUsd ?? Number.POSITIVE_INFINITY) >= needed;
}

/** Pay of a work permit is offered by an employer, not brought: what is expected only says how hard that will be. */
function byOffer({ engine, preferences }: Wanted, country: number, route: VisaRoute): RouteEntry {
  const behind = isApart(preferences, route);
  const most = (grade: number): number => (behind ? Math.min(grade, GRADE.offerBelow) : grade);
  if (isForSearch(engine, country, route)) {
    const way = { kind: 'job search', route, ...(behind ? { apart: true as const } : {}) } as const;
    const grade = canSearch(preferences, route) ? GRADE.search : GRADE.offerBelow;
    return { grade: most(grade), status: 'at_risk', way };
  }
  const pay = preferences.payVaries ? null : offeredPay(engine, country, route, preferences.occupation);
  const band = ofApplicant(preferences, route) ?? preferences.budget?.expected ?? null;
  const asked = route.minIncome?.monthlyUsd ?? null;
  const expected = band && asked !== null ? between(band, asked) : null;
  const likely = offerGrade(pay) * marketShare(engine, country, preferences.arrangement);
  const drawn = BY_CHANCE.includes(route.conditions.selection);
  const offer = drawn ? Math.min(likely, GRADE.exceptional) : likely;
  return {
    grade: most(expected === 'below' ? Math.min(offer, GRADE.offerBelow) : offer),
    status: 'at_risk',
    way: { kind: 'job offer', route, pay, expected, apart: behind },
  };
}

/** How much of the income a route counts: permits for people of means leave out what is earned. */
function countedBy({ budget }: Preferences, { kind }: VisaRoute): PassiveShare | null {
  return kind === 'retirement/passive-income' ? (budget?.passive ?? null) : null;
}

/** Whether the sum that a route asks for is one after tax, by its record. */
const isNet = ({ notes }: VisaRoute): boolean => /(?:^|; )net income(?:;|$)/.test(notes ?? '');

/** Permits for the work of whoever applies: one contract, or clients of one's own. */
const FOR_ONES_WORK: readonly VisaRoute['kind'][] = ['work', 'digital-nomad'];

/** The income of whoever applies for a permit for their work, where one of two told it apart; null elsewhere. */
function ofApplicant({ budget }: Preferences, { kind }: VisaRoute): IncomeBand | null {
  const told = FOR_ONES_WORK.includes(kind) ? (budget?.ofApplicant ?? null) : null;
  return told && { lowUsd: told.monthlyUsd, highUsd: told.monthlyUsd };
}

/**
 * The income of the household. Where only a part of it is counted, that part lies anywhere below what was told; where
 * it is counted after tax, what is sure of it is the lower edge after tax.
 */
function bandFor(preferences: Preferences, route: VisaRoute): IncomeBand | null {
  const { budget } = preferences;
  const counted = countedBy(preferences, route);
  if (!budget?.portable || !budget.expected || counted === 'none') return null;
  const expected = ofApplicant(preferences, route) ?? budget.expected;
  if (counted === 'some') return { ...expected, lowUsd: 0 };
  return isNet(route) ? { ...expected, lowUsd: expected.lowUsd * AFTER_TAX } : expected;
}

/** The income expected against that which a route asks for, whatever it asks for in capital; null where not told. */
export function incomeAgainst(preferences: Preferences, route: VisaRoute): ReturnType<typeof between> | null {
  const asked = route.minIncome?.monthlyUsd ?? null;
  const band = bandFor(preferences, route);
  return band && asked !== null
    ? between(band, asked * (householdTimes(route, preferences.household) ?? 1))
    : null;
}

/**
 * How a fixed income whose amount was not told may stand to a sum, by the month that it pays for, savings beside it or
 * not. It may reach the sum where that month does, and probably does not where the sum clearly passes the month. It
 * never misses one, since what is spent is no income. Null for every other household and route, and for a sum close to
 * the month.
 */
function byMonth(
  { preferences }: Wanted,
  route: VisaRoute,
  neededUsd: number,
): 'by budget' | 'beyond budget' | null {
  const { budget, pension } = preferences;
  const monthly = budget?.spentUsd ?? null;
  const fixed =
    route.kind === 'retirement/passive-income' &&
    pension &&
    budget?.passive === 'all' &&
    budget.questionIds.includes('monthly-budget');
  if (!fixed || monthly === null) return null;
  if (monthly >= neededUsd) return 'by budget';
  return monthly < neededUsd * NEAR_MISS ? 'beyond budget' : null;
}

function byCapital(wanted: Wanted, route: VisaRoute, capital: number): RouteEntry {
  const { preferences, opens, helps: unasked } = wanted;
  const answered = countsAs(wanted, preferences, route);
  const { assetsUsd: assets = null, assetsTopUsd: top = null } = preferences.budget ?? {};
  const way = (test: RouteTest): RouteWay => ({
    kind: 'route',
    route,
    test,
    asked: 'capital',
    neededUsd: capital,
    counts: null,
    forOne: false,
  });
  // Capital that nobody spoke of opens no door that is only a help to what was wished.
  const helps = !opens.has(answered);
  if (assets === null)
    return { grade: helps ? GRADE.short : GRADE.notTold, status: 'at_risk', way: way('not told') };
  // Capital alone opens a door that nobody wished for: it is there, and no plan.
  if (assets >= capital) {
    const grade = unasked.has(answered) ? GRADE.unasked : GRADE.passed;
    return { grade, status: helps ? 'at_risk' : 'met', way: way('passed') };
  }
  if (top === null || top >= capital) return { grade: GRADE.within, status: 'at_risk', way: way('within') };
  return {
    grade: GRADE.short,
    status: 'failed',
    way: { kind: 'short', route, asked: 'capital', neededUsd: capital, forOne: false },
  };
}

/**
 * Savings that a record takes instead of the income: the lower edge of what is at hand reaches them, or they lie inside
 * its band; null where they are out of reach or not told.
 */
function bySavings(wanted: Wanted, route: VisaRoute, capital: number): RouteEntry | null {
  if ((wanted.preferences.budget?.assetsUsd ?? null) === null) return null;
  const saved = byCapital(wanted, route, capital);
  return saved.way.kind === 'short' ? null : saved;
}

function byIncome(wanted: Wanted, route: VisaRoute, neededUsd: number): RouteEntry {
  const { preferences } = wanted;
  const band = bandFor(preferences, route);
  const forOne = householdTimes(route, preferences.household) === null;
  const at = (grade: number, status: GateStatus, test: RouteTest): RouteEntry => ({
    grade,
    status,
    way: {
      kind: 'route',
      route,
      test,
      asked: 'income',
      neededUsd,
      counts: countedBy(preferences, route),
      forOne,
    },
  });
  const short: RouteEntry = {
    grade: GRADE.short,
    status: 'failed',
    way: { kind: 'short', route, asked: 'income', neededUsd, forOne },
  };
  if (route.kind === 'study') {
    const { grade, status, test } = studyMeans(preferences, neededUsd);
    return test ? at(grade, status, test) : short;
  }
  if (!band) {
    const month = byMonth(wanted, route, neededUsd);
    if (month === 'by budget') return at(GRADE.byBudget, 'at_risk', month);
    if (month === 'beyond budget') return at(GRADE.beyondBudget, 'at_risk', month);
    return at(GRADE.notTold, 'at_risk', 'not told');
  }
  const side = between(band, neededUsd);
  if (side === 'above') return at(GRADE.passed, wanted.opens.has(route.kind) ? 'met' : 'at_risk', 'passed');
  if (side === 'within') return at(GRADE.within, 'at_risk', 'within');
  // The record asks it of whoever applies, and leaves open whether a husband or wife may add to it.
  const both = ofApplicant(preferences, route) && (preferences.budget?.expected ?? null);
  if (both && between(both, neededUsd) !== 'below') return at(GRADE.close, 'at_risk', 'by both');
  return (band.highUsd ?? 0) >= neededUsd * NEAR_MISS ? at(GRADE.close, 'at_risk', 'close') : short;
}

/** A route that is judged by something else than money. */
function unpaid(
  preferences: Preferences,
  route: VisaRoute,
  grade: number,
  status: GateStatus,
  test: RouteTest,
): RouteEntry {
  return {
    grade,
    status,
    way: {
      kind: 'route',
      route,
      test,
      asked: null,
      neededUsd: null,
      counts: null,
      forOne: false,
      ...(isApart(preferences, route) ? { apart: true } : {}),
    },
  };
}

/** A permit for people of distinction that measures it by pay, where that pay is more than was told; null else. */
function byPay({ preferences }: Wanted, route: VisaRoute): RouteEntry | null {
  const neededUsd = route.minIncome?.monthlyUsd ?? null;
  const band = ofApplicant(preferences, route) ?? preferences.budget?.expected ?? null;
  if (neededUsd === null || !band || between(band, neededUsd) !== 'below') return null;
  const way: RouteWay = { kind: 'short', route, asked: 'income', neededUsd, forOne: false };
  return { grade: GRADE.short, status: 'failed', way };
}

/** Whom a route is for, and who chooses among them: what decides before any sum does; null where nothing does. */
function byChoice(wanted: Wanted, country: number, route: VisaRoute): RouteEntry | null {
  const { preferences } = wanted;
  const { forWhom, selection } = route.conditions;
  const open = (grade: number, status: GateStatus, test: RouteTest): RouteEntry =>
    unpaid(preferences, route, grade, status, test);
  if (route.kind === 'agreement') return open(GRADE.agreement, 'met', 'by nationality');
  if (forWhom === 'youth') return open(GRADE.youth, 'at_risk', 'not stated');
  if (selection === 'exceptional')
    return byPay(wanted, route) ?? open(GRADE.exceptional, 'at_risk', 'chosen');
  if (forWhom === 'innovators') return open(GRADE.points, 'at_risk', 'chosen');
  if (route.kind === 'work') return byOffer(wanted, country, route);
  if (isApart(preferences, route)) return open(GRADE.offerBelow, 'at_risk', 'chosen');
  if (selection === 'interest') return open(GRADE.interest, 'at_risk', 'chosen');
  return selection === 'quota' ? open(GRADE.exceptional, 'at_risk', 'chosen') : null;
}

/** Capital or income that a route asks; null where its record names neither. */
function byMeans(wanted: Wanted, route: VisaRoute): RouteEntry | null {
  const capital = route.minInvestment?.usd ?? null;
  const threshold = route.minIncome?.monthlyUsd ?? null;
  if (capital !== null && (route.kind === 'investor' || threshold === null))
    return byCapital(wanted, route, capital);
  if (threshold === null) return null;
  const times = householdTimes(route, wanted.preferences.household) ?? 1;
  const income = byIncome(wanted, route, threshold * times);
  if (capital === null || !route.conditions.capitalInstead) return income;
  const saved = bySavings(wanted, route, capital * times);
  return saved && saved.grade > income.grade ? saved : income;
}

/** A route whose record names no sum. */
function withoutSum(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
  const { preferences } = wanted;
  if (route.kind === 'study') {
    const grade = withoutStudySum(preferences, basketCost(wanted, country));
    return unpaid(preferences, route, grade, 'unknown', 'not stated');
  }
  // Nobody invests in nothing: a sum that the record leaves out is a sum all the same.
  if (route.kind === 'investor') {
    const told = (preferences.budget?.assetsUsd ?? null) !== null;
    return unpaid(preferences, route, told ? GRADE.notTold : GRADE.short, 'at_risk', 'not stated');
  }
  // Permanent residence from the start is chosen by points or skills, which nobody can promise.
  return route.kind === 'permanent-residency'
    ? unpaid(preferences, route, GRADE.points, 'at_risk', 'chosen')
    : unpaid(preferences, route, GRADE.notStated, 'unknown', 'not stated');
}

/** What a route asks against what the household has. No authority weighs a plan without the capital for it. */
function byDemand(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
  const means = byMeans(wanted, route);
  if (route.conditions.selection === 'interest' && means?.way.kind === 'short') return means;
  return byChoice(wanted, country, route) ?? means ?? withoutSum(wanted, country, route);
}

/**
 * What a route asks against what the household has and has learned, what its authority has to answer first, and by when
 * it may be had and until when.
 */
export function testRoute(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
  const { preferences } = wanted;
  const learned = heldToLearning(byDemand(wanted, country, route), preferences);
  const answered = heldToAnswer(wanted.engine, preferences, country, learned);
  return heldToStay(preferences, heldToDate(preferences, answered));
}
