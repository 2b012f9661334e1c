import { anyOf } from '../../../anyOf.ts';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { LineReading, Origin } from '../../../model/dealBreaker.ts';
import { placesNamedIn } from '../../geography/namedPlaces.ts';
import { originIn, placeOf } from '../../geography/origin.ts';
import { asTimeDifference, clocksAroundIn } from '../../own/clockWords.ts';
import { clockMeant, fromClock, TIME_DIFFERENCE } from '../../own/clocks.ts';
import { drive, fromPlaceIn, hoursByLand, wantsFar } from '../../own/fromPlace.ts';
import { isHedged } from '../../own/hedged.ts';
import { HOUSEHOLD_RULES } from '../../own/householdRules.ts';
import { AVERSE, kilometres, type Units } from '../../own/ownLimit.ts';
import { plainly } from '../../own/ownTerms.ts';
import type { WhoWrites } from '../../own/whoWrites.ts';
import { zoneIn } from '../../own/zones.ts';

export const DIRECT = /\b(?:direct|non-?stop|no (?:stops?|stopovers?|changes?|transfers?|layovers?))\b/;
/** Hours that count what is spent between flights: no distance tells that. */
const WITH_STOPS =
  /\b(?:incl\w*\.?|counting|with|plus|and) (?:the |all |any )?(?:stops?|stopovers?|layovers?|changes?|transfers?|waiting|connections?)\b|\bdoor[- ]to[- ]door\b/;
export const directFlights = (from: Origin | undefined): string =>
  `direct flights ${from ? `to ${from.said}` : 'home'}`;

/**
 * Whether family is taken to live where they do themselves: nobody told where it lives, and this is the country that
 * they are citizens of.
 */
const hasFamilyAtHome = ({ familyIn, home, citizenships }: WhoWrites): boolean =>
  familyIn.length === 0 && home !== null && citizenships.includes(home);

/** "More than 5 hours of time difference to Central": a clock by the name of its zone. */
function fromZone(plain: string, units: Units, home: Iso3 | null): LineReading | null {
  const rule = HOUSEHOLD_RULES.find(({ id }) => id === TIME_DIFFERENCE);
  const limit = rule?.find(plain, units);
  const zone = limit && zoneIn(plain, home);
  return rule && zone
    ? {
        id: rule.id,
        label: rule.label(limit.said, zone.said),
        limit: limit.value,
        clock: fromClock(zone.clock),
        zone: zone.said,
      }
    : null;
}

/** Hours by land from a town of the country that the household moves within; null for any other place. */
function byLand(
  atlas: Atlas,
  plain: string,
  from: Origin | undefined,
  units: Units,
  who: WhoWrites,
): LineReading | null {
  if (!from || from.at === 'family') return null;
  const town = placeOf(atlas, from.at);
  return town && 'iso3' in town && town.iso3 === who.within ? hoursByLand(plain, from, units) : null;
}

/** "My mother-in-law must be more than 3 hours of flight away": how far off somebody, or a place, has to be. */
const MUST_BE_FAR =
  /\b(?:must|should|has to|have to|needs? to|ought to) (?:always )?(?:be|live|stay|lie|remain) (?:at least|more than|over|further than|farther than|beyond)\b/;

/** Whether a line wishes to be away from something, or far off: that is no limit on how far one may go. */
function wishesAway(plain: string, from: Origin | undefined): boolean {
  if (AVERSE.test(plain) || MUST_BE_FAR.test(plain)) return true;
  const far = wantsFar(plain);
  return kilometres(plain) !== null && (far === true || (from !== undefined && far === null));
}

/** What a line on hours of flight asks beside them. */
function besideHours(plain: string, from: Origin | undefined): Pick<LineReading, 'unread'> {
  if (DIRECT.test(plain)) return { unread: [directFlights(from)] };
  return WITH_STOPS.test(plain) ? { unread: ['the hours between flights'] } : {};
}

/** The limit of the first rule that finds one in a line; null where none does. */
function limitIn(
  atlas: Atlas,
  plain: string,
  from: Origin | undefined,
  units: Units,
  who: WhoWrites,
): LineReading | null {
  for (const rule of HOUSEHOLD_RULES) {
    const limit = rule.from && rule.find(plain, units, from);
    if (limit)
      return {
        id: rule.id,
        label: rule.label(limit.said, from?.said ?? 'home'),
        limit: limit.value,
        ...(from ? { from } : {}),
        ...(rule.id === 'flight' ? besideHours(plain, from) : {}),
        ...(rule.id === TIME_DIFFERENCE ? { clock: clockMeant(atlas, from, who) } : {}),
      };
  }
  return null;
}

/** "Within 1 hour of an airport": the way to something near the home, whatever flies from there. */
const TO_A_THING = anyOf([
  /\b(?:airports?|hospitals?|stations?|universit(?:y|ies)) (?:must be )?(?:within|in|max\w*|at most|less than|under) (?:an?|one|\d+) ?(?:hours?|hrs?|h|min\w*)\b/,
  /(?:\b|(?<=\d))(?:hours?|hrs?|h|min(?:ute)?s?|km|kms|miles?)(?: (?:drive|away|by car|by train))* (?:of|from|to) (?:an?|the|any|some|the nearest|nearest) (?:[\w-]+ )?(?:airports?|hospitals?|clinics?|(?:train )?stations?|universit(?:y|ies))\b/,
]);

const namesElsewhere = (atlas: Atlas, line: string, { home }: WhoWrites): boolean =>
  placesNamedIn(atlas, line).iso3.some((iso3) => iso3 !== home);

/** A distance or a clock, from home or from the place that the line names. */
export function distanceIn(atlas: Atlas, told: string, units: Units, who: WhoWrites): LineReading | null {
  if (isHedged(plainly(told)) || TO_A_THING.test(plainly(told))) return null;
  const around = clocksAroundIn(told, who.home);
  if (around) return around;
  const byZone = fromZone(plainly(told), units, who.home);
  if (byZone) return byZone;
  const asked = asTimeDifference(told);
  // "10 hours of flight time" names no place by its clock.
  const place = asked === told ? null : originIn(atlas, asked);
  const line = place === null || place === 'home' ? told : asked;
  const plain = plainly(line);
  const origin = originIn(atlas, line);
  // A place that is named for anything else may be where one measures from.
  if (origin === null || (origin === 'home' && namesElsewhere(atlas, told, who))) return null;
  const isHome = origin === 'home' || (origin.at === 'family' && hasFamilyAtHome(who));
  const from = isHome ? undefined : origin;
  const near =
    (from && (fromPlaceIn(plain, from) ?? drive(plain, from, units))) ??
    byLand(atlas, plain, from, units, who);
  if (near) return near;
  return wishesAway(plain, from) ? null : limitIn(atlas, plain, from, units, who);
}
