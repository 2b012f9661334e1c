import { MONTHS } from '@global-fit/atlas/months';

// Written by hand because a browser's first `Intl.DateTimeFormat` blocks a phone's page for a tenth of a second.

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A date in the reader's time zone, such as "3 March 2026". Accepts an ISO 8601 date, or ms since 1970. */
export function longDate(moment: string | number): string {
  const date = new Date(moment);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

/** A time in the reader's time zone, such as "14:05". */
export function timeOfDay(moment: string | number): string {
  const date = new Date(moment);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Date and time in the reader's time zone, such as "3 March 2026 at 14:05". */
export const longMoment = (moment: string | number): string => `${longDate(moment)} at ${timeOfDay(moment)}`;
