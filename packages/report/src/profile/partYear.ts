import { sentencesOf } from '@global-fit/matching/profile/sentences';
import { MONTH, monthNumber } from '@global-fit/matching/profile/toldMonths';
import { TOLD_IN } from './freeText.ts';
import { KIN_WHO_VISIT } from './kinVisit.ts';
import type { Profile } from './profile.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A part of every year, by which somebody says how long they would stay. */
export const PART_YEAR = new RegExp(
  [
    String.raw`\bhalf (?:of )?(?:the|a|each|every) year\b`,
    String.raw`\b(${NUMBERS.join('|')}|[2-9]|10) months (?:a|each|every|per|of the|of each|of every|in the) year\b`,
    String.raw`\b(?:from|between) ${MONTH} (?:to|until|till|through|and) ${MONTH}\b`,
  ].join('|'),
  'i',
);
const STAY =
  /\b(?:go|going|stay(?:s|ing)?|live|living|spend(?:ing)?|be there|winter(?:ing)? (?:there|in)|come|coming|leav(?:e|ing)|mov(?:e|ing)|residen\w+|visit\w*)\b/i;
/** Months away from a place, or those of a school or a season. */
const NOT_A_STAY =
  /\b(?:away|outside|absen\w+|school|lessons|terms?|classes|season|rain\w*|monsoon|hurricanes?|ski\w*)\b/i;
const HALF = 6;

/** How many months of a year a sentence would have somebody stay; null where it tells of no such stay. */
export function partYearIn(sentence: string): number | null {
  const found = PART_YEAR.exec(sentence);
  if (!found || !STAY.test(sentence) || NOT_A_STAY.test(sentence) || KIN_WHO_VISIT.test(sentence))
    return null;
  const [, count, first, last] = found;
  if (count) return Number(count) || NUMBERS.findIndex((word) => word === count.toLowerCase()) + 2;
  if (!first || !last) return HALF;
  return ((monthNumber(last) - monthNumber(first) + 12) % 12) + 1;
}

/** The months of each year that somebody told us they would stay, and the answer that tells it; null without one. */
export function partYear({
  read,
}: Pick<Profile, 'read'>): { readonly months: number; readonly id: string } | null {
  for (const id of TOLD_IN)
    for (const sentence of sentencesOf(read.text(id) ?? '')) {
      const months = partYearIn(sentence);
      if (months !== null) return { months, id };
    }
  return null;
}
