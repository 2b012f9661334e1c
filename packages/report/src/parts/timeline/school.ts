import { ageIn } from '@global-fit/matching/profile/moveMonths';
import type { PlaceView } from '../../place/view.ts';
import { taughtAtHome } from '../../profile/when.ts';
import { capitalised, monthName } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { addMonths } from '../../months.ts';

/** Ages, on the day of the move, of children for whom a school year begins. */
const [YOUNGEST, OLDEST] = [5, 18];
/** Months before lessons begin in which a child arrives in time for them. */
const EARLY = 2;

/** Studies that begin at any time, or with a term. */
const ANY_TIME = ['language-course', 'doctorate', 'exchange'] as const;

/** Whether the customer studies something that begins with the year of study. */
export function studiesByYear({ profile }: PlaceView): boolean {
  return profile.stage === 'student' && !profile.read.has('study-level', ...ANY_TIME);
}

/** The month in which lessons begin after the long break; null where it is not known or nobody is bound by it. */
function schoolBegins(view: PlaceView, ahead: number): number | null {
  const year = view.atlas.schoolYear(view.iso3);
  const pupils =
    !taughtAtHome(view.profile) &&
    view.profile.movers.children.some((child) => {
      const then = ageIn(child, ahead);
      return then === null || (then >= YOUNGEST && then <= OLDEST);
    });
  return (pupils || studiesByYear(view)) && year?.from.shown ? year.longBreakReturn : null;
}

/** Months from one month of a year (1 to 12) round to another. */
function until(from: number, to: number): number {
  return (to - from + 12) % 12;
}

/** Months from the move to the first lesson: those to the beginning of a school year, or one within it. */
export function monthsToSchool(view: PlaceView, ahead: number | null): number {
  const begins = ahead === null || !inTimeForSchool(view, ahead) ? null : schoolBegins(view, ahead);
  return begins === null ? 1 : until(Number(addMonths(view.date, ahead ?? 0).slice(5, 7)), begins);
}

/** Whether a move so many months ahead brings the children in time for the beginning of a school year. */
export function inTimeForSchool(view: PlaceView, ahead: number): boolean {
  const begins = schoolBegins(view, ahead);
  if (begins === null) return false;
  const month = Number(addMonths(view.date, ahead).slice(5, 7));
  const left = until(month, begins);
  return left >= 1 && left <= EARLY;
}

/** When the school year of the place begins, for a customer whose studies follow it; empty where it is not known. */
export function studyYearSaid(view: PlaceView): Said {
  const begins = studiesByYear(view) ? schoolBegins(view, 0) : null;
  return begins === null
    ? words('')
    : because(
        given(
          say` By the last record the school year begins in ${monthName(begins)}: take the day of enrolment from the programme, and arrive before it.`,
          `school:${view.iso3}`,
        ),
        'study-level',
      );
}

/** What the school year there means for the month of the move; empty where it is not known. */
export function schoolYearSaid(view: PlaceView, ahead: number | null, who: string, plural: boolean): Said {
  const begins = schoolBegins(view, ahead ?? 0);
  if (begins === null) return words('');
  const back = monthName(begins);
  const fact = `school:${view.iso3}`;
  if (ahead === null)
    return given(
      say` Lessons began in ${back} when it was last recorded: arrive a month or two before.`,
      fact,
    );
  const month = Number(addMonths(view.date, ahead).slice(5, 7));
  const left = until(month, begins);
  const join = plural ? 'join' : 'joins';
  return given(
    left >= 1 && left <= EARLY
      ? words(
          ` [Lessons began in ${back} when it was last recorded, and the month of this move is set before that|By the last record school begins in ${back}: this plan arrives in time|The move stands in ${monthName(month)} because school began in ${back} by the last record].`,
        )
      : words(
          ` [By the last record the school year begins in ${back}: with a move in ${monthName(month)} ${who} ${join} a class within the year, so ask for a place from that month|School began in ${back} when it was last recorded. ${capitalised(who)} ${join} within the year if you move in ${monthName(month)}; ask the school whether that is possible].`,
        ),
    fact,
  );
}
