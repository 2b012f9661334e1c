import type { IncomeBand, WorkedSalary } from '../../model/means.ts';

/** The salaries that our estimates of tax work through. */
export const SALARIES: readonly WorkedSalary[] = [30_000, 60_000, 100_000];

/** Taken where no income was told. */
export const USUAL_SALARY: WorkedSalary = 60_000;
/** An open band is taken to reach this much above its lower edge. */
const OPEN_BAND = 1.3;

/** The worked salary nearest to the middle of the income that is expected. */
export function workedSalary(expected: IncomeBand | null): WorkedSalary {
  if (!expected) return USUAL_SALARY;
  const { lowUsd, highUsd } = expected;
  const yearly = 6 * (lowUsd + (highUsd ?? lowUsd * OPEN_BAND));
  return SALARIES.reduce((best, one) => (Math.abs(one - yearly) < Math.abs(best - yearly) ? one : best));
}

/** The indicator of what tax and contributions keep of a worked salary. */
export const deductionsId = (salary: WorkedSalary): string => `deductions_pct_${salary / 1000}k_usd`;

/** A worked salary with its part in a figure read between two of them. */
export interface Point {
  readonly salary: WorkedSalary;
  readonly share: number;
}

/**
 * The lower edge of an income as a point between two worked salaries, the lower of them first, and the worked salary at
 * or above its upper edge; below the lowest and above the highest nothing is worked through. `usual` where no income
 * was told.
 */
export function salariesAround(
  expected: IncomeBand | null,
  usual: WorkedSalary,
): { readonly low: readonly Point[]; readonly next: Point } {
  if (!expected) return { low: [{ salary: usual, share: 1 }], next: { salary: usual, share: 1 } };
  const { lowUsd, highUsd } = expected;
  const [lowest, highest] = [SALARIES[0], SALARIES.at(-1)] as [WorkedSalary, WorkedSalary];
  const from = Math.min(highest, Math.max(lowest, 12 * lowUsd));
  const atOrAbove = (yearly: number): WorkedSalary => SALARIES.find((one) => one >= yearly) ?? highest;
  const [under, over] = [SALARIES.findLast((one) => one <= from) ?? lowest, atOrAbove(from)];
  const part = over > under ? (from - under) / (over - under) : 0;
  const next = { salary: atOrAbove(12 * (highUsd ?? lowUsd * OPEN_BAND)), share: 1 };
  const points = [{ salary: under, share: 1 - part }, ...(part > 0 ? [{ salary: over, share: part }] : [])];
  return { low: points, next };
}
