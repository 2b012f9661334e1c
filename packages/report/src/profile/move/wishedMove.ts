import { ageAtMoveTold } from '@global-fit/matching/profile/time/expectedChild';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { MONTH, monthNumber } from '@global-fit/matching/profile/time/toldMonths';
import { addMonths, type Month } from '../../months.ts';
import { monthName, numberWord } from '../../prose/english.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import { birthMonth } from '../people/birthMonth.ts';
import type { Profile } from '../profile.ts';
import { aheadIn } from './aheadTold.ts';

/** When the customer would like to move, in their words; a wish, not a deadline. */
export interface WishedMove {
  /** In the customer's words: "July 2027", "summer 2027", "March". */
  readonly words: string;
  /** Calendar months, 1 for January. */
  readonly months: readonly number[];
  /** Null where none was stated; then the first such month that the time to the move allows. */
  readonly year: number | null;
  /** Whether it is the month in which studies begin. */
  readonly studies?: boolean;
  /**
   * The months meant, the nearest first, where the time was counted from now or from a birth. Then nothing else counts.
   */
  readonly near?: readonly Month[];
  /** Id of the answer that tells it. */
  readonly id: string;
}

/** Seasons of the northern hemisphere. */
export const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
};
const SEASON = `(${Object.keys(SEASONS).join('|')})`;
const WHO = String.raw`\b(?:I|we|(?:the|our|my) family)\b`;
const MOVES = String.raw`(?:${WHO}[^.;?!]{0,40}\b(?:leave|move|relocate|emigrate|go|be there|arrive)\b|\b(?:the|our|my) (?:move|relocation|departure)\b)`;
const WITHIN = String.raw`(?:in|at|for|around|about|during)(?: the)?(?: (?:early|late|mid|beginning of|middle of|end of|course of))*[ -]`;
const YEAR = String.raw`(?:,? (?:of )?(20\d\d))`;
/** "We want to move in July 2027", "our move is planned for the end of summer 2027". */
const WITH_YEAR = new RegExp(String.raw`${MOVES}[^.;?!]{0,50}?\b${WITHIN}(?:${MONTH}|${SEASON})${YEAR}`, 'i');
/**
 * "We move in July", "we want to leave next summer". Without a year, the words must be adjacent to count as the move.
 */
const WITHOUT_YEAR = new RegExp(
  String.raw`${WHO}[^.;?!]{0,30}\b(?:leave|move|relocate|emigrate)\b(?: (?:there|abroad|away|out))? (?:${WITHIN}${MONTH}\b|(?:in )?(?:next|this|the coming) ${SEASON}\b)`,
  'i',
);
/** "I go in March, she follows in September": a later follower shows that it is the move. */
const FIRST_OF_TWO = new RegExp(
  String.raw`\bI\b[^.;?!,]{0,30}\b(?:go|leave|move|start)\b(?: (?:first|ahead|alone|there))* in ${MONTH}()(?:,? (20\d\d))?\b(?=[^.;?!]*\b(?:follow\w*|joins?|comes?)\b)`,
  'i',
);
/** "I want to start my master in October 2027": students move with the term. */
const STARTS = new RegExp(
  String.raw`${WHO}[^.;?!]{0,40}\b(?:start|begin|enrol|commence)\b[^.;?!]{0,50}?\b${WITHIN}(?:${MONTH}|${SEASON})${YEAR}`,
  'i',
);
const STUDIES =
  /\b(?:semester|term|stud(?:y|ies|ying)|masters?|bachelors?|degree|universit\w+|programme|course|ph\.?d|academic year|intake)\b/i;

