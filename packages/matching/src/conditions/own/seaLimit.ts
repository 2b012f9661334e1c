import { ABOVE, AT_MOST, AVERSE, BELOW, demands, type FindLimit, kilometres } from './ownLimit.ts';
import { hoursLimit } from './ownTime.ts';

/** Kilometres within which a town lies by the sea, and beyond which it does not; our distances are good to a few. */
export const BY_THE_SEA = { soft: 15, hard: 30 } as const;

/** Kilometres as the crow flies that an hour on the road covers. */
export const ROAD_KMH = 60;

/** "Less than 10 km to the coast": the way there, which nobody has who fears floods. */
const WAY_TO_SEA =
  /\b(?:km|kms|kilomet(?:er|re)s?|miles?) to (?:the |an? )?(?:sea|seaside|coast|ocean|beach)\b|\d(?:km|kms|mi) to (?:the |an? )?(?:sea|seaside|coast|ocean|beach)\b/;

/** Whether a line says how far the sea may be at most; "less than 10 km from the sea" alone may fear floods. */
const limits = (plain: string): boolean =>
  !AVERSE.test(plain) &&
  (AT_MOST.test(plain) ||
    (ABOVE.test(plain) && !demands(plain)) ||
    (BELOW.test(plain) && (demands(plain) || WAY_TO_SEA.test(plain))));

/** "Must be within 50 km of the sea", "more than 30 miles from the coast". */
export const seaDistanceLimit: FindLimit = (plain) => (limits(plain) ? kilometres(plain) : null);

/** "Sea more than one hour away", in kilometres; a walk is shorter than our distances are good. */
export const seaTimeLimit: FindLimit = (plain, units) => {
  // "Beach under 20 minutes by car": nobody is afraid of a short way.
  const isNear = BELOW.test(plain) && /\b(?:beach\w*|driv\w+|by car)\b/.test(plain) && !AVERSE.test(plain);
  if (!(limits(plain) || isNear) || kilometres(plain) || /\b(walk\w*|on foot|bik\w+|cycl\w+)\b/.test(plain))
    return null;
  const time = hoursLimit(plain, units);
  return time && { value: time.value * ROAD_KMH, said: time.said };
};
