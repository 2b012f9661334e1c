import type { Situation } from '../entry/situation.ts';
import { afterTax, type LocalPay, localPay } from './localPay.ts';
import { inTens } from './month.ts';

/** A sum that a month may cost, and the share of it from where on a place is out of reach. */
export interface CostLimit {
  readonly usd: number;
  readonly hard: number;
}

/**
 * A month that costs so many times what somebody can spend is out of reach: the flat would have to cost less than half
 * of the good one that was surveyed.
 */
export const OUT_OF_REACH = 4 / 3;

/** What a month is held against where the household will live on wages paid there; US dollars a month. */
export interface OnWages {
  /** What is spent today, which tells little of a month there; null where it was not told. */
  readonly budgetUsd: number | null;
  readonly pay: LocalPay | null;
  /** The most that is known to be expected of a year after the move, as a month after tax; null where nothing is. */
  readonly expectedUsd: number | null;
  /** The income expected is taken for two equal wages, since a partner is in full work. */
  readonly twoEarn: boolean;
}

/**
 * Null for a household with an income that comes along, and where neither a budget nor the income expected was told.
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

/** What of the pay on record and the top of the income expected carries the least; null where neither is known. */
export function carriedUsd({ pay, expectedUsd }: OnWages): number | null {
  const least = Math.min(pay?.netUsd ?? Number.POSITIVE_INFINITY, expectedUsd ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? least : null;
}

/**
 * Whether pay may carry a month beyond what is spent today: that of the occupation, or that a permit asks for, and only
 * for who told what they expect to earn. The mean of everybody is nobody's pay.
 */
function mayCarry({ budgetUsd, pay, expectedUsd }: OnWages): boolean {
  return budgetUsd === null || (expectedUsd !== null && pay !== null && pay.of !== 'total');
}

/**
 * Beside no budget the income expected is all that is told, of a place nobody knows yet: it rules out later than one.
 */
const PAST_EXPECTED = 3 / 2;

/** The months of a degree that savings of a student are spread over, the shortest that most of them take. */
const DEGREE_MONTHS = 24;

/** What a month of a student may take from savings, at the upper edge of their band; 0 for everybody else. */
function fromSavings({ arrangement, budget }: Situation['preferences']): number {
  if (arrangement !== 'study' || budget?.assetsUsd == null) return 0;
  return (budget.assetsTopUsd ?? Number.POSITIVE_INFINITY) / DEGREE_MONTHS;
}

/**
 * The month from where on a budget is out of reach: of a band none that its upper edge pays for, and no month at all
 * where it has none; of a student none that savings beside it may pay for.
 */
function beyondUsd({ preferences }: Situation, budgetUsd: number): number {
  const { reckoned } = preferences.budget ?? {};
  const topUsd = reckoned
    ? (reckoned.topUsd ?? Number.POSITIVE_INFINITY)
    : budgetUsd + fromSavings(preferences);
  return Math.max(OUT_OF_REACH * budgetUsd, topUsd);
}

/** The month from where on what was told of money rules out. */
function ruledOutUsd(situation: Situation, { budgetUsd, expectedUsd }: OnWages): number {
  if (budgetUsd === null) return PAST_EXPECTED * (expectedUsd ?? 0);
  return Math.max(beyondUsd(situation, budgetUsd), OUT_OF_REACH * (expectedUsd ?? 0));
}

/**
 * What an income that is all paid for work, and whose amount words tell, leaves of a month there after tax and
 * contributions, and after what goes out on loans and to family: more cannot be spent. Null for every other.
 */
function leftOfWork(situation: Situation, country: number): number | null {
  const { budget, localWage } = situation.preferences;
  const { earned, expected, monthlyUsd, spentUsd } = budget ?? {};
  if (!earned || !expected || localWage || monthlyUsd == null || spentUsd == null) return null;
  const two = situation.preferences.twoEarn ? 2 : 1;
  return inTens(two * afterTax(situation, country, expected.lowUsd / two)) - (spentUsd - monthlyUsd);
}

/**
 * What a month is held against in a country: what can be spent, as it was told. A band warns from its low end on and
 * rules out by its upper edge alone.
 *
 * Who will live on wages paid there and expects more than is spent today is not ruled out by what is spent: pay on
 * record carries what it reaches, and never rules out. Without an income expected only what is spent counts.
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
  return { usd, hard: ruledOutUsd(situation, wages) / usd };
}
