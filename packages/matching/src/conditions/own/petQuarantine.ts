import type { LineReading } from '../../model/dealBreaker.ts';
import { type OwnLimit, passes } from './ownLimit.ts';
import { inDigits } from './ownTime.ts';

/** The deal-breaker against a quarantine for animals. */
export const PET_QUARANTINE = 'pet-quarantine';

const QUARANTINE = /\bquarantin\w*\b/;
export const DOG = /\b(dogs?|pupp(?:y|ies))\b/;
export const CAT = /\b(cats?|kittens?)\b/;
const ANY_PET = /\b(pets?|animals?)\b/;

/** A quarantine of people, which no animal on the form makes one of animals. */
const OF_PEOPLE = /\b(?:lock-?downs?|covid|corona\w*|pandemics?|epidemics?|travell?ers?|me|us|people)\b/;

const LASTING = /(?<![\w.,/])(?:(\d{1,3})\s*-?|an?(?: (?:whole|full|single))?)\s*(day|week|month)s?\b/;
const DAYS = { day: 1, week: 7, month: 30 } as const;
/** Without a number nobody knows which is meant. */
const LONG = /\b(?:long|lengthy|endless|extended|prolonged|months?|weeks?) (?:\w+ )?quarantin/;

/** "More than 30 days", "over a month", "no longer than two weeks": the days that a quarantine may last at most. */
function daysIn(plain: string): OwnLimit | null {
  const [, digits = '1', unit] = LASTING.exec(inDigits(plain)) ?? [];
  if (!unit || !passes(plain)) return null;
  const count = Number(digits);
  return {
    value: count * DAYS[unit as keyof typeof DAYS],
    said: `${count} ${unit}${count === 1 ? '' : 's'}`,
  };
}

/**
 * A line that rules out a quarantine for animals, or one that lasts longer than it names. Where animals move along it
 * is about them, called by a name or not.
 */
export function quarantineIn(plain: string, pets: readonly string[] = []): LineReading | null {
  const animals = [DOG.test(plain) && 'dog', CAT.test(plain) && 'cat'].filter((one) => one !== false);
  const theirs = animals.length > 0 || ANY_PET.test(plain) || (pets.length > 0 && !OF_PEOPLE.test(plain));
  if (!QUARANTINE.test(plain) || !theirs) return null;
  const most = daysIn(plain);
  // Another number, and a length without one, are left to people.
  if (!most && (/\d/.test(plain) || LONG.test(plain))) return null;
  const whose = `for your ${animals.length > 0 ? animals.join(' and ') : 'animals'}`;
  return {
    id: PET_QUARANTINE,
    label: `no quarantine ${most ? `of more than ${most.said} ` : ''}${whose}`,
    ...(most ? { limit: most.value } : {}),
  };
}
