import { BORDER_REACH_KM } from '@global-fit/atlas/places/borderDistance';
import type { LineReading, Origin } from '../../model/dealBreaker.ts';
import {
  ABOVE,
  AT_LEAST,
  AT_MOST,
  BELOW,
  DEMAND,
  DENIAL,
  kilometres,
  type OwnLimit,
  type Units,
} from './ownLimit.ts';
import { hoursLimit } from './ownTime.ts';

// Ids of the deal-breakers on a place that is named.
export const FAR_FROM = 'far-from';
export const CLOSE_TO = 'close-to';

const CLOSER = /\b(closer|nearer)\b/;
/**
 * Whether a distance is the least that somebody accepts, or the most. "Within 500 km of Russia" alone says neither, and
 * such a line is left to people.
 */
export function wantsFar(plain: string): boolean | null {
  const [denied, demanded] = [
    DENIAL.test(plain) || /\b(nothing|nowhere|none)\b/.test(plain),
    DEMAND.test(plain),
  ];
  if (AT_LEAST.test(plain)) return true;
  if (/\bwithin\b/.test(plain)) return denied ? true : demanded ? false : null;
  if (AT_MOST.test(plain)) return false;
  if (BELOW.test(plain) || CLOSER.test(plain)) return denied || !demanded;
  if (ABOVE.test(plain) || /\b(further|farther) than\b/.test(plain)) return demanded && !denied;
  return null;
}

const townFrom = (far: boolean, said: string, from: Origin, km: number, taken = ''): LineReading => ({
  id: far ? FAR_FROM : CLOSE_TO,
  label: `a town ${far ? 'at least' : 'no more than'} ${said} from ${from.said}${taken}`,
  limit: km,
  from,
});

/** "Not within 500 km of Russia", "no more than 300 miles from Munich". */
export function fromPlaceIn(plain: string, from: Origin): LineReading | null {
  const distance = kilometres(plain);
  const far = wantsFar(plain);
  // Beyond the reach of our distances to borders; to a city any distance can be measured.
  const reaches = from.at !== 'family' && (/\d/.test(from.at) || (distance?.value ?? 0) <= BORDER_REACH_KM);
  return distance && far !== null && reaches ? townFrom(far, distance.said, from, distance.value) : null;
}

/** Kilometres as the crow flies that an hour by road or rail is taken to cover. */
const KM_AN_HOUR = 80;
const NOT_BY_LAND = /\b(?:flights?|fly|flying|planes?|air|time|zones?|ahead|behind|jet ?lag)\b/;

/** Hours at the wheel that a day's drive is taken to be. */
const HOURS_A_DAY = 10;
const BY_CAR =
  /\b(?:by (?:car|road|motorhome|camper\w*|van)|in (?:the|a|my|our) (?:car|motorhome|camper\w*|van)|(?:hours?['’]?|days?['’]?(?:'s)?|h) (?:of )?(?:driv\w+|drive))\b|\bdriv(?:e|ing)\b/;
const A_DAY = /\b(?:(?:one|a|1) (?:single |long |whole )?days?(?:'s|['’]s)?|in a day)\b/;
const DAYS_COUNTED = ['two', 'three', 'four', 'five'] as const;
const DAYS = new RegExp(
  String.raw`\b([2-5]|${DAYS_COUNTED.join('|')}) (?:single |long |whole |full )?days?(?:['’]|\b)`,
);

/** Days on the road as hours at the wheel: "three days of driving"; null where a text counts none. */
function daysAtWheel(plain: string): OwnLimit | null {
  const told = DAYS.exec(plain)?.[1];
  if (told === undefined) return A_DAY.test(plain) ? { value: HOURS_A_DAY, said: 'a day' } : null;
  const days = Number(told) || DAYS_COUNTED.findIndex((word) => word === told) + 2;
  return { value: days * HOURS_A_DAY, said: `${DAYS_COUNTED[days - 2] ?? told} days` };
}

/** Hours on the way, taken as a distance wherever it ends. */
function hoursFrom(plain: string, hours: OwnLimit | null, way: string, from: Origin): LineReading | null {
  // Minutes are no minimum.
  const far = wantsFar(plain.replace(/\bmin(?:ute)?s?\b/g, ''));
  if (!hours || far === null) return null;
  const km = Math.round(hours.value * KM_AN_HOUR);
  return townFrom(far, `${hours.said}${way}`, from, km, `, taken as ${km} km`);
}

/** "More than a day by car from Bern", "within 6 hours' drive of Lyon". */
export const drive = (plain: string, from: Origin, units: Units): LineReading | null =>
  BY_CAR.test(plain) && from.at !== 'family'
    ? hoursFrom(plain, hoursLimit(plain, units) ?? daysAtWheel(plain), ' by car', from)
    : null;

/** "More than 2 hours from Leeds", of a move within one country. */
export const hoursByLand = (plain: string, from: Origin, units: Units): LineReading | null =>
  hoursFrom(plain, NOT_BY_LAND.test(plain) ? null : hoursLimit(plain, units), '', from);
