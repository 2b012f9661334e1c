import { anyOf } from '@global-fit/matching/anyOf';
import { REMARKS } from '@global-fit/matching/profile/text/freeTexts';
import type { Profile } from '../profile.ts';
import { blindIds } from '../health/sight.ts';

const NO_DRIVER = anyOf([
  /\b(?:having|needing|needs?|have|has) to (?:drive|own a car|have a car)\b/i,
  /\b(?:do not|don['’]?t|cannot|can['’]?t|no longer|never|will not|won['’]?t|stopped|gave up) (?:\w+ ){0,3}driv(?:e|ing)\b/i,
  /\bcar[- ]dependen\w+/i,
]);

/** A wish for no car in the household, or a dislike of driving, licence or not. */
const NO_CAR = anyOf([
  /\b(?:having|needing|needs?|have|has) to (?:own|have|buy) (?:a |any )?car\b/i,
  /\b(?:do not|don['’]?t|no longer|never|will not|won['’]?t) (?:\w+ ){0,2}(?:want|wish for|own|keep|buy) (?:a|any|another) car\b/i,
]);
const NO_WISH =
  /\b(?:dislikes?|hates?|afraid of|tired of) driving\b|\b(?:do not|don['’]?t|no longer|never|will not|won['’]?t) (?:want|wish|like|intend|mean)(?: \w+)? (?:drive|driving)\b/i;

/** Whether a text says that somebody does not want to drive, so that questions about a licence do not arise. */
export const refusesDriving = (text: string): boolean => NO_CAR.test(text) || NO_WISH.test(text);

/** A line that rules out places where a car is necessary. */
const CAR_NEEDED = anyOf([
  /\b(?:needs?|needing|needed|necessary|dependent on|depend on|impossible without|without a) (?:to have |to own |for )?(?:a |the )?cars?\b/i,
  /\bcars? (?:is|are|being) (?:needed|necessary|a must)\b/i,
  /\bdriving (?:every(?:where| ?day)|to everything|all the time)\b|\b(?:have|having|needs?|needing) to drive\b/i,
  /\bcars?[- ](?:dependen\w+|reliant|centric)\b/i,
]);

/** Questions and family texts are left out: a car in them usually belongs to somebody else. */
const CAR_TOLD_IN = ['deal-breakers', 'relocation-inspiration', 'ideal-life-vision', ...REMARKS] as const;

/** Whether nobody who moves can drive: a customer who is blind, alone or only with children. */
export const nobodyDrives = (profile: Profile): boolean =>
  profile.movers.members.every(({ relationship }) => relationship === 'child') && blindIds(profile) !== null;

/**
 * Whether the household will not drive: it wants no car or no place that needs one, or a person alone will not or
 * cannot drive. With a partner, the other may.
 */
export const willNotDrive = (profile: Profile): boolean =>
  nobodyDrives(profile) ||
  CAR_TOLD_IN.some((id) => {
    const text = profile.read.text(id) ?? '';
    if (id === 'deal-breakers' && CAR_NEEDED.test(text)) return true;
    return NO_CAR.test(text) || (profile.movers.people === 1 && (NO_DRIVER.test(text) || NO_WISH.test(text)));
  });
