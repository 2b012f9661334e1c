const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The day of a moment where the reader is, such as "3 March 2026". Takes an ISO 8601 date, or ms since 1970. */
export const longDate = (moment: string | number): string => dates.format(new Date(moment));

/** The day and the time of a moment where the reader is, such as "3 March 2026 at 14:05". */
export const longMoment = (moment: string | number): string => moments.format(new Date(moment));
