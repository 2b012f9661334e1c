import type { Iso3 } from '@global-fit/atlas/model';
import type { LineReading } from '../../model/dealBreaker.ts';
import { fromClock, TIME_DIFFERENCE } from './clocks.ts';
import { plainly } from './ownTerms.ts';
import { zoneIn } from './zones.ts';

/** "Within 3 hours of London time", "max 2h from Berlin time zone": hours between clocks, told by a place. */
const PLACES_TIME =
  /^(.*?\d[\d.,]*) ?(?:hours?|hrs?|h)\b(?: (?:ahead|behind|away|apart|difference))?(?: (?:or (?:less|fewer)))? (?:of|from|to|with|either side of)? ?(?:the )?(.+?)(?:['’]s)? time(?:[- ]?zone)?[\s.!]*$/iu;
/** "Same time zone as Germany", "in the same time as London". */
const SAME_TIME =
  /\b(?:same|identical) (?:time(?:[- ]?zones?)?|clocks?) (?:as|like|with) (?:in )?(?:the )?(.+?)[\s.!]*$/iu;

const EITHER_SIDE = String.raw`(?:\+ ?\/? ?[-–−]|±|plus[/ ]?(?:or )?minus)`;
/** "Same time zone as the UK +/- 2h": so many hours on either side of it. */
const SAME_BUT = new RegExp(
  String.raw`\bsame (?:time(?:[- ]?zones?)?|clocks?) (?:as|like|with) (?:in )?(?:the )?(.+?),? \(?(?:${EITHER_SIDE}|within|give or take) ?(\d{1,2}) ?(?:hours?|hrs?|h)?[\s.!)]*$`,
  'iu',
);

/** "±1h of Berlin", "within +-2 hours of London": the same with the hours first. */
const AROUND_PLACE = new RegExp(
  String.raw`^(?:within |max\.? |at most )?${EITHER_SIDE} ?(\d{1,2}) ?(?:hours?|hrs?|h)\b(?: (?:of|from|to|around|with))? (?:the )?(.+?)[\s.!]*$`,
  'iu',
);

/** "London time +/- 3h": the same with the place first. */
const PLACE_FIRST = new RegExp(
  String.raw`^(?:must be |in |on )*(?:the )?(.+?)(?:['’]s)? time(?:[- ]?zone)?,? \(?${EITHER_SIDE} ?(\d{1,2}) ?(?:hours?|hrs?|h)?[\s.!)]*$`,
  'iu',
);
/** "Close to UK time": as near as the clocks of Europe are to each other. */
const CLOSE_TO_PLACE =
  /^(?:(?:must|has to|should) be )?(?:in |on )?(?:close|near) to (?:the )?(.+?)(?:['’]s)? time(?:[- ]?zones?)?[\s.!]*$/iu;

/** "Within 3 time zones of London": a zone is taken for an hour. */
const ZONES_AWAY =
  /^(.*?)(\d{1,2}|one|two|three|four|five|six|seven|eight) time[- ]?zones?(?: (?:away|apart|different))?,? (?:of|from|to) (?:the )?(.+?)[\s.!]*$/iu;

/** "At least 4 hours of overlap with London": what is shared of a working day. */
const OVERLAP =
  /(?:(\d) ?(?:hours?|hrs?|h) (?:of )?(?:working |office |work )?(?:hours? )?overlap\w*(?: hours)?|overlap\w*(?: (?:of|by|for))?(?: at least)? (\d) ?(?:hours?|hrs?|h)) with (?:the )?(.+?)(?: office| hours| team)*[\s.!]*$/i;
const OFFICE_DAY = 8;

/** So many hours on either side of a place's clock, or close to it, as a difference in time; null for any other line. */
function aroundPlace(line: string): string | null {
  const [, before, middle] = AROUND_PLACE.exec(line) ?? [];
  if (before !== undefined) return `no more than ${before} hours of time difference from ${middle}`;
  const [, centre, behind] = PLACE_FIRST.exec(line) ?? [];
  if (behind !== undefined && !/\b(?:no|not|same)\b/i.test(line))
    return `no more than ${behind} hours of time difference from ${centre}`;
  const beside = CLOSE_TO_PLACE.exec(line)?.[1];
  return beside === undefined
    ? null
    : `no more than ${AROUND_EUROPE.hours} hours of time difference from ${beside}`;
}

/** A line on clocks in the words by which a difference in time is read; any other line as it is. */
export function asTimeDifference(line: string): string {
  const around = aroundPlace(line);
  if (around !== null) return around;
  const [, hours, place] = PLACES_TIME.exec(line) ?? [];
  if (hours !== undefined && place !== undefined && !/\bdifference\b/i.test(hours))
    return `${hours} hours of time difference from ${place}`;
  const [, before, zones, from] = ZONES_AWAY.exec(line) ?? [];
  if (zones !== undefined) return `${before}${zones} hours of time difference from ${from}`;
  const [, first, overlap = first, office] = OVERLAP.exec(line) ?? [];
  if (overlap !== undefined && Number(overlap) < OFFICE_DAY)
    return `no more than ${OFFICE_DAY - Number(overlap)} hours of time difference from ${office}`;
  const [, near, apart] = SAME_BUT.exec(line) ?? [];
  if (near !== undefined && !/\bnot?\b/i.test(line))
    return `no more than ${apart} hours of time difference from ${near}`;
  // Another number asks for more than the one clock, and we do not know what.
  const same = /\bnot?\b|\d/i.test(line) ? undefined : SAME_TIME.exec(line)?.[1];
  return same === undefined ? line : `no more than 0 hours of time difference from ${same}`;
}

const ZONE = String.raw`(?:utc|gmt|cet|cest|eet|wet|bst|e[sd]t|c[sd]t|m[sd]t|p[sd]t|ist|sgt|jst|ae[sd]t)`;
/** "CET ±2", "+/- 3 hours of GMT". */
const AROUND = new RegExp(
  [
    String.raw`\b${ZONE}\b[^\d]{0,12}${EITHER_SIDE} ?(\d{1,2}(?:[.,]\d)?)`,
    String.raw`${EITHER_SIDE} ?(\d{1,2}(?:[.,]\d)?) ?(?:hours?|hrs?|h)? (?:of|from|around|to)? ?(?:the )?${ZONE}\b`,
    String.raw`\b(?:within|no more than|not more than|max\w*|at most|up to) (\d{1,2}(?:[.,]\d)?) ?(?:hours?|hrs?|h) (?:of|from|either side of) (?:the )?${ZONE}\b`,
  ].join('|'),
);
const OFFSET = String.raw`(?:utc|gmt)(?: ?[+−–-] ?\d{1,2}(?::?[0-5]\d)?)?`;
/** "UTC+0 to UTC+3", "between GMT and GMT+3". */
const SPAN = new RegExp(String.raw`\b(${OFFSET}) ?(?:to|and|until|till|[-–—]|\.\.) ?(${OFFSET})(?![\d:])`);
const REFUSED = /\b(?:no|not|never|outside|avoid)\b/;
/** The clocks of the European Union and their neighbours: two hours either side of the middle one. */
const EUROPEAN = /\b(?:european|eu|europe['’]?s?) (?:time[- ]?zones?|time|clocks?)\b/;
const AROUND_EUROPE = { clock: 1, said: 'Central European Time', hours: 2 } as const;

/** "Must be CET", "GMT+1 only", "CET timezone": that clock and no other. */
const ONE_CLOCK = new RegExp(
  String.raw`^(?:(?:must be|has to be|should be|only)(?: in| on)? (?:the )?${ZONE}(?: ?[+−–-] ?\d{1,2}(?::?[0-5]\d)?)?|${ZONE}(?: ?[+−–-] ?\d{1,2}(?::?[0-5]\d)?)?(?: time[- ]?zones?| time)? only|(?:in )?(?:the )?${ZONE}(?= time[- ]?zones?|[\s.!]*$))(?: time[- ]?zones?| time)?[\s.!]*$`,
);

/** "Close to CET", "EST or close": as near as the clocks of Europe are to each other. */
const CLOSE_TO = new RegExp(
  String.raw`^(?:(?:must|has to|should) be |only )?(?:in |on )?(?:(?:close|near) to (?:the )?${ZONE}(?: time[- ]?zones?| time)?|(?:the )?${ZONE}(?: time[- ]?zones?| time)? or (?:close|near|nearby|similar|close to it))[\s.!]*$`,
);

const hoursSaid = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

function differenceFrom(clock: number, said: string, hours: number): LineReading {
  return {
    id: TIME_DIFFERENCE,
    label: `no clock more than ${hoursSaid(hours)} from ${said}`,
    limit: hours,
    clock: fromClock(clock),
    zone: said,
  };
}

/** Clocks on either side of a zone, or between two; null for every other line. */
export function clocksAroundIn(line: string, home: Iso3 | null): LineReading | null {
  const plain = plainly(line);
  if (REFUSED.test(plain.replace(/\b(?:no|not) more than\b|\bnot outside\b/g, ''))) return null;
  const only = ONE_CLOCK.test(plain) ? zoneIn(plain, home) : null;
  if (only) return { ...differenceFrom(only.clock, only.said, 0), label: `the same clock as ${only.said}` };
  const close = CLOSE_TO.test(plain) ? zoneIn(plain, home) : null;
  if (close) return differenceFrom(close.clock, close.said, AROUND_EUROPE.hours);
  const around = AROUND.exec(plain);
  const hours = Number((around?.[1] ?? around?.[2] ?? around?.[3] ?? '').replace(',', '.'));
  const zone = around && zoneIn(plain.replace(new RegExp(`${EITHER_SIDE} ?\\d+`), ''), home);
  if (zone && hours > 0) return differenceFrom(zone.clock, zone.said, hours);
  const [, first, last] = SPAN.exec(plain) ?? [];
  const [from, to] = [first, last].map((one) => (one === undefined ? null : zoneIn(one, home)));
  if (from && to && to.clock > from.clock)
    return {
      ...differenceFrom(
        (from.clock + to.clock) / 2,
        `the middle of these clocks`,
        (to.clock - from.clock) / 2,
      ),
      label: `a clock from ${from.said} to ${to.said}`,
    };
  return EUROPEAN.test(plain)
    ? differenceFrom(AROUND_EUROPE.clock, AROUND_EUROPE.said, AROUND_EUROPE.hours)
    : null;
}
