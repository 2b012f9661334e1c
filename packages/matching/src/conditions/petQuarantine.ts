import type { DealBreaker } from '../model.ts';

export const PET_QUARANTINE = 'pet-quarantine';

const QUARANTINE = /\bquarantin\w*\b/;
export const DOG = /\b(dogs?|pupp(?:y|ies))\b/;
export const CAT = /\b(cats?|kittens?)\b/;
const ANY_PET = /\b(pets?|animals?)\b/;

/** A line that rules out a quarantine for animals, whatever its length: a number of days is left to people. */
export function quarantineIn(plain: string): Pick<DealBreaker, 'id' | 'label'> | null {
  const animals = [DOG.test(plain) && 'dog', CAT.test(plain) && 'cat'].filter((one) => one !== false);
  if (!QUARANTINE.test(plain) || /\d/.test(plain) || (animals.length === 0 && !ANY_PET.test(plain)))
    return null;
  return {
    id: PET_QUARANTINE,
    label: `no quarantine for your ${animals.length > 0 ? animals.join(' and ') : 'animals'}`,
  };
}
