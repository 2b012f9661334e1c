import { ABOVE, AT_LEAST, AT_MOST, BELOW, type FindLimit } from './ownLimit.ts';
import { inDigits } from './ownTime.ts';

const HOURS = /(?<![\d.,/])(\d\d)\+?[- ]?(?:hours?|hrs?|h)\b/;
/** Hardly any country has a mean above it: whoever writes of longer weeks is answered by our own limits. */
const MOST_HOURS = 48;
const LEAST_HOURS = 30;

/** "Working more than 45 hours a week", "50-hour weeks": hours that are not to be passed. */
export const weekLimit: FindLimit = (plain) => {
  const hours = Number(HOURS.exec(plain)?.[1] ?? Number.NaN);
  return hours >= LEAST_HOURS && hours <= MOST_HOURS ? { value: hours, said: `${hours} hours` } : null;
};

const OF_LEAVE = /(?<![\d.,/])(\d{1,3}) ?(?:(?:paid|full|whole) )?(days?|weeks?|months?|years?)\b/;
const DAYS_OF = { day: 1, week: 7, month: 30, year: 365 } as const;

/** "Less than 6 months of maternity leave", "at least one year of parental leave": calendar days. */
export const familyLeaveLimit: FindLimit = (plain) => {
  const [, digits, unit] = OF_LEAVE.exec(inDigits(plain)) ?? [];
  if (!digits || !unit || ABOVE.test(plain) || AT_MOST.test(plain)) return null;
  const one = unit.replace(/s$/, '') as keyof typeof DAYS_OF;
  return {
    value: Number(digits) * DAYS_OF[one],
    said: `${digits} ${Number(digits) === 1 ? one : `${one}s`}`,
  };
};

const DAYS = /(?<![\d.,/])(\d{1,2}) ?(?:paid |working |vacation |annual )*(days?|weeks?)\b/;
const WORKING_DAYS = 5;
const NONE = /\b(?:no|without|lack of|zero) (?:any )?(?:paid|annual|yearly|vacation|holiday)/;
/** Whoever has none at all is not asked how many. */
const SOME_DAYS = 5;
const ONLY = /\b(?:only|just|no more than|at most|max\w*)\b/;

/** "Less than 20 days of paid leave", "at least five weeks of holiday", "only ten days off", "no paid leave": working
 * days a year. */
export const leaveLimit: FindLimit = (plain) => {
  const [, digits, unit] = DAYS.exec(inDigits(plain)) ?? [];
  if (digits === undefined || unit === undefined)
    return NONE.test(plain) ? { value: SOME_DAYS, said: 'at least a week' } : null;
  const weeks = unit.startsWith('week');
  const days = Number(digits) * (weeks ? WORKING_DAYS : 1);
  const amount = `${digits} ${unit}`;
  // So many are too few; a day more is not.
  if (ONLY.test(plain)) return { value: days + 1, said: `more than ${amount}` };
  return BELOW.test(plain) || AT_LEAST.test(plain) || ABOVE.test(plain) || !AT_MOST.test(plain)
    ? { value: days, said: `at least ${amount}` }
    : null;
};