/** An exploratory journey, a negation, somebody else's move, or a temporary stay. */
const NO_MOVE =
  /\?|\b(?:not|never|no|n['’]t|visit\w*|holidays?|vacations?|trips?|look(?:ing)? at|see|explor\w*|scout\w*|back|home|each|every|until|till|after|before|if)\b/i;
/** Removed, because an event the move waits for does not change its month: "after the birth, in summer 2027". */
const AFTER_BIRTH = /\b(?:after|before) (?:the|his|her|its) birth\b,?/gi;

/** The month studies begin, and the one before; for January only January, to keep the year. */
const beforeStudies = (month: number): readonly number[] => (month > 1 ? [month - 1, month] : [month]);

/** The month of a move that a sentence tells; null where it tells none. */
function wishedIn(sentence: string): Omit<WishedMove, 'id'> | null {
  const said = sentence.replace(AFTER_BIRTH, '');
  if (NO_MOVE.test(said)) return null;
  const move = WITH_YEAR.exec(said) ?? WITHOUT_YEAR.exec(said) ?? FIRST_OF_TWO.exec(said);
  const studies = move === null && STUDIES.test(said) ? STARTS.exec(said) : null;
  const [, month, season, year] = move ?? studies ?? [];
  if (!month && !season) return null;
  const name = season ? season.toLowerCase() : monthName(monthNumber(month ?? ''));
  return {
    words: year ? `${name} ${year}` : name,
    months: season ? (SEASONS[name] ?? []) : studies ? beforeStudies(monthNumber(name)) : [monthNumber(name)],
    year: year ? Number(year) : null,
    studies: studies !== null,
  };
}

/** The month half a year later, 1 to 12: for seasons of the southern hemisphere. */
export const halfAYearOn = (month: number): number => ((month + 5) % 12) + 1;

/** The months around one that many months ahead, the nearest first. The further ahead, the less exact people are. */
function near(date: string, ahead: number): readonly Month[] {
  const loose = Math.round(ahead / LOOSE);
  return Array.from({ length: 2 * loose + 1 }, (_, i) => i - loose)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b) || b - a)
    .filter((off) => ahead + off > 0)
    .map((off) => addMonths(date, ahead + off));
}
const LOOSE = 8;

/** The move dated by a text from now: "we want to go in about eighteen months". */
function wishedFromNow(text: string, date: string): Omit<WishedMove, 'id'> | null {
  const [found] = sentencesOf(text).flatMap((sentence) => aheadIn(sentence) ?? []);
  return found
    ? { words: found.words, months: [], year: null, near: near(date, Math.round(found.months)) }
    : null;
}

/** When a text says its writer means to move; null where it does not. Seasons are those of home. */
export function moveWishedIn(
  text: string,
  home: Profile['home'],
  date: string,
): Omit<WishedMove, 'id'> | null {
  const [found] = sentencesOf(text).flatMap((sentence) => wishedIn(sentence) ?? []);
  if (!found) return wishedFromNow(text, date);
  const turned = (home?.point[1] ?? 0) < 0 && found.months.length > 2;
  return turned ? { ...found, months: found.months.map(halfAYearOn) } : found;
}

/** The move dated by the age of an unborn child: "when the baby is 8 months old". */
function wishedByAge(profile: Pick<Profile, 'read' | 'movers'>, date: string): WishedMove | null {
  const age = ageAtMoveTold(profile.read.all);
  const born = birthMonth(profile, date);
  const [id] = profile.movers.newborn?.ageIds.filter((one) => profile.read.text(one)) ?? [];
  if (age === null || age === 0 || born === null || id === undefined) return null;
  const move = addMonths(born, age);
  return {
    words: `the month in which the baby is ${numberWord(age)} ${age === 1 ? 'month' : 'months'} old`,
    months: [],
    year: null,
    near: [move, addMonths(move, 1), addMonths(move, -1)],
    id,
  };
}

/** When the customer means to move, by any free text; null where none tells. */
export function wishedMove(
  profile: Pick<Profile, 'read' | 'home' | 'movers'>,
  date: string,
): WishedMove | null {
  for (const id of TOLD_OF_THEMSELVES) {
    const found = moveWishedIn(profile.read.text(id) ?? '', profile.home, date);
    if (found) return { ...found, id };
  }
  return wishedByAge(profile, date);
}

/** Whether a month matches the wish. */
export function isWished({ months, year, near: told }: Omit<WishedMove, 'id'>, month: Month): boolean {
  if (told) return told.includes(month);
  const [at = 0, number = 0] = month.split('-').map(Number);
  return months.includes(number) && (year === null || year === at);
}
