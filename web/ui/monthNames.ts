/** The months of a year in order, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "Jan" to "Dec", for axes and narrow columns. */
export const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3));
