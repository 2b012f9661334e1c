import { constant, shown } from '../figures/quantity.ts';
import { monthName } from './english.ts';
import { type Said, say } from './said.ts';
import type { Month } from '../months.ts';

/** "June 2027". */
export function monthSaid(month: Month): Said {
  const [year, number] = month.split('-').map(Number);
  const said = shown(constant(year ?? 0, 'year of a month counted from the day of the report'), String);
  return say`${monthName(number ?? 1)} ${said}`;
}
