import { MONTHS } from '@global-fit/atlas/months';

/** "Jan" to "Dec", for axes and narrow columns. */
export const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3));
