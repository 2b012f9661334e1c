import { anyOf } from '@global-fit/matching/anyOf';
import { isOtherWord } from '@global-fit/matching/profile/people/companionsNamed';
import type { Profile } from '../../../profile/profile.ts';

const INTRODUCED = /\p{Lu}(?<=^\W*\p{Lu})\p{Ll}{2,}(?=,| \()/u;
/** What a remark on an animal begins with as often as with its name. */
const NO_NAME = anyOf([
  /^(?:large|small|medium|big|tiny|old|young|senior|black|white|brown|grey|gray|ginger|indoor|outdoor|male|female)$/i,
  /^(?:neutered|spayed|castrated|vaccinated|microchipped|chipped|healthy|friendly|quiet|very|one|two|three|both|our|the)$/i,
  /^(?:mixed|mongrel|cats?|dogs?|puppy|kitten|rescue)$/i,
]);

/** The name that the remark on an animal begins with, "Mora, 14 kg" or "Chai (indoor)"; null where it begins otherwise. */
export function animalName({ read }: Pick<Profile, 'read'>): string | null {
  const [name] = INTRODUCED.exec(read.text('pets-additional-info') ?? '') ?? [];
  return name === undefined || NO_NAME.test(name) || isOtherWord(name) ? null : name;
}
