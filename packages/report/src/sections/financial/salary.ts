import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';

const SALARIES = [30_000, 60_000, 100_000] as const;

/** A salary that our estimates of tax work through, in US dollars a year. */
export type WorkedSalary = (typeof SALARIES)[number];

/** An open band is taken to reach this much above its lower edge. */
const OPEN_BAND = 1.3;

/** The worked salary nearest to the income that is expected; null for those who will not live on earnings. */
export function salaryNear({ income, stage }: Profile): WorkedSalary | null {
  if (!works(stage)) return null;
  const middle = income ? (income.low + (income.high ?? income.low * OPEN_BAND)) / 2 : 60_000;
  return SALARIES.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
}

/** The indicator of what tax and contributions keep of a worked salary. */
export function deductionsId(salary: WorkedSalary): string {
  return `deductions_pct_${salary / 1000}k_usd`;
}

/** Countries whose states, provinces or cantons tax incomes too, and what our estimate makes of that. */
const FEDERAL: Readonly<Record<string, string>> = {
  USA: ', without a state’s income tax',
  CAN: '; provinces differ',
  CHE: '; cantons differ',
};

/** Whom the estimate is for: "single, no children". */
export function taxedHousehold(iso3: string): string {
  return `single, no children${FEDERAL[iso3] ?? ''}`;
}
