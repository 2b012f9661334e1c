import type { IncomeBand, WorkedSalary } from '../model.ts';

const SALARIES: readonly WorkedSalary[] = [30_000, 60_000, 100_000];

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
