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

/** A stay in months, and the most days that it may come to. */
export interface PartOfYear {
  readonly months: number;
  readonly days: number;
}

/** Days of each month, February in a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const DAYS_OF_YEAR = 365;

/** A number of months of which none is named. */
const ofMonths = (months: number): PartOfYear => ({ months, days: Math.ceil((months * DAYS_OF_YEAR) / 12) });

/** From the first day of one month to the last of another, over the turn of a year too. */
function between(first: number, last: number): PartOfYear {
  const months = ((last - first + 12) % 12) + 1;
  const days = Array.from({ length: months }, (_, i) => DAYS[(first - 1 + i) % 12] ?? 0);
  return { months, days: days.reduce((sum: number, one) => sum + one, 0) };
}

const numberOf = (told: string): number =>
  Number(told) || NUMBERS.findIndex((word) => word === told.toLowerCase()) + 2;

/** The part of a year that a sentence would have somebody stay; null where it tells of no such stay. */
export function partYearIn(sentence: string): PartOfYear | null {
  const found = PART_YEAR.exec(sentence);
  if (!found || !STAY.test(sentence) || NOT_A_STAY.test(sentence) || KIN_WHO_VISIT.test(sentence))
    return null;
  const [, count, first, last] = found;
  // Months named by their names say more than a number of them beside: "six months a year, from November to April".
  const [, from, to] = first && last ? found : (RANGE.exec(sentence) ?? []);
  const named = first && last ? between(monthNumber(first), monthNumber(last)) : null;
  const beside = from && to ? between(monthNumber(from), monthNumber(to)) : null;
  const told = count ? ofMonths(numberOf(count)) : ofMonths(HALF);
  return named ?? (beside?.months === told.months ? beside : told);
}

const RANGE = new RegExp(String.raw`\b${MONTH} (?:to|until|till|through|and|[-–]) ${MONTH}\b`, 'i');
const COUNTED = new RegExp(
  String.raw`\b(${NUMBERS.join('|')}|\d{1,3})[- ](days?|weeks?|months?)\b|\bhalf (?:of )?(?:the|a|each|every) year\b`,
  'i',
);
const DAYS_IN: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** The days of a stay that a question names: "90 days", "three weeks", "November to April"; null where none is. */
export function daysAsked(text: string): number | null {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from && to) return between(monthNumber(from), monthNumber(to)).days;
  const counted = COUNTED.exec(text);
  if (!counted) return null;
  const [, count, unit] = counted;
  if (!count || !unit) return ofMonths(HALF).days;
  const each = DAYS_IN[unit.toLowerCase().replace(/s$/, '')];
  return each === undefined ? ofMonths(numberOf(count)).days : numberOf(count) * each;
}

/** The part of each year that somebody told us they would stay, and the answer that tells it; null without one. */
export function partYear({ read }: Pick<Profile, 'read'>): (PartOfYear & { readonly id: string }) | null {
  for (const id of TOLD_IN)
    for (const sentence of sentencesOf(read.text(id) ?? '')) {
      const part = partYearIn(sentence);
      if (part !== null) return { ...part, id };
    }
  return null;
}
