import { ageIn } from '@global-fit/matching/profile/time/moveMonths';
import type { PlaceView } from '../../place/view.ts';
import { taughtAtHome } from '../../profile/when.ts';
import { capitalised, monthName } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { addMonths } from '../../months.ts';

/** Ages at the move of children who are bound to the school year. */
const [YOUNGEST, OLDEST] = [5, 18];
/** A child that arrives this many months before lessons begin is in time. */
const EARLY = 2;

/** Studies that start at any time, or each term. */
const ANY_TIME = ['language-course', 'doctorate', 'exchange'] as const;

/** Whether the customer's studies start with the academic year. */
export function studiesByYear({ profile }: PlaceView): boolean {
  return profile.stage === 'student' && !profile.read.has('study-level', ...ANY_TIME);
}

/** When lessons begin at a place. */
interface Beginning {
  /** 1 = January. */
  readonly month: number;
  /**
   * Whether it is the start of the school year; otherwise lessons resume after the long break, which may be within a
   * year.
   */
  readonly ofYear: boolean;
  /** Id of the record behind it. */
  readonly fact: string;
}

/** When the school year, or else lessons after the long break, begin; null where that is unknown or binds nobody. */
function schoolBegins(view: PlaceView, ahead: number): Beginning | null {
  const year = view.atlas.schoolYear(view.iso3);
  const pupils =
    !taughtAtHome(view.profile) &&
    view.profile.movers.children.some((child) => {
      const then = ageIn(child, ahead);
      return then === null || (then >= YOUNGEST && then <= OLDEST);
    });
  if (!year || !(pupils || studiesByYear(view))) return null;
  if (year.begins?.from.shown)
    return { month: year.begins.month, ofYear: true, fact: `school.begins:${view.iso3}` };
  return year.from.shown ? { month: year.longBreakReturn, ofYear: false, fact: `school:${view.iso3}` } : null;
}

/** Months from one calendar month (1 to 12) to the next occurrence of another. */
function until(from: number, to: number): number {
  return (to - from + 12) % 12;
}

/** Months from a move `ahead` months away to the next start of lessons; null where unknown. */
function monthsLeft(view: PlaceView, ahead: number): number | null {
  const begins = schoolBegins(view, ahead);
  return begins && until(Number(addMonths(view.date, ahead).slice(5, 7)), begins.month);
}

/** Months from the move to the first lesson, which may be within a school year. */
export function monthsToSchool(view: PlaceView, ahead: number | null): number {
  const left = ahead === null ? null : monthsLeft(view, ahead);
  return left !== null && left <= EARLY ? left : 1;
}

/** Whether a move `ahead` months away gets the children there in time for a school year. */
export function inTimeForSchool(view: PlaceView, ahead: number): boolean {
  const left = monthsLeft(view, ahead);
  return left !== null && left >= 1 && left <= EARLY;
}

/** "the school year begins in April", "lessons begin again after the long break in September". */
function beginsSaid({ month, ofYear }: Beginning): string {
  return `${ofYear ? 'the school year begins' : 'lessons begin again after the long break'} in ${monthName(month)}`;
}

/** When the school year there begins, for customers whose studies follow it; empty where unknown. */
export function studyYearSaid(view: PlaceView): Said {
  const begins = studiesByYear(view) ? schoolBegins(view, 0) : null;
  return begins === null
    ? words('')
    : because(
        given(
          say` By the last record ${beginsSaid(begins)}: take the day of enrolment from the programme, and arrive before it.`,
          begins.fact,
        ),
        'study-level',
      );
}

/** What the school year there means for the month of the move; empty where unknown. */
export function schoolYearSaid(view: PlaceView, ahead: number | null, who: string, plural: boolean): Said {
  const begins = schoolBegins(view, ahead ?? 0);
  if (begins === null) return words('');
  const when = beginsSaid(begins);
  if (ahead === null)
    return given(words(` By the last record ${when}: arrive a month or two before.`), begins.fact);
  const move = monthName(Number(addMonths(view.date, ahead).slice(5, 7)));
  const left = monthsLeft(view, ahead);
  if (left === 0)
    return given(
      words(
        ` [By the last record ${when}, the month of this move: ask the school for its first day, and arrive before it|${capitalised(who)} can begin with the class: by the last record ${when}, so have the first day in writing before you book].`,
      ),
      begins.fact,
    );
  const join = plural ? 'join' : 'joins';
  return given(
    left !== null && left <= EARLY
      ? words(
          ` [By the last record ${when}, and the month of this move is set before that|By the last record ${when}: this plan arrives in time|The move stands in ${move} because ${when} by the last record].`,
        )
      : words(
          ` [By the last record ${when}: with a move in ${move} ${who} ${join} a class within the year, so ask for a place from that month|${capitalised(when)} by the last record. ${capitalised(who)} ${join} within the year if you move in ${move}; ask the school whether that is possible].`,
        ),
    begins.fact,
  );
}
