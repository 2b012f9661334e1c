import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { MONTH, monthNumber } from '@global-fit/matching/profile/time/toldMonths';
import type { Month } from '../../months.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import type { Profile } from '../profile.ts';

/** When somebody means to move, as they wrote it; it is a wish, and no last month. */
export interface WishedMove {
  /** "July 2027", "summer 2027", "March": in the words of the customer. */
  readonly words: string;
  /** Months of a year, 1 for January. */
  readonly months: readonly number[];
  /** Null where none was told: the first such month that the time to the move allows. */
  readonly year: number | null;
  /** Told as the month in which studies begin. */
  readonly studies?: boolean;
  /** The answer that tells it. */
  readonly id: string;
}

/** The seasons of the north. */
const SEASONS: Readonly<Record<string, readonly number[]>> = {
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
 * "We move in July", "we want to leave next summer": nothing stands between, since no year says that it is the move.
 */
const WITHOUT_YEAR = new RegExp(
  String.raw`${WHO}[^.;?!]{0,30}\b(?:leave|move|relocate|emigrate)\b(?: (?:there|abroad|away|out))? (?:${WITHIN}${MONTH}\b|(?:in )?(?:next|this|the coming) ${SEASON}\b)`,
  'i',
);
/** "I go in March, she follows in September": that others come later says that it is the move. */
const FIRST_OF_TWO = new RegExp(
  String.raw`\bI\b[^.;?!,]{0,30}\b(?:go|leave|move|start)\b(?: (?:first|ahead|alone|there))* in ${MONTH}()(?:,? (20\d\d))?\b(?=[^.;?!]*\b(?:follow\w*|joins?|comes?)\b)`,
  'i',
);
/** "I want to start my master in October 2027": whoever studies abroad moves with the term. */
const STARTS = new RegExp(
  String.raw`${WHO}[^.;?!]{0,40}\b(?:start|begin|enrol|commence)\b[^.;?!]{0,50}?\b${WITHIN}(?:${MONTH}|${SEASON})${YEAR}`,
  'i',
);
const STUDIES =
  /\b(?:semester|term|stud(?:y|ies|ying)|masters?|bachelors?|degree|universit\w+|programme|course|ph\.?d|academic year|intake)\b/i;

/** A journey to look, a wish against it, another's move, or a stay of some months. */
const NO_MOVE =
  /\?|\b(?:not|never|no|n['’]t|visit\w*|holidays?|vacations?|trips?|look(?:ing)? at|see|explor\w*|scout\w*|back|home|each|every|until|till|after|before|if)\b/i;
/** What a move waits for takes nothing from its month: "after the birth, in summer 2027". */
const AFTER_BIRTH = /\b(?:after|before) (?:the|his|her|its) birth\b,?/gi;

/** The month in which studies begin, and the one before it: who begins in January moves in January, to keep the year. */
const beforeStudies = (month: number): readonly number[] => (month > 1 ? [month - 1, month] : [month]);

/** The month of a move that a sentence tells; null where it tells none. */
function wishedIn(sentence: string): Omit<WishedMove, 'id'> | null {
  const said = sentence.replace(AFTER_BIRTH, '');
  if (NO_MOVE.test(said)) return null;
  const move = WITH_YEAR.exec(said) ?? WITHOUT_YEAR.exec(said) ?? FIRST_OF_TWO.exec(said);
  const studies = move === null && STUDIES.test(said) ? STARTS.exec(said) : null;
  const [, month, season, year] = move ?? studies ?? [];
  if (!month && !season) return null;
  const name = season
    ? season.toLowerCase()
    : `${month?.charAt(0).toUpperCase()}${month?.slice(1).toLowerCase()}`;
  return {
    words: year ? `${name} ${year}` : name,
    months: season ? (SEASONS[name] ?? []) : studies ? beforeStudies(monthNumber(name)) : [monthNumber(name)],
    year: year ? Number(year) : null,
    studies: studies !== null,
  };
}

/** When a text tells that its writer means to move; null where it does not. Seasons are those of home. */
export function moveWishedIn(text: string, home: Profile['home']): Omit<WishedMove, 'id'> | null {
  const [found] = sentencesOf(text).flatMap((sentence) => wishedIn(sentence) ?? []);
  const turned = (home?.point[1] ?? 0) < 0 && found && found.months.length > 2;
  return turned ? { ...found, months: found.months.map((month) => ((month + 5) % 12) + 1) } : (found ?? null);
}

/** When somebody told us, wherever there is room, that they mean to move; null where nobody did. */
export function wishedMove({ read, home }: Pick<Profile, 'read' | 'home'>): WishedMove | null {
  for (const id of TOLD_OF_THEMSELVES) {
    const found = moveWishedIn(read.text(id) ?? '', home);
    if (found) return { ...found, id };
  }
  return null;
}

/** Whether a month is one in which somebody means to move. */
export function isWished({ months, year }: Omit<WishedMove, 'id'>, month: Month): boolean {
  const [at = 0, number = 0] = month.split('-').map(Number);
  return months.includes(number) && (year === null || year === at);
}
