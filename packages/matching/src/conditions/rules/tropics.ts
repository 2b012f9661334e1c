import { atMost, type DealBreakerRule, inTowns } from '../dealBreakerRule.ts';

const TROPICS =
  '(?:tropical (?:climates?|weather|heat|humidity|temperatures?|countr(?:y|ies)|places?|zones?|regions?)|tropics)';
/**
 * The climate whose every month has a mean of 18 degrees or more; "tropical" by itself may be what is dreamt of, and
 * storms and fevers of the tropics are other things.
 */
const TROPICAL = new RegExp(
  `^(?:no|not|never|avoid|nowhere)(?: (?:any|anywhere|in|an?|the|countr(?:y|ies)|places?|with|too|hot|and|humid))* ${TROPICS}[.!]*$|^tropical (?:heat|humidity)[.!]*$|^(?:no|not|never|avoid|too|nothing|nowhere)(?: (?:too|very|so|an?|the|in))* tropical[.!]*$|\\b(?:hates?|dislikes?|(?:can't|cannot|can not) (?:stand|handle|bear|take|do|tolerate)|(?:do|would|does) not (?:want|like|tolerate)) (?:(?:an?|the|any|this) )?${TROPICS}`,
);

/** A climate without a cool month, in the towns where it is known. */
export const TROPICS_RULES: readonly DealBreakerRule[] = [
  {
    id: 'tropical',
    label: 'no tropical climate, where no month is cool',
    words: TROPICAL,
    read: inTowns('winter means'),
    ...atMost(18, 20),
  },
];
