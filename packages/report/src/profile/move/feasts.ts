import { addMonths, type Month } from '../../months.ts';

/** The month of Easter Sunday in the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
function easter(year: number): Month {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * a + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  return `${year}-0${Math.floor((epact + weekday - 7 * shift + 114) / 31)}`;
}

const FEASTS: readonly (readonly [name: RegExp, month: (year: number) => Month])[] = [
  [/^easter$/i, easter],
  [/^(?:christmas|xmas)$/i, (year) => `${year}-12`],
  [/^new year/i, (year) => `${year}-12`],
];

/** Holidays by which people date a move, as a pattern group. */
export const FEAST = String.raw`(easter|christmas|xmas|new year)`;

/** The month of the next such holiday, on or after the date. */
export function nextFeast(name: string, date: string): Month | null {
  const of = FEASTS.find(([known]) => known.test(name))?.[1];
  const now = addMonths(date, 0);
  const year = Number(date.slice(0, 4));
  return of ? ([of(year), of(year + 1)].find((month) => month >= now) ?? null) : null;
}
