import { MONTHS } from '@global-fit/atlas/months';

// Written by hand, because a browser's first own date format holds a phone's page up for a tenth of a second.

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day of a moment where the reader is, such as "3 March 2026". Takes an ISO 8601 date, or ms since 1970. */
export function longDate(moment: string | number): string {
  const date = new Date(moment);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

/** The time of a moment where the reader is, such as "14:05". */
export function timeOfDay(moment: string | number): string {
  const date = new Date(moment);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The day and the time of a moment where the reader is, such as "3 March 2026 at 14:05". */
export const longMoment = (moment: string | number): string => `${longDate(moment)} at ${timeOfDay(moment)}`;
