import type { Answers } from '@global-fit/questionnaire/model';
import { COUNT, countIn } from './countWords.ts';
import { monthsAhead } from './moveMonths.ts';
import { listOf, textOf } from './read.ts';

/** A child under way, as somebody tells of it who ticked pregnancy. */
export const EXPECTING =
  /\bpregnant\b|\bexpecting\b|\bdue (?:date|in)\b|\btrimester\b|\bweeks along\b|\b(?:month|week) of (?:\w+ )?pregnancy\b/i;
/** A child that is hoped for, or whose way has not begun. */
export const PLANNING =
  /\bIVF\b|\bIUI\b|\bfertility\b|\bdonor\b|\bplan(?:ning)? (?:a|to have|for) (?:baby|child|pregnan|family)|\bplanning (?:a )?pregnan|\btrying (?:for|to conceive)|\bwant (?:a|to have a|another) (?:child|baby)|\bwould carry\b/i;
/** The same in words that mean nothing else, for whoever ticked nothing. */
const SURELY =
  /\b(?:am|is|are|I[’']m|[’']s|\d|months|weeks) pregnant\b|\bexpecting (?:twins|(?:a|our|my|another)(?: \w+)? (?:baby|child|son|daughter))\b|\b(?:baby|child|twins) (?:is |are )?due\b|\b(?:month|week) of (?:\w+ )?pregnancy\b/i;
const NOT_SURE = /\b(?:not|if|when|was|were|been|before|become|get|getting) (?:\w+ ){0,3}pregnant\b/i;

/** Where it is told: under the conditions that were ticked, and wherever there is room. */
const WITH_TICK = ['medical-conditions-details', 'unique-family-situation'] as const;
const ANYWHERE = [...WITH_TICK, 'additional-comments', 'missed-information', 'specific-questions'] as const;

const TERM = 9;
const TERM_WEEKS = 40;
const WEEKS_A_MONTH = 4.35;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

const numberIn = (word: string): number => countIn(word) || ORDINALS.indexOf(word.toLowerCase()) + 1;

/** How to read what is left of a pregnancy, in months, from the number that a pattern finds. */
const LEFT: readonly (readonly [said: RegExp, months: (n: number) => number])[] = [
  [new RegExp(String.raw`\bdue in (?:about |around )?${COUNT} months?\b`, 'i'), (n) => n],
  [new RegExp(String.raw`\bdue in (?:about |around )?${COUNT} weeks?\b`, 'i'), (n) => n / WEEKS_A_MONTH],
  [new RegExp(String.raw`\b(${ORDINALS.join('|')}|[1-9](?:st|nd|rd|th)) month\b`, 'i'), (n) => TERM - n],
  [new RegExp(String.raw`\bmonth ${COUNT}\b`, 'i'), (n) => TERM - n],
  [new RegExp(String.raw`\b${COUNT} months? (?:pregnant|along)\b`, 'i'), (n) => TERM - n],
  [
    new RegExp(String.raw`\b${COUNT} weeks? (?:pregnant|along)\b`, 'i'),
    (n) => (TERM_WEEKS - n) / WEEKS_A_MONTH,
  ],
  [new RegExp(String.raw`\b(?:in )?week ${COUNT}\b`, 'i'), (n) => (TERM_WEEKS - n) / WEEKS_A_MONTH],
];

/**
 * Months to a birth as the words tell them; the whole term where they do not, since no child under way takes longer.
 */
function monthsLeft(text: string): number {
  const found = LEFT.flatMap(([said, months]) => {
    const [, word] = said.exec(text) ?? [];
    return word ? [months(numberIn(word))] : [];
  }).filter((months) => months >= 0 && months <= TERM);
  return found[0] === undefined ? TERM : Math.ceil(found[0]);
}

/** A child under way. */
export interface ExpectedChild {
  /** Months to the birth, at most. */
  readonly months: number;
  /** The answers that tell of it. */
  readonly ids: readonly string[];
}

/** The child that somebody tells to be under way; null where none is, or only hoped for. */
function childUnderWay(answers: Answers): ExpectedChild | null {
  const ticked = listOf(answers, 'medical-conditions').includes('pregnancy');
  const told = ANYWHERE.map((id) => [id, textOf(answers, id) ?? ''] as const);
  if (told.some(([, text]) => PLANNING.test(text) || NOT_SURE.test(text))) return null;
  const tells = told.filter(
    ([id, text]) =>
      SURELY.test(text) || (ticked && WITH_TICK.some((one) => one === id) && EXPECTING.test(text)),
  );
  if (tells.length === 0) return null;
  const ids = tells.map(([id]) => id);
  return {
    months: monthsLeft(tells.map(([, text]) => text).join('\n')),
    ids: ticked ? ['medical-conditions', ...ids] : ids,
  };
}

/**
 * The child that will be born before the planned move, and moves along; null where none is under way, where no date is
 * told, or where the move comes first as far as the words tell.
 */
export function newborn(answers: Answers): (ExpectedChild & { readonly ageThen: number }) | null {
  const child = childUnderWay(answers);
  const ahead = monthsAhead(answers);
  return child && ahead >= child.months
    ? { ...child, ids: [...child.ids, 'relocation-timeline'], ageThen: (ahead - child.months) / 12 }
    : null;
}
