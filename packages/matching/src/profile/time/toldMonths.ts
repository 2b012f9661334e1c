import { MONTHS } from '@global-fit/atlas/months';

/** The name of a month, as a group of an expression without regard to case. */
export const MONTH = `(${MONTHS.join('|')})`;

/** "March 2027", "March 3, 2027": the month and the year, each as a group. */
export const MONTH_OF_YEAR = String.raw`${MONTH} (?:\d{1,2},? )?(20\d\d)`;

/** Which month a name of any case is of; 1 for January. */
export function monthNumber(name: string): number {
  const told = name.toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase() === told) + 1;
}

/** The month, as YYYY-MM, that an expression with `MONTH_OF_YEAR` finds first; null where it finds none. */
export function monthIn(text: string, expression: RegExp): string | null {
  const [, month, year] = expression.exec(text) ?? [];
  return month && year ? `${year}-${String(monthNumber(month)).padStart(2, '0')}` : null;
}
