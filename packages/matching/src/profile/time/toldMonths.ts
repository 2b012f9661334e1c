import { MONTHS } from '@global-fit/atlas/months';

/** Pattern group of a month's name, for expressions that ignore case. */
export const MONTH = `(${MONTHS.join('|')})`;

/** "March 2027", "March 3, 2027": month and year, each as a group. */
export const MONTH_OF_YEAR = String.raw`${MONTH} (?:\d{1,2},? )?(20\d\d)`;

/** Number of a month by its name in any case; 1 for January. */
export function monthNumber(name: string): number {
  const told = name.toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase() === told) + 1;
}

/** The first month that an expression with `MONTH_OF_YEAR` finds, as YYYY-MM; null where it finds none. */
export function monthIn(text: string, expression: RegExp): string | null {
  const [, month, year] = expression.exec(text) ?? [];
  return month && year ? `${year}-${String(monthNumber(month)).padStart(2, '0')}` : null;
}
