import type { Answers } from '@global-fit/questionnaire/model';
import { KIN_WHO_VISIT } from './kinVisit.ts';
import { textOf } from './read.ts';
import { sentencesOf } from './sentences.ts';
import { MONTH, monthNumber } from './toldMonths.ts';

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
  /** The months in their order, 1 for January; null where only their number was told. */
  readonly season: readonly number[] | null;
}

/** Days of each month, February in a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const DAYS_OF_YEAR = 365;

/** A number of months of which none is named. */
const ofMonths = (months: number): PartOfYear => ({
  months,
  days: Math.ceil((months * DAYS_OF_YEAR) / 12),
  season: null,
});

/** From the first day of one month to the last of another, over the turn of a year too. */
function between(first: number, last: number): PartOfYear {
  const months = ((last - first + 12) % 12) + 1;
  const season = Array.from({ length: months }, (_, i) => ((first - 1 + i) % 12) + 1);
  const days = season.reduce((sum, month) => sum + (DAYS[month - 1] ?? 0), 0);
  return { months, days, season };
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

/** Wherever somebody may tell it. */
const TOLD_IN = [
  'additional-comments',
  'missed-information',
  'unique-family-situation',
  'specific-questions',
  'deal-breakers',
] as const;

/** A part of each year that was told, and the answer that tells it. */
export interface PartOfYearTold extends PartOfYear {
  readonly id: string;
}

/** The part of each year that somebody told us they would stay, be it in a question; null without one. */
export function partYear(answers: Answers): PartOfYearTold | null {
  for (const id of TOLD_IN)
    for (const sentence of sentencesOf(textOf(answers, id) ?? '')) {
      const part = partYearIn(sentence);
      if (part !== null) return { ...part, id };
    }
  return null;
}

/** Wherever somebody may tell of the life that they mean to lead. */
const PLAN_IN = [
  'additional-comments',
  'missed-information',
  'unique-family-situation',
  'ideal-life-vision',
  'relocation-inspiration',
] as const;
/** Winters away, of which no month is named. */
const WINTERS =
  /\bsnow ?birds?\b|\b(?:each|every|only (?:in|for|during)(?: the)?|winters? only|just (?:in|for)(?: the)?|spend(?:ing)?(?: (?:the|my|our|all))*|(?:for|over|during) the(?: \w+)?) winters?(?: months)?\b(?! \w*(?:sport|game|activit|weather|festival|cloth|coat|day|night|evening))|\bwinters? only\b/i;
/** Words by which a part of a year is that of a stay: what somebody means to do. */
const MEANT =
  /\b(?:I|we|I['’]d|we['’]d|I['’]m|we['’]re|my|our)\b[^.;]*\b(?:go|going|stay\w*|live|living|spend\w*|be|winter(?:ing)? (?:there|in|abroad|by)|come|leave|leaving|move|moving|escape|snow ?birds?)\b|^\W*(?:only |just )?(?:\w+ ){0,4}(?:year|months?|winters?|[A-Z][a-z]+ (?:to|until|till|through|[-–]) [A-Z][a-z]+)(?: only| each year| every year| a year)?\W*$/i;
/** What has a season of its own, belongs to work, is past or present, or is refused. */
const NOT_MEANT =
  /\?|\b(?:school|lessons|terms?|classes|rainy|rains?|rainfall|monsoons?|hurricanes?|storms?|ski\w*|temperatures?|degrees|heat|cold|work\w*|jobs?|business|project|contract|clients|already|currently|used to|have been|ago|last (?:year|winter)|visits? (?:me|us)|course|studies|study|open|closed|season runs)\b/i;
const REFUSED =
  /\b(?:not|never|no longer|n['’]t)\b(?!(?: \w+){0,5} (?:(?:all|whole|entire|full) year|year[- ]round|for good|permanently))/i;
/** Beside an answer that means years on end only words count that say that somebody comes back every year. */
const ON_END = ['permanent', 'long-term'];
const COMES_BACK =
  /\bonly\b|\b(?:a|each|every|per|of the) (?:year|winter)\b|\bsnow ?birds?\b|\b(?:come|go|be|coming|going) (?:back|home)\b|\breturn(?:ing)?\b/i;
/** Whoever works for others there or studies there is bound there. */
const BOUND_THERE = ['local-job', 'company-transfer', 'start-business', 'study'];
/** The half of the year that holds the winter, in the north. */
const WINTER_HALF = [11, 4] as const;

/**
 * The part of a year of which a sentence says that its writer means to spend it there; null for every other sentence.
 */
function meantIn(sentence: string, south: boolean): PartOfYear | null {
  if (NOT_MEANT.test(sentence) || REFUSED.test(sentence) || KIN_WHO_VISIT.test(sentence)) return null;
  if (!MEANT.test(sentence)) return null;
  const [, from, to] = RANGE.exec(sentence) ?? [];
  if (from && to) return between(monthNumber(from), monthNumber(to));
  const [half, count] = PART_YEAR.exec(sentence) ?? [];
  if (half) return ofMonths(count ? numberOf(count) : HALF);
  if (!WINTERS.test(sentence)) return null;
  const [first, last] = WINTER_HALF;
  return south ? between(first - 6, last + 6) : between(first, last);
}

/**
 * The part of each year that the customer means to spend there and come back from, as far as they told us; null where
 * they told of none, or of a move. `south`: home lies south of the equator, where winter comes in the middle of the
 * year.
 */
export function stayPlanned(answers: Answers, south: boolean): PartOfYearTold | null {
  const onEnd = ON_END.includes(textOf(answers, 'relocation-duration') ?? '');
  if (BOUND_THERE.includes(textOf(answers, 'work-arrangement') ?? '')) return null;
  for (const id of PLAN_IN)
    for (const sentence of sentencesOf(textOf(answers, id) ?? '')) {
      const part = onEnd && !COMES_BACK.test(sentence) ? null : meantIn(sentence, south);
      if (part !== null) return { ...part, id };
    }
  return null;
}
