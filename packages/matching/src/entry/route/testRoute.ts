import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { GateStatus } from '../../model.ts';
import type { Preferences } from '../../model/preferences.ts';
import { basketCost } from '../../engine/basket.ts';
import { gradedByFamily } from '../household/familyAlong.ts';
import { byOffer } from './byOffer.ts';
import { bandFor, between, countedBy, ofApplicant } from './countedIncome.ts';
import { householdTimes } from './eligibility.ts';
import { gradedByDate } from './inTime.ts';
import { gradedByStay } from './toLast.ts';
import { gradedByEducation } from './qualification.ts';
import { studyMeans, withoutStudySum } from './studyMeans.ts';
import { gradedUntilAnswered } from './unsure.ts';
import { countsAs, needsLocalJob, type Wanted } from '../wanted.ts';
import { GRADE, type RouteEntry, type RouteTest, type RouteWay } from '../way.ts';

/** A threshold missed by less than this share is a near miss. */
const NEAR_MISS = 0.9;

/**
 * How a pension of unknown amount may relate to a required sum, judged by the monthly budget it pays for, with or
 * without savings. It may reach the sum where the budget does, and probably does not where the sum clearly exceeds
 * the budget. It never fails one, since spending is not income. Null for other households and routes, and for sums
 * close to the budget.
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
  // Capital the customer did not mention does not open a route that only supports a wish.
  const helps = !opens.has(answered);
  if (assets === null)
    return { grade: helps ? GRADE.short : GRADE.notTold, status: 'at_risk', way: way('not told') };
  // A route opened by capital alone, without any wish: it is available but no plan.
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
 * Savings accepted in place of income: the lower edge of the band reaches the sum, or the sum is inside the band;
 * null where they are out of reach or unknown.
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
  // The record requires it of the applicant and does not say whether a spouse's income counts.
  const both = ofApplicant(preferences, route) && (preferences.budget?.expected ?? null);
  if (both && between(both, neededUsd) !== 'below') return at(GRADE.close, 'at_risk', 'by both');
  return (band.highUsd ?? 0) >= neededUsd * NEAR_MISS ? at(GRADE.close, 'at_risk', 'close') : short;
}

/** A route that is not judged by money. */
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
      ...(needsLocalJob(preferences, route) ? { apart: true } : {}),
    },
  };
}

/** A talent permit defined by a salary above what was stated; null otherwise. */
function byPay({ preferences }: Wanted, route: VisaRoute): RouteEntry | null {
  const neededUsd = route.minIncome?.monthlyUsd ?? null;
  const band = ofApplicant(preferences, route) ?? preferences.budget?.expected ?? null;
  if (neededUsd === null || !band || between(band, neededUsd) !== 'below') return null;
  const way: RouteWay = { kind: 'short', route, asked: 'income', neededUsd, forOne: false };
  return { grade: GRADE.short, status: 'failed', way };
}

/** Audience and selection, which come before any sum; null where they do not decide. */
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
  if (needsLocalJob(preferences, route)) return open(GRADE.offerBelow, 'at_risk', 'chosen');
  if (selection === 'interest') return open(GRADE.interest, 'at_risk', 'chosen');
  return selection === 'quota' ? open(GRADE.exceptional, 'at_risk', 'chosen') : null;
}

/** The capital or income a route requires; null where its record states neither. */
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

/** A route without a recorded sum. */
function withoutSum(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
  const { preferences } = wanted;
  if (route.kind === 'study') {
    const grade = withoutStudySum(preferences, basketCost(wanted, country));
    return unpaid(preferences, route, grade, 'unknown', 'not stated');
  }
  // Every investment has a sum, even where the record omits it.
  if (route.kind === 'investor') {
    const told = (preferences.budget?.assetsUsd ?? null) !== null;
    return unpaid(preferences, route, told ? GRADE.notTold : GRADE.short, 'at_risk', 'not stated');
  }
  // Permanent residence from the start is awarded for points or skills, which nobody can promise.
  return route.kind === 'permanent-residency'
    ? unpaid(preferences, route, GRADE.points, 'at_risk', 'chosen')
    : unpaid(preferences, route, GRADE.notStated, 'unknown', 'not stated');
}

/** Compares a route's requirements with what the household has. Without the capital, no authority considers a plan. */
function byDemand(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
  const means = byMeans(wanted, route);
  if (route.conditions.selection === 'interest' && means?.way.kind === 'short') return means;
  return byChoice(wanted, country, route) ?? means ?? withoutSum(wanted, country, route);
}

/**
 * Compares a route's requirements with means and education, and considers open questions, who may come along, its
 * timing and its duration.
 */
export function testRoute(wanted: Wanted, country: number, route: VisaRoute): RouteEntry {
  const { preferences } = wanted;
  const learned = gradedByEducation(byDemand(wanted, country, route), preferences);
  const answered = gradedUntilAnswered(wanted.engine, preferences, country, learned);
  const together = gradedByFamily(wanted.engine, preferences, answered);
  return gradedByStay(preferences, gradedByDate(preferences, together));
}
