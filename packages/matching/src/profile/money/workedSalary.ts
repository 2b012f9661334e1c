import type { IncomeBand, WorkedSalary } from '../../model/means.ts';

/** Yearly gross salaries in US dollars for which our tables estimate taxes and contributions. */
export const SALARIES: readonly WorkedSalary[] = [30_000, 60_000, 100_000];

/** The salary assumed where no income was stated. */
export const USUAL_SALARY: WorkedSalary = 60_000;
/** An open band is assumed to reach this multiple of its lower edge. */
const OPEN_BAND = 1.3;

/** The worked salary nearest to the middle of the expected income. */
export function workedSalary(expected: IncomeBand | null): WorkedSalary {
  if (!expected) return USUAL_SALARY;
  const { lowUsd, highUsd } = expected;
  const yearly = 6 * (lowUsd + (highUsd ?? lowUsd * OPEN_BAND));
  return SALARIES.reduce((best, one) => (Math.abs(one - yearly) < Math.abs(best - yearly) ? one : best));
}

/** The worked salaries, that one first and then the others by how near they are. */
export const nearestSalaries = (own: WorkedSalary): readonly WorkedSalary[] =>
  SALARIES.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));

/** Id of the indicator of what tax and contributions take of a worked salary, in percent. */
export const deductionsId = (salary: WorkedSalary): string => `deductions_pct_${salary / 1000}k_usd`;

/** A worked salary and its share in an interpolation between two of them. */
export interface Point {
  readonly salary: WorkedSalary;
  readonly share: number;
}

/**
 * The worked salaries around an expected income: `low` interpolates at its lower edge, `next` is the first at or
 * above its upper edge. Incomes outside the worked range use its nearest end. `usual` stands in where no income was
 * told.
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
