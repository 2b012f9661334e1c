import { anyOf } from '../../anyOf.ts';
import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { COUNT, countIn } from '../text/countWords.ts';
import { REMARKS_AND_QUESTIONS } from '../text/freeTexts.ts';
import { monthsAhead } from './moveMonths.ts';
import { listOf, numberOf, textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';
import { MONTH } from './toldMonths.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ORDINAL = String.raw`(?:${ORDINALS.join('|')}|[1-9](?:st|nd|rd|th))`;
const CHILD = '(?:bab(?:y|ies)|twins|child|son|daughter|little one)';
/** A future time within the next few words. */
const SOON = String.raw`[^.;?!]{0,20}?\b(?:${MONTH}|spring|summer|autumn|fall|winter|(?:this|next|coming) year|20\d\d|${COUNT} (?:weeks?|months?))\b`;

/** Words about a pregnancy, for customers who ticked it. */
const EXPECTING = new RegExp(
  [
    String.raw`\bpregnant\b|\bexpecting\b|\bdue (?:date|in)\b|\btrimester\b|\bweeks along\b`,
    String.raw`\b(?:month|week)(?: \w+)? of (?:\w+ )?pregnancy\b`,
    String.raw`(?:^|\b(?:in|now|already|at|currently) )month ${COUNT}\b|\b${ORDINAL} month\b`,
    String.raw`\bexpects? (?:twins\b|(?:an?|our|my|her|the|another)(?: \w+)? ${CHILD}\b(?! to\b))`,
    String.raw`\bwill be born\b|\bdue\b${SOON}|(?:^|[,:;] ?|\b(?:the|expected|planned) )birth\b${SOON}`,
    String.raw`\bbab(?:y|ies) (?:is |are )?(?:due|coming|comes?|arrives?|expected|on (?:the|its|their) way)\b`,
    String.raw`\b(?:when|once|as soon as|until) (?:the|our) (?:baby|child|twins) (?:is|are|comes?|arrives?)\b`,
  ].join('|'),
  'i',
);
/** A child that is only hoped for or planned. */
export const PLANNING = anyOf([
  /\bIVF\b|\bIUI\b|\bfertility\b|\bdonor\b|\bplan(?:ning)? (?:a|to have|for) (?:baby|child|pregnan|family)/i,
  /\bplanning (?:a )?pregnan|\btrying (?:for|to conceive)|\bwant (?:a|to have a|another) (?:child|baby)/i,
  /\bwould carry\b/i,
]);
/** How a present pregnancy began; such words are no plan any more. */
const BEGAN = anyOf([
  /\bconceived\b|\b(?:pregnant|expecting|carr(?:y|ies|ying)|due in)\b[^.;!?]{0,60}\b(?:IVF|IUI|donor|fertility)\b/i,
  /\b(?:IVF|IUI|donor)\b[^.;!?]{0,40}\b(?:worked|succeeded|successful|(?:is|am|are) (?:now )?pregnant)\b/i,
]);
const WISHED =
  /\b(?:plan\w*|wants?|hop(?:e|es|ing)|try(?:ing)?|tries|wish\w*|would|could|if|before|again)\b/i;

const isPlanned = (text: string): boolean =>
  sentencesOf(text).some((one) => PLANNING.test(one) && !(BEGAN.test(one) && !WISHED.test(one)));

/** Unambiguous words about a pregnancy, for customers who did not tick it. */
const SURELY = new RegExp(
  [
    String.raw`\b(?:am|is|are|I[’']m|[’']s|\d|months|weeks) pregnant\b`,
    String.raw`\bexpecting (?:twins|(?:a|our|my|another)(?: \w+)? (?:baby|child|son|daughter))\b`,
    String.raw`\b(?:baby|child|twins) (?:is |are )?due\b|\b(?:month|week)(?: \w+)? of (?:\w+ )?pregnancy\b`,
    String.raw`\b${CHILD} will be born\b${SOON}|\b(?:${CHILD}|another one) (?:is |are )?on (?:the|its|their) way\b`,
    String.raw`\b(?:baby|twins) (?:comes?|arrives?|(?:is|are) (?:coming|expected)|will (?:come|arrive))\b${SOON}`,
  ].join('|'),
  'i',
);
const NOT_SURE = /\b(?:not|if|when|was|were|been|before|become|get|getting) (?:\w+ ){0,3}pregnant\b/i;

/** A birth or loss in the past. */
const PAST = /\b(?:was|were|had|gave|ago|lost|miscarr\w+|stillb\w+)\b/i;
/** Words that show a remark is about a child at all. */
const OF_A_CHILD = /\b(?:pregnan\w*|bab(?:y|ies)|births?|born|twins|child)\b/i;

/** Texts near the options ticked: about the household, and about whoever moves along. */
function closeBy(answers: Answers): readonly string[] {
  const family = textOf(answers, 'relocating-family-members') === 'yes';
  const members = family ? familyMemberCount(numberOf(answers, 'number-of-family-members')) : 0;
  const needs = Array.from({ length: members }, (_, i) => memberQuestionId(i + 1, 'special-needs'));
  return ['medical-conditions-details', 'unique-family-situation', ...needs];
}

/** How many children are expected, by the words. */
const AT_ONCE: readonly (readonly [words: RegExp, count: number])[] = [
  [/\btriplets\b/i, 3],
  [/\btwins?\b(?! (?:beds?|rooms?|cit(?:y|ies)|towns?|sisters?|brothers?))/i, 2],
];

/** Length of a pregnancy in months, in weeks, and the weeks of a month. */
export const TERM = 9;
const TERM_WEEKS = 40;
export const WEEKS_A_MONTH = 4.35;

const numberIn = (word: string): number => countIn(word) || ORDINALS.indexOf(word.toLowerCase()) + 1;

/** Patterns that find a number, and the months left of the pregnancy that it means. */
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

/** Months to the birth as the words tell; the full term where they tell none, which is the longest possible. */
function monthsLeft(text: string): number {
  const found = LEFT.flatMap(([said, months]) => {
    const [, word] = said.exec(text) ?? [];
    return word ? [months(numberIn(word))] : [];
  }).filter((months) => months >= 0 && months <= TERM);
  return found[0] === undefined ? TERM : Math.ceil(found[0]);
}

/** An expected child. */
export interface ExpectedChild {
  /** Months to the birth, at most. */
  readonly months: number;
  /** How many children are expected. */
  readonly count: number;
  /** Ids of the answers that tell of it. */
  readonly ids: readonly string[];
}

/** Whether pregnancy, or planning one, was ticked. */
const ticksPregnancy = (answers: Answers): boolean =>
  listOf(answers, 'medical-conditions').includes('pregnancy');

/** The words of an answer that tell of an expected child; null where it tells of none. */
function tellsOfChild(answers: Answers, id: string): string | null {
  const ticked = ticksPregnancy(answers);
  const text = textOf(answers, id) ?? '';
  if (closeBy(answers).includes(id)) {
    const now = sentencesOf(text).filter((one) => !PAST.test(one));
    return SURELY.test(text) || (ticked && now.some((one) => EXPECTING.test(one))) ? text : null;
  }
  const told = sentencesOf(text).filter(
    (one) =>
      SURELY.test(one) ||
      (ticked && !/\?/.test(one) && !PAST.test(one) && OF_A_CHILD.test(one) && EXPECTING.test(one)),
  );
  return told.length > 0 ? told.join('\n') : null;
}

const placesTold = (answers: Answers): readonly string[] => [...closeBy(answers), ...REMARKS_AND_QUESTIONS];

/** Ids of the free-text answers that tell of an expected child, whatever else they contain. */
export function tellingOfChild(answers: Answers): readonly string[] {
  return placesTold(answers).filter((id) => tellsOfChild(answers, id) !== null);
}

/** The expected child; null where there is none, or one is only hoped for. */
function childUnderWay(answers: Answers): ExpectedChild | null {
  const texts = placesTold(answers).map((id) => textOf(answers, id) ?? '');
  if (texts.some((text) => isPlanned(text) || NOT_SURE.test(text))) return null;
  const ids = tellingOfChild(answers);
  if (ids.length === 0) return null;
  const told = ids.map((id) => tellsOfChild(answers, id)).join('\n');
  return {
    months: monthsLeft(told),
    count: AT_ONCE.find(([words]) => words.test(told))?.[1] ?? 1,
    ids: ticksPregnancy(answers) ? ['medical-conditions', ...ids] : ids,
  };
}

const MOVE = String.raw`\b(?:mov(?:e|ing)|leav(?:e|ing)|go|going|relocat(?:e|ing)|emigrat(?:e|ing)|come)\b`;
const THE_CHILD = '(?:the|our) (?:baby|child|twins|little one)';
const BORN = String.raw`(?:after|once|when|as soon as) ${THE_CHILD} (?:is|are|has been) (?:born|here|there)\b|after (?:the|his|her|its) birth\b`;
/** "We move after the birth", "once the baby is born we leave". */
const AFTER = new RegExp(
  String.raw`${MOVE}[^.;?!]{0,40}\b(?:${BORN})|\b(?:${BORN})[^.;?!]{0,20}${MOVE}`,
  'i',
);
/** "when the baby is about three months old", said of the move. */
const AT_AGE = new RegExp(
  String.raw`${MOVE}[^.;?!]{0,60}\b(?:when|once) ${THE_CHILD} (?:is|are|will be|turns) (?:at least |about |around |some )?${COUNT} months(?: old)?\b`,
  'i',
);

/** The child's age at the move in months, where the move is said to follow the birth; else null. */
export function ageAtMoveTold(answers: Answers): number | null {
  const text = placesTold(answers)
    .map((id) => textOf(answers, id) ?? '')
    .join('\n');
  const [, age] = AT_AGE.exec(text) ?? [];
  if (age) return countIn(age);
  return AFTER.test(text) ? 0 : null;
}

/**
 * The child that will be born before the move. Null where none is expected, the date of the move is unknown, or the
 * words put the move first. A birth given as a calendar month is not read: nothing in this package knows today's
 * date.
 */
export function newborn(answers: Answers): (ExpectedChild & { readonly ageThen: number }) | null {
  const child = childUnderWay(answers);
  const ahead = monthsAhead(answers);
  const after = child && ahead > 0 ? ageAtMoveTold(answers) : null;
  if (!child || (ahead < child.months && after === null)) return null;
  const age = after !== null && after > 0 ? after : Math.max(0, ahead - child.months);
  return { ...child, ids: [...child.ids, 'relocation-timeline'], ageThen: age / 12 };
}
