import type { Situation } from '../entry/situation.ts';
import { afterTax, type LocalPay, localPay } from './localPay.ts';
import { inTens } from './month.ts';

/** What a month may cost. */
export interface CostLimit {
  /** US dollars a month; above it a place is at risk. */
  readonly usd: number;
  /** Multiple of `usd` above which a place is ruled out. */
  readonly hard: number;
}

/**
 * A month that costs this many times what the household can spend rules a place out: to close such a gap, the flat
 * would have to cost less than half of the good one that the survey priced.
 */
export const OUT_OF_REACH = 4 / 3;

/** The sums that a month is compared with where the household will live on wages paid there; US dollars a month. */
export interface OnWages {
  /** What the household spends today, a weak hint at what it can spend there; null where it was not stated. */
  readonly budgetUsd: number | null;
  readonly pay: LocalPay | null;
  /** The upper edge of the income expected after the move, for a month and after tax; null where it was not stated. */
  readonly expectedUsd: number | null;
  /** Whether `expectedUsd` is taxed as two equal wages, because the partner works full time too. */
  readonly twoEarn: boolean;
}

/**
 * Those sums for one country. Null for a household whose income does not depend on the place, and for one that told
 * neither a budget nor an income to expect.
 */
export function onWages(situation: Situation, country: number): OnWages | null {
  const { budget, localWage } = situation.preferences;
  const earners = localWage?.two ? 2 : 1;
  const budgetUsd = budget?.monthlyUsd ?? null;
  // The highest band has no upper edge: its lower one is known to be reached.
  const top = budget?.expected ? (budget.expected.highUsd ?? budget.expected.lowUsd) : null;
  if (!localWage || (budgetUsd === null && top === null)) return null;
  return {
    budgetUsd,
    pay: localPay(situation, country),
    expectedUsd: top === null ? null : earners * afterTax(situation, country, top / earners),
    twoEarn: localWage.two,
  };
}

/**
 * US dollars a month that the wages surely pay: the smaller of pay on record and income expected; null without either.
 */
