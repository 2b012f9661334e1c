import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';
import { percentLimit } from '../own/percentLimit.ts';
import { familyLeaveLimit, leaveLimit, weekLimit } from '../own/workLimits.ts';

/** What somebody without work is paid is another thing than how many have none. */
const WITHOUT_WORK =
  /^(?!.*\b(?:i|we|he|she)(?:'m|'re|'s| am| are| is| would be| will be) (?:unemployed|jobless))(?!.*\bunemploy\w+ (?:benefits?|insurance|pay\w*|money|support|allowance)).*\b(?:unemploy\w+|jobless\w*|mass lay-?offs?)\b/;

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
  '(?:public|bank|national|school|parental|maternity|paternity|sick|care|on (?:my |our )?|go(?:ing)? on|rentals?|homes?|resorts?|crowds?|season|spots?|destinations?|tourists?|summer|winter|permission|indefinite|leave the|to leave|leave (?:my|our|it|home)|an? (?:holiday|vacation)(?! (?:days?|allowance|entitlement)))';
/** "No day off": the rest that every week has, of which the leave of a year tells nothing. */
const WEEKLY_REST =
  '(?:no|without|lack of|not|never) (?:an? |one |single |even |weekly |fixed |regular |real )*days? off(?!.*\\b(?:year|annual|vacation|holiday))';
const SHORT_LEAVE = new RegExp(
  `^(?!.*\\b${OTHER_LEAVE}\\b)(?!.*\\b${WEEKLY_REST}).*(?:\\b(?:no|little|few|hardly any|not enough|too little|too few|short|barely any|less|fewer|only|just|without|lack of|at least|under|below|min(?:imum)?|must|least)\\b.*\\b${LEAVE}|\\b\\d{1,2}\\+? (?:working )?(?:days?|weeks?) (?:of )?(?:paid )?(?:annual )?(?:leave|vacation|holidays?|pto)\\b)`,
);

/** Time at home with a newborn child; what fathers alone have is another matter. */
const FAMILY_LEAVE =
  /^(?!.*\b(?:paternity|fathers?|dads?|husband)\b).*\b(?:(?:maternity|parental|family|baby|childbirth)[- ](?:leave|pay|benefits?)|(?:time off|leave) (?:for|after) (?:a |the )?(?:birth|new ?borns?|(?:new )?bab(?:y|ies)))\b/;

/** Work, and what it leaves of a year, as the figures of a country have it: single employers may give more. */
export const WORK_RULES: readonly DealBreakerRule[] = [
  {
    id: 'unemployment',
    label: 'no high unemployment',
    words: WITHOUT_WORK,
    read: of('unemployment_rate'),
    ...atMost(8, 12),
    own: { find: percentLimit, label: (said) => `no unemployment above ${said}`, near: 1.5 },
  },
  {
    id: 'long-hours',
    label: 'no long working weeks',
    words: LONG_HOURS,
    read: of('weekly_hours_employees'),
    ...atMost(42, 46),
    own: { find: weekLimit, label: (said) => `no working weeks of more than ${said}`, near: 4 },
  },
  {
    id: 'paid-leave',
    label: 'paid leave by law of at least 20 days',
    words: SHORT_LEAVE,
    read: of('paid_annual_leave_days'),
    ...atLeast(20, 10),
    own: { find: leaveLimit, label: (said) => `paid leave by law of ${said}`, near: 0 },
  },
  {
    id: 'family-leave',
    label: 'leave by law for a mother of a newborn of at least 14 weeks, paid or not',
    good: true,
    asked: anyOf([
      /^(?:(?:an? |the )?(?:good|generous|long|decent|paid|proper|strong|great) )+(?:maternity|parental|family) leave\b/,
      /\b(?:short|little|poor|bad|weak|minimal) (?:paid )?(?:maternity|parental|family) leave\b/,
      /\b(?:maternity|parental|family) leave (?:is |that is |being )?(?:too )?(?:short|poor|bad|unpaid|minimal)\b/,
      /\b(?:less|shorter) than \w+ \w+ (?:of )?(?:paid )?(?:maternity|parental|family) leave\b/,
      /^at least \w+ \w+ (?:of )?(?:paid )?(?:maternity|parental|family) leave\b/,
      /\b(?:maternity|parental|family) leave (?:of )?(?:under|below|at least|less than|shorter than)\b/,
    ]),
    words: FAMILY_LEAVE,
    read: of('family_leave_mother_total_days'),
    ...atLeast(98, 42),
    own: {
      find: familyLeaveLimit,
      label: (said) => `leave by law for a mother of a newborn of at least ${said}, paid or not`,
      near: 0,
    },
  },
];
