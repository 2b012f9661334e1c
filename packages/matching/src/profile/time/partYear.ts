import type { Answers } from '@global-fit/questionnaire/model';
import type { PartOfYear, PartOfYearTold } from '../../model/household.ts';
import { KIN_WHO_VISIT } from './kinVisit.ts';
import { textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';
import { MONTH, monthNumber } from './toldMonths.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const HALF = 6;
const HALF_YEAR = String.raw`\bhalf (?:of )?(?:the|a|each|every) year\b|\bhalf(?: a| the)? year (?:here|there|in|at home)\b|\b(?:6|six) months (?:here|there|in|at home)\b[^.;]{0,30}?\band (?:the other )?(?:6|six)(?: months)? (?:here|there|in|at home)\b`;
const MONTHS_A_YEAR = String.raw`\b(${NUMBERS.join('|')}|[2-9]|10) months (?:a|each|every|per|of the|of each|of every|in the) year\b`;

/** A stay stated as a number of months a year, or as half a year. */
const COUNTED_A_YEAR = new RegExp(`${HALF_YEAR}|${MONTHS_A_YEAR}`, 'i');
const RANGE = new RegExp(String.raw`\b${MONTH} (?:to|until|till|through|and|[-–]) ${MONTH}\b`, 'i');

/** Words for a part of every year. */
export const PART_YEAR = new RegExp(
  String.raw`${COUNTED_A_YEAR.source}|\b(?:from|between) ${MONTH} (?:to|until|till|through|and) ${MONTH}\b`,
  'i',
);

/** Days of each month, February in a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const DAYS_OF_YEAR = 365;

/** A stay of so many months whose calendar months are not named. */
const ofMonths = (months: number): PartOfYear => ({
  months,
  days: Math.ceil((months * DAYS_OF_YEAR) / 12),
  season: null,
});

/** From the first day of one month to the last day of another, across the turn of the year if need be. */
export function between(first: number, last: number): PartOfYear {
  const months = ((last - first + 12) % 12) + 1;
  const season = Array.from({ length: months }, (_, i) => ((first - 1 + i) % 12) + 1);
  const days = season.reduce((sum, month) => sum + (DAYS[month - 1] ?? 0), 0);
  return { months, days, season };
}

const numberOf = (told: string): number =>
  Number(told) || NUMBERS.findIndex((word) => word === told.toLowerCase()) + 2;

/** The range of months that a text names; null where it names none. */
function rangeIn(text: string): PartOfYear | null {
  const [, from, to] = RANGE.exec(text) ?? [];
  return from && to ? between(monthNumber(from), monthNumber(to)) : null;
}

/**
 * The part of a year a sentence names, whoever spends it and wherever. Named months take precedence over a count:
 * "six months a year, from November to April".
 */
export function partNamedIn(sentence: string): PartOfYear | null {
  const named = rangeIn(sentence);
  const [found, count] = COUNTED_A_YEAR.exec(sentence) ?? [];
  if (!found) return named;
  const counted = ofMonths(count ? numberOf(count) : HALF);
  return named?.months === counted.months ? named : counted;
}

const STAY =
  /\b(?:go|going|stay(?:s|ing)?|live|living|spend(?:ing)?|be there|winter(?:ing)? (?:there|in)|come|coming|leav(?:e|ing)|mov(?:e|ing)|residen\w+|visit\w*)\b/i;
/** Words on months spent away, or on a term or season. */
const NOT_A_STAY =
  /\b(?:away|outside|absen\w+|school|lessons|terms?|classes|season|rain\w*|monsoon|hurricanes?|ski\w*)\b/i;

/** The yearly stay a question asks about; null where it asks about none. */
export function stayAskedIn(question: string): PartOfYear | null {
  const isStay = PART_YEAR.test(question) && STAY.test(question);
  return isStay && !NOT_A_STAY.test(question) && !KIN_WHO_VISIT.test(question) ? partNamedIn(question) : null;
}

/** The yearly stay the customer asks us about; null where they do not. */
export function stayAsked(answers: Answers): PartOfYearTold | null {
  const id = 'specific-questions';
  const [part] = sentencesOf(textOf(answers, id) ?? '').flatMap((sentence) => stayAskedIn(sentence) ?? []);
  return part ? { ...part, id } : null;
}

const COUNTED = new RegExp(
  String.raw`\b(${NUMBERS.join('|')}|\d{1,3})[- ](days?|weeks?|months?)\b|${HALF_YEAR}`,
  'i',
);
const DAYS_IN: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** The days of stay a question names: "90 days", "three weeks", "November to April"; null where it names none. */
export function daysAsked(text: string): number | null {
  const named = rangeIn(text);
  if (named) return named.days;
  const counted = COUNTED.exec(text);
  if (!counted) return null;
  const [, count, unit] = counted;
  if (!count || !unit) return ofMonths(HALF).days;
  const each = DAYS_IN[unit.toLowerCase().replace(/s$/, '')];
  return each === undefined ? ofMonths(numberOf(count)).days : numberOf(count) * each;
}