export function carriedUsd({ pay, expectedUsd }: OnWages): number | null {
  const least = Math.min(pay?.netUsd ?? Number.POSITIVE_INFINITY, expectedUsd ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? least : null;
}

/**
 * Whether wages may raise the limit above today's spending. They do for customers who told an income to expect, where
 * the pay on record is that of their occupation or of their permit; the mean of all employees says too little about
 * one.
 */
function mayCarry({ budgetUsd, pay, expectedUsd }: OnWages): boolean {
  return budgetUsd === null || (expectedUsd !== null && pay !== null && pay.of !== 'total');
}

/**
 * Multiple of the income expected above which a month rules a place out, where no budget was stated. It is looser than
 * `OUT_OF_REACH`, because an expectation about a place not yet known is less sure than a budget.
 */
const PAST_EXPECTED = 3 / 2;

/** Months over which a student's savings are spread: three years for a first degree, else two. */
const monthsOfStudy = ({ studyLevel }: Situation['preferences']): number =>
  studyLevel === 'bachelor' ? 36 : 24;

/** US dollars a month that a student may take from savings, by the upper edge of their band; 0 for everybody else. */
function fromSavings(preferences: Situation['preferences']): number {
  const { arrangement, budget } = preferences;
  if (arrangement !== 'study' || budget?.assetsUsd == null) return 0;
  return (budget.assetsTopUsd ?? Number.POSITIVE_INFINITY) / monthsOfStudy(preferences);
}

/**
 * US dollars a month above which a budget rules a place out. A budget that was reckoned from a band rules out nothing
 * that the upper edge of the band pays for (nothing at all where the band is open), and that of a student nothing that
 * savings pay for beside it.
 */
function beyondUsd({ preferences }: Situation, budgetUsd: number): number {
  const { reckoned } = preferences.budget ?? {};
  const topUsd = reckoned
    ? (reckoned.topUsd ?? Number.POSITIVE_INFINITY)
    : budgetUsd + fromSavings(preferences);
  return Math.max(OUT_OF_REACH * budgetUsd, topUsd);
}

/**
 * Pay on record that somebody may come to who expects less, in US dollars a month; 0 without one. The mean of all
 * employees, or more by what a permit asks for, is only that of people who learned something.
 */
function payInSight({ preferences: { qualification } }: Situation, { pay }: OnWages): number {
  const isTrained = qualification !== null && qualification !== 'any';
  const isOwn = pay !== null && (isTrained || (pay.of !== 'total' && pay.of !== 'permit'));
  return isOwn ? pay.netUsd : 0;
}

/**
 * US dollars a month that budget and income expected reach at most where the household will live on wages paid there;
 * infinite where no income was told.
 */
function expectedToReach(situation: Situation, country: number): number {
  const { budgetUsd = null, expectedUsd = null } = onWages(situation, country) ?? {};
  if (expectedUsd === null) return Number.POSITIVE_INFINITY;
  if (budgetUsd === null) return PAST_EXPECTED * expectedUsd;
  return Math.max(beyondUsd(situation, budgetUsd), OUT_OF_REACH * expectedUsd);
}

/**
 * The same where the household will live on wages paid there: the loosest of budget, income expected and pay on record
 * decides. Who leaves a poor country for work would else be held to what a month costs, or work pays, at home.
 */
function ruledOutUsd(situation: Situation, country: number, wages: OnWages): number {
  const { budgetUsd, expectedUsd, pay } = wages;
  if (expectedUsd === null)
    return Math.max(beyondUsd(situation, budgetUsd ?? 0), OUT_OF_REACH * (pay?.netUsd ?? 0));
  return Math.max(expectedToReach(situation, country), OUT_OF_REACH * payInSight(situation, wages));
}

/**
 * The sums between which a month goes from reached to nearly missed where the household will live on wages paid there;
 * null where no income was told. It ends at what today's spending and the income expected reach, and begins half-way to
 * it from the most of the two, since both say little of a place not yet known. Pay on record that is more moves both, by a
 * third at most: it may not be the customer's own.
 */
export function nearlyMissed(situation: Situation, country: number): { soft: number; hard: number } | null {
  const wages = onWages(situation, country);
  const reach = expectedToReach(situation, country);
  if (!wages || wages.expectedUsd === null || !Number.isFinite(reach)) return null;
  const pay = payInSight(situation, wages);
  const carried = Math.max(wages.budgetUsd ?? 0, wages.expectedUsd, Math.min(pay, reach));
  return {
    soft: (Math.min(carried, reach) + reach) / 2,
    hard: Math.max(reach, Math.min(pay, OUT_OF_REACH * reach)),
  };
}

/**
 * US dollars a month that income from work leaves there: after the tax and contributions of that country, and after
 * payments on loans and to family. More than this cannot be spent. Null unless all income is from work and its amount
 * was stated in words.
 */
function leftOfWork(situation: Situation, country: number): number | null {
  const { budget, localWage } = situation.preferences;
  const { earned, expected, monthlyUsd, spentUsd } = budget ?? {};
  if (!earned || !expected || localWage || monthlyUsd == null || spentUsd == null) return null;
  const two = situation.preferences.twoEarn ? 2 : 1;
  return inTens(two * afterTax(situation, country, expected.lowUsd / two)) - (spentUsd - monthlyUsd);
}

/**
 * What a month in a country may cost this household; null where nothing was said about money. A budget given as a band
 * warns above its lower edge and rules out only above its upper one.
 *
 * A household that will live on wages paid there may expect to earn more than it spends today. Then the wages can raise
 * the limit (`mayCarry`), and today's spending alone rules nothing out. Low pay on record never rules a place out.
 * Where no income to expect was stated, today's spending is the limit that warns.
 */
export function monthLimit(situation: Situation, country: number): CostLimit | null {
  const wages = onWages(situation, country);
  if (!wages) {
    const monthly = situation.preferences.budget?.monthlyUsd;
    if (monthly == null) return null;
    const left = leftOfWork(situation, country);
    if (left !== null && left < monthly) return { usd: left, hard: OUT_OF_REACH };
    return { usd: monthly, hard: beyondUsd(situation, monthly) / monthly };
  }
  const usd = Math.max(wages.budgetUsd ?? 0, mayCarry(wages) ? (carriedUsd(wages) ?? 0) : 0);
  return { usd, hard: ruledOutUsd(situation, country, wages) / usd };
}
