import { MONTHS } from '@global-fit/atlas/months';

/** Letters by which a month is known, and written for short. */
const SHORT = 3;

/** Pattern group of a month's name, in full or for short ("Aug", "sept."), for expressions that ignore case. */
export const MONTH = `(${MONTHS.map((name) => {
  const short = name.slice(0, SHORT);
  return name.length === SHORT
    ? name
    : `${short}(?:${name.slice(SHORT)}|${name === 'September' ? 't?' : ''}\\.?)`;
}).join('|')})`;

/** "March 2027", "March 3, 2027": month and year, each as a group. */
export const MONTH_OF_YEAR = String.raw`${MONTH} (?:\d{1,2},? )?(20\d\d)`;

/** Number of a month by its name in any case, in full or for short; 1 for January. */
export function monthNumber(name: string): number {
  const told = name.slice(0, SHORT).toLowerCase();
  return MONTHS.findIndex((month) => month.slice(0, SHORT).toLowerCase() === told) + 1;
}

/** The first month that an expression with `MONTH_OF_YEAR` finds, as YYYY-MM; null where it finds none. */
export function monthIn(text: string, expression: RegExp): string | null {
  const [, month, year] = expression.exec(text) ?? [];
  return month && year ? `${year}-${String(monthNumber(month)).padStart(2, '0')}` : null;
}
