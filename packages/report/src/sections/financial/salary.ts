import type { WorkedSalary } from '@global-fit/matching/model/means';
import { deductionsId, SALARIES } from '@global-fit/matching/profile/money/workedSalary';
import { figure, type PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';

/** The worked salary nearest to the expected income; null for those who will not live on earnings. */
export function salaryNear({ salary, stage }: Profile): WorkedSalary | null {
  return works(stage) ? salary : null;
}

/** The worked salary nearest to `salary` with a recorded share in a place; null where there is none. */
export function salaryOnRecord(view: PlaceView, salary: WorkedSalary): WorkedSalary | null {
  const byDistance = SALARIES.toSorted((a, b) => Math.abs(a - salary) - Math.abs(b - salary));
  return byDistance.find((one) => figure(view, deductionsId(one))) ?? null;
}

/** Countries whose states, provinces or cantons also tax income, and how our estimate treats that. */
const FEDERAL: Readonly<Record<string, string>> = {
  USA: ', without a state’s income tax',
  CAN: '; provinces differ',
  CHE: '; cantons differ',
};

/** Whom the estimate describes: "single, no children". */
export function taxedHousehold(iso3: string): string {
  return `single, no children${FEDERAL[iso3] ?? ''}`;
}
