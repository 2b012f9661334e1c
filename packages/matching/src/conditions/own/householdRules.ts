import { anyOf } from '../../anyOf.ts';
import { isOfYear, livedOn, moneyLimit, YEARLY } from './moneyLimit.ts';
import { distanceLimit, type FindLimit, kilometres, type OwnLimit } from './ownLimit.ts';
import { hoursLimit } from './ownTime.ts';

/**
 * A deal-breaker with a number that is measured from the household: its home or a place it names, its clock,
 * its size. What is measured for a country is in `gates/household.ts`.
 */
export interface HouseholdRule {
  readonly id: 'flight' | 'time-difference' | 'distance' | 'monthly-cost';
  readonly label: (said: string, from: string) => string;
  readonly find: FindLimit;
  /** Measured from somewhere, so that a place the line names takes the place of home. */
  readonly from?: true;
}

const FLIGHT = /\b(flights?|fly|flying|plane|by air)\b/;
const CLOCK =
  /\b(time[- ]?(?:diff\w*|zones?)|tz|utc|gmt|ces?t|ees?t|(?:hours?|hrs?|h) (?:of (?:time )?)?(apart|ahead|behind|diff\w*)|jet ?lag)\b/;
const LIMITING =
  /\b(more than|over|longer than|or (?:longer|more)|above|beyond|within|max\w*|at (?:the )?most|up to|less than|shorter than|under|further than|farther than|limit|no|not)\b|[<>]/;
/** Hours from somewhere by another way than the air, or of something else. */
const ON_THE_GROUND = anyOf([
  /\b(?:driv\w*|car|cars|road|trains?|rail|bus(?:es)?|ferr(?:y|ies)|boats?|walk\w*|on foot|bik\w+|cycl\w+|commut\w*)\b/,
  /\b(?:work\w*|time[- ]?(?:diff\w*|zones?)|tz|clocks?|apart|ahead|behind|differ\w*|sleep|open|wait\w*|doctors?)\b/,
  /\b(?:hospitals?|schools?)\b/,
]);
/** By the air nothing is farther than that: less may be meant by road. */
const LEAST_HOURS = 4;

/** "Longer than 8 hours from Calgary": hours from a place that is named are hours in the air, where they are many. */
const farInHours: FindLimit = (plain, units, from) => {
  if (from === undefined || ON_THE_GROUND.test(plain) || !LIMITING.test(plain)) return null;
  const limit = hoursLimit(plain, units);
  return limit && limit.value >= LEAST_HOURS ? limit : null;
};

const A_DAY =
  /\b(?:in|within|under|(?:less|more|longer) than|over|beyond) (?:a|one|1|a single)(?: whole| full)? days?\b/;
const ON_THE_WAY =
  /\b(?:reach\w*|get(?:ting)? (?:there|here|home|back|to)|travel\w*|journeys?|trips?(?! to)|fly|flights?|on the way)\b/;
/** What else may be reached in a day, or by another way than the air; "more than a day away" as a wish. */
const OTHER_REACHED = anyOf([
  /\b(?:doctors?|hospitals?|ambulance|help|support|seas?|coast|beach\w*|mountains?|airports?|towns?|cit(?:y|ies))\b/,
  /\b(?:borders?|parcels?|mail|post|phone|e-?mail|internet|car|driv\w+|trains?|rail|bus(?:es)?|ferry|boat|foot|bik\w+)\b/,
  /\b(?:walk\w*|visas?|per day|a day off|must be more|at least)\b/,
]);
/** Hours in the air that leave time for the ways to and from airports and for changes, of a day from door to door. */
const DAY_IN_THE_AIR = 12;

/** "Reachable within one day": a day from door to door, as hours in the air. */
const aDayAway: FindLimit = (plain, _, from) =>
  A_DAY.test(plain) &&
  ON_THE_WAY.test(plain) &&
  // Cape Town is no town that is to be near.
  !OTHER_REACHED.test(plain.replace(from?.said.toLowerCase() ?? '', ' '))
    ? { value: DAY_IN_THE_AIR, said: `${DAY_IN_THE_AIR} hours (a day from door to door)` }
    : null;

