import type { GateStatus } from '../../model.ts';
import type { Preferences } from '../../model/preferences.ts';
import { GRADE, type RouteTest } from '../way.ts';

/** States require proof for a year, or for the months of a term; savings are compared with a year. */
const MONTHS = 12;
const NEAR_MISS = 0.9;

export interface StudyTest {
  readonly grade: number;
  readonly status: GateStatus;
  /** Null where the sum is out of reach. */
  readonly test: RouteTest | null;
}

/** Savings and monthly budget as stated, in US dollars; a budget taken from the savings does not count as well. */
function meansTold({ budget, studyPayer }: Preferences) {
  const { assetsUsd = null, assetsTopUsd = null, monthlyUsd = null } = budget ?? {};
  const ofSavings = studyPayer === 'savings' && assetsUsd !== null;
  return { assetsUsd, assetsTopUsd, monthlyUsd: ofSavings ? 0 : monthlyUsd };
}

/**
 * Compares the means required by a study permit with those stated. Spending is no proof. The sum is met by a year's
 * savings, by a budget that somebody guarantees, or by both together. Without a guarantee it is open whose money the
 * budget is, and with a scholarship its letter decides. A budget taken from the savings adds nothing.
 */
export function studyMeans(preferences: Preferences, neededUsd: number): StudyTest {
  const { studyPayer } = preferences;
  const { assetsUsd, assetsTopUsd, monthlyUsd } = meansTold(preferences);
  const year = MONTHS * neededUsd;
  // The part of the yearly sum that the budget leaves for savings to cover.
  const rest = year - MONTHS * (monthlyUsd ?? 0);
  const saved = assetsUsd !== null && (assetsTopUsd === null || assetsTopUsd >= rest);
  if (assetsUsd !== null && assetsUsd >= year) return { grade: GRADE.passed, status: 'met', test: 'passed' };
  const month = monthlyUsd !== null && (monthlyUsd >= neededUsd || (assetsUsd ?? 0) >= rest);
  if (month && studyPayer === 'somebody') return { grade: GRADE.passed, status: 'met', test: 'passed' };
  if (month) return { grade: GRADE.studyMonth, status: 'at_risk', test: 'by budget' };
  if (saved) return { grade: GRADE.within, status: 'at_risk', test: 'within' };
  if (studyPayer === 'scholarship' || monthlyUsd === null)
    return { grade: GRADE.notTold, status: 'at_risk', test: 'not told' };
  return monthlyUsd >= neededUsd * NEAR_MISS
    ? { grade: GRADE.close, status: 'at_risk', test: 'close' }
    : { grade: GRADE.short, status: 'failed', test: null };
}

/**
 * The grade of a study permit whose record states no sum: means are required all the same, so the cost of a month
 * there, in US dollars, is used. It never rules out, and has no effect where means or cost are unknown.
 */
export function withoutStudySum(preferences: Preferences, monthUsd: number): number {
  const { budget } = preferences;
  const told = budget?.assetsUsd != null || budget?.monthlyUsd != null;
  if (!told || Number.isNaN(monthUsd)) return GRADE.notStated;
  const { grade } = studyMeans(preferences, monthUsd);
  return Math.min(GRADE.notStated, Math.max(grade, GRADE.offerBelow));
}
