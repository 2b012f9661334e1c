import type { WorkedSalary } from '@global-fit/matching/model/means';
import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';

/** The worked salary nearest to the expected income; null for those who will not live on earnings. */
export function salaryNear({ salary, stage }: Profile): WorkedSalary | null {
  return works(stage) ? salary : null;
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