/** So far nobody goes to a school or a shop: it is the way home that is meant, where no other end is named. */
const LONG_DRIVE_KM = 300;
const NO_MORE_THAN_A_DRIVE =
  /^(?:(?:it|this|the town|somewhere|anywhere|anything|nothing|nowhere|places?|countr(?:y|ies)|must|should|has to|have to|be|is|are|lie|no|not|never|max\w*|more|further|farther|longer|less|than|over|above|beyond|within|under|up to|at (?:the )?most|about|around|away|an?|of|to|long|real(?:ly)?|single|at|the|from (?:here|us|home)|back|home|driv(?:e|es|ing)|by (?:car|road)|in the car|please|me|us|for|\d+|k(?:ilo)?m(?:et(?:er|re))?s?|miles?)(?=[\s,.!-]|$)[\s,.!-]*)+$/;
const isLongDrive = (plain: string): boolean =>
  /\b(?:driv(?:e|es|ing)|by (?:car|road))\b/.test(plain) &&
  NO_MORE_THAN_A_DRIVE.test(plain) &&
  (kilometres(plain)?.value ?? 0) >= LONG_DRIVE_KM;

const COSTS =
  /\b(cost of living|living costs?|(monthly|yearly|annual|max\w*|total|living|household) (costs?|expenses|budget)|budget max\w*|expenses|^(?:(?:total|all|overall) )?costs? (?:(?:must|should) (?:be|stay) )?(?:under|below|less than|no more than|at most|max\w*|up to) (?=.*\bmonth)\D{0,5}\w+|((tuition|fees) (and|plus|with|\+) (cost of )?living)|living (and|plus|with|\+) (tuition|fees))\b/;
/** A sum of which all of a month is paid, by no word of what it is paid for: "more than $2,000 a month all in". */
const ALL_IN =
  /^(?!.*\b(?:rents?|rental|visas?|permits?|incomes?|earn\w*|salar\w+|pay|paid|wages?|pensions?|insur\w+|schools?|tuition|fees?|childcare|nurser\w+|medic\w+|care|taxes)\b)(?=.*(?:\b(?:(?:a|per|each|every) month|monthly)\b|\/ ?mo(?:nth)?\b)).*\b(?:all[- ]?in(?:clusive)?|altogether|in total|total[.!]*$|all together|everything included|^(?:(?:anything|nothing) (?:over|above|more than)|max\w*|at most|(?:no|not) more than)\b|\bmax\w*[.!]*$|for everything|must cost|(?:cannot|can't|will not|must not|may not) (?:cost|spend)|(?:total|monthly|household) (?:costs?|budget|spend(?:ing)?))\b/;

/** A sum for a month: one for a year is divided, one without a word of time is taken for a month. */
function perMonth(plain: string, limit: OwnLimit | null): OwnLimit | null {
  if (!limit) return null;
  if (/ a (?:week|fortnight)$/.test(limit.said)) return limit;
  return YEARLY.test(plain) || isOfYear(plain, limit.value)
    ? { value: limit.value / 12, said: `${limit.said} a year` }
    : { value: limit.value, said: `${limit.said} a month` };
}

/** No difference in time at all. */
const SAME = '0 hours';

/** Tried in this order; the first that finds its number reads the line. */
export const HOUSEHOLD_RULES: readonly HouseholdRule[] = [
  {
    id: 'flight',
    label: (said, from) => `nothing more than about ${said} of flight from ${from}`,
    find: (plain, units, from) =>
      aDayAway(plain.replace(/\bday's\b/g, 'day'), units, from) ??
      (FLIGHT.test(plain)
        ? LIMITING.test(plain)
          ? hoursLimit(plain, units)
          : null
        : farInHours(plain, units, from)),
    from: true,
  },
  {
    id: 'time-difference',
    label: (said, from) =>
      said === SAME ? `the same clock as ${from}` : `no clock more than ${said} from ${from}`,
    find: (plain, units) => (CLOCK.test(plain) && LIMITING.test(plain) ? hoursLimit(plain, units) : null),
    from: true,
  },
  {
    id: 'distance',
    label: (said, from) => `nothing more than ${said} from ${from}`,
    find: (plain, units, from) =>
      (from !== undefined || /\b(home|away|from here|distance)\b/.test(plain) || isLongDrive(plain)) &&
      !/\b(sea|coast|beach|ocean|airport|hospital|doctor|city|town|border|school|shops?)\b/.test(plain)
        ? distanceLimit(plain, units)
        : null,
    from: true,
  },
  {
    id: 'monthly-cost',
    label: (said) => `no cost of living above ${said}`,
    find: (plain, units) =>
      perMonth(
        plain,
        livedOn(plain, units) ?? (COSTS.test(plain) || ALL_IN.test(plain) ? moneyLimit(plain, units) : null),
      ),
  },
];
