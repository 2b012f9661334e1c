import type { GateStatus } from '../../model.ts';
import type { Preferences } from '../../model/preferences.ts';
import { GRADE, type RouteTest } from '../way.ts';

/** States ask for the proof of a year, or of the months of a term: a year is what savings are held against. */
const MONTHS = 12;
const NEAR_MISS = 0.9;

export interface StudyTest {
  readonly grade: number;
  readonly status: GateStatus;
  /** Null where the sum is out of reach. */
  readonly test: RouteTest | null;
}

/** Savings and the month that were told, in US dollars; a month that comes out of the savings counts nothing beside them. */
function meansTold({ budget, studyPayer }: Preferences) {
  const { assetsUsd = null, assetsTopUsd = null, monthlyUsd = null } = budget ?? {};
  const ofSavings = studyPayer === 'savings' && assetsUsd !== null;
  return { assetsUsd, assetsTopUsd, monthlyUsd: ofSavings ? 0 : monthlyUsd };
}

/**
 * The means that a permit to study asks for. What is spent is no proof: savings of a year reach it, or a month to spend
 * for which somebody signs, or both together; without a signature it is open whose money that month is, and with a
 * scholarship its letter decides. A month that comes out of savings proves nothing beside them.
 */
export function studyMeans(preferences: Preferences, neededUsd: number): StudyTest {
  const { studyPayer } = preferences;
  const { assetsUsd, assetsTopUsd, monthlyUsd } = meansTold(preferences);
  const year = MONTHS * neededUsd;
  // What the months of a year leave to be shown, and savings may.
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
 * The worth of a study permit whose record names no sum: the means to live on are asked for all the same, so a month
 * there, in US dollars, stands in. It never rules out; where no means were told, or no month is known, nothing follows.
 */
export function withoutStudySum(preferences: Preferences, monthUsd: number): number {
  const { budget } = preferences;
  const told = budget?.assetsUsd != null || budget?.monthlyUsd != null;
  if (!told || Number.isNaN(monthUsd)) return GRADE.notStated;
  const { grade } = studyMeans(preferences, monthUsd);
  return Math.min(GRADE.notStated, Math.max(grade, GRADE.offerBelow));
}
