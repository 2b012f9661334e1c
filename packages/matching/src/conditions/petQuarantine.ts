import type { DealBreaker } from '../model.ts';
import { type OwnLimit, passes } from './ownLimit.ts';
import { inDigits } from './ownTime.ts';

export const PET_QUARANTINE = 'pet-quarantine';

const QUARANTINE = /\bquarantin\w*\b/;
export const DOG = /\b(dogs?|pupp(?:y|ies))\b/;
export const CAT = /\b(cats?|kittens?)\b/;
const ANY_PET = /\b(pets?|animals?)\b/;

const LASTING = /(?<![\w.,/])(\d{1,3})\s*-?\s*(day|week|month)s?\b/;
const DAYS = { day: 1, week: 7, month: 30 } as const;

/** "More than 30 days", "no longer than two weeks": the days that a quarantine may last at most. */
function daysIn(plain: string): OwnLimit | null {
  const [, digits, unit] = LASTING.exec(inDigits(plain)) ?? [];
  if (!digits || !unit || !passes(plain)) return null;
  const count = Number(digits);
  return {
    value: count * DAYS[unit as keyof typeof DAYS],
    said: `${count} ${unit}${count === 1 ? '' : 's'}`,
  };
}

/** A line that rules out a quarantine for animals, or one that lasts longer than it names. */
export function quarantineIn(plain: string): Pick<DealBreaker, 'id' | 'label' | 'limit'> | null {
  const animals = [DOG.test(plain) && 'dog', CAT.test(plain) && 'cat'].filter((one) => one !== false);
  if (!QUARANTINE.test(plain) || (animals.length === 0 && !ANY_PET.test(plain))) return null;
  const most = daysIn(plain);
  // Another number is left to people.
  if (!most && /\d/.test(plain)) return null;
  const whose = `for your ${animals.length > 0 ? animals.join(' and ') : 'animals'}`;
  return {
    id: PET_QUARANTINE,
    label: `no quarantine ${most ? `of more than ${most.said} ` : ''}${whose}`,
    ...(most ? { limit: most.value } : {}),
  };
}
