import { anyOf } from '../../anyOf.ts';
import { type DealBreakerRule, of, rule } from '../dealBreakerRule.ts';
import { percentLimit } from '../ownLimit.ts';
import { leaveLimit, weekLimit } from '../workLimits.ts';

/** What somebody without work is paid is another thing than how many have none. */
const WITHOUT_WORK =
  /^(?!.*\bunemploy\w+ (?:benefits?|insurance|pay\w*|money|support|allowance)).*\b(?:unemploy\w+|jobless\w*|mass lay-?offs?)\b/;

const LONG_HOURS = anyOf([
  /\b(?:long|longer|endless|excessive|crazy|insane|brutal|inhuman\w*|12[- ]hour|ten[- ]hour|10[- ]hour) (?:working|work|office) (?:hours|days|weeks)\b/,
  /\b(?:working|work(?:ing)? ?weeks?|work) (?:of |over |above |more than |longer than |up to )*\d\d ?(?:\+ ?)?(?:hours|hrs|h)\b/,
  /\b\d\d\+?[- ]?(?:hours?|hrs?|h) (?:of work |work(?:ing)? )?(?:a |per |every |each |\/ ?)?(?:work(?:ing)? ?)?weeks?\b/,
  /\b(?:overwork\w*|culture of overtime|overtime culture|(?:unpaid|compulsory|constant) overtime|996|karoshi)\b/,
  /\b(?:no|poor|bad|terrible|lack of|without) work[- ]life balance\b/,
]);

/** What is paid while one is away; "on vacation" speaks of a journey. */
const LEAVE =
  '(?:(?:paid )?(?:annual |yearly )?(?:leave|vacations?|holidays?|time off|pto)(?: days?)?|days? (?:of )?(?:paid )?(?:leave|vacation|holidays?|off))';
const OTHER_LEAVE =
  '(?:public|bank|national|school|parental|maternity|paternity|sick|care|on (?:my |our )?|go(?:ing)? on|rentals?|homes?|resorts?|crowds?|season|spots?|destinations?|tourists?|summer|winter|permission|indefinite|leave the|to leave|leave (?:my|our|it|home))';
const SHORT_LEAVE = new RegExp(
  `^(?!.*\\b${OTHER_LEAVE}\\b).*(?:\\b(?:no|little|few|hardly any|not enough|too little|too few|short|barely any|less|fewer|only|just|without|lack of|at least|under|below|minimum|must|least)\\b.*\\b${LEAVE})`,
);

/** Work, and what it leaves of a year, as the figures of a country have it: single employers may give more. */
export const WORK_RULES: readonly DealBreakerRule[] = [
  {
    ...rule(
      'unemployment',
      'no high unemployment',
      'bad',
      WITHOUT_WORK,
      of('unemployment_rate'),
      'most',
      8,
      12,
    ),
    own: { find: percentLimit, label: (said) => `no unemployment above ${said}`, near: 1.5 },
  },
  {
    ...rule(
      'long-hours',
      'no long working weeks',
      'bad',
      LONG_HOURS,
      of('weekly_hours_employees'),
      'most',
      42,
      46,
    ),
    own: { find: weekLimit, label: (said) => `no working weeks of more than ${said}`, near: 4 },
  },
  {
    ...rule(
      'paid-leave',
      'paid leave by law of at least 20 days',
      'bad',
      SHORT_LEAVE,
      of('paid_annual_leave_days'),
      'least',
      20,
      10,
    ),
    own: { find: leaveLimit, label: (said) => `paid leave by law of ${said}`, near: 0 },
  },
];
