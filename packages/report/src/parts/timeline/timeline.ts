import { presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import type { TimelinePhase, TimelineTask } from '../../model.ts';
import { settle } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { withShortSentences } from '../../prose/lengths.ts';
import { basisOf, because } from '../../prose/said.ts';
import { addMonths, monthsBetween } from '../../months.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { type Draft, draftsFor } from './drafts.ts';
import { lateTask } from './lateTask.ts';
import { monthsMeant } from './monthsMeant.ts';
import { isAfterMove, order, type Ordered } from './order.ts';
import { otherMonthTask } from './otherMonthTask.ts';
import { type PhaseId, type Schedule, scheduleFor, UNDATED } from './schedule.ts';
import { inTimeForSchool, studiesByYear } from './school.ts';

/** Months after the wished ones within which an academic year is looked for. */
const NEXT_YEAR = 24;

/** The first plan after the wished months that gets a student there before an academic year; null where none does. */
function nextYearOfStudy(
  view: PlaceView,
  others: readonly PlaceView[],
  latest: number,
  day: number,
): Ordered<Draft> | null {
  if (!studiesByYear(view)) return null;
  for (let ahead = latest + 1; ahead <= latest + NEXT_YEAR; ahead += 1) {
    if (!inTimeForSchool(view, ahead)) continue;
    const found = order(draftsFor(view, others, ahead), ahead, day);
    if (found.move === ahead) return found;
  }
  return null;
}

/** The allowed months before a present permit ends; empty where no end was stated or the place needs no permit. */
function beforeEnd(view: PlaceView, allowed: readonly number[]): readonly number[] {
  const ends = settlesByRight(view) ? null : (presentStatus(view.profile.read.all)?.ends ?? null);
  return ends === null ? [] : allowed.filter((ahead) => ahead <= monthsBetween(view.date, ends));
}

/**
 * The ordered tasks, with the move in an allowed month: before a present status ends and before school begins, where
 * possible.
 */
function plan(view: PlaceView, others: readonly PlaceView[]): Ordered<Draft> {
  const { months: allowed, ...told } = monthsMeant(view);
  const day = Number(view.date.slice(8, 10));
  const [likely] = allowed;
  const aside = otherMonthTask(view);
  const drafts = (ahead: number | null) => [...aside, ...draftsFor(view, others, ahead)];
  if (likely === undefined) return order(drafts(null), UNDATED, 1);
  const inTime = (months: readonly number[]): readonly number[] =>
    months.filter((one) => inTimeForSchool(view, one));
  const early = beforeEnd(view, allowed);
  for (const ahead of [...inTime(early), ...early, ...inTime(allowed)]) {
    const found = order(drafts(ahead), ahead, day);
    if (found.move === ahead) return found;
  }
  const wished = order(drafts(likely), likely, day);
  const latest = Math.max(...allowed);
  // Somebody who names the month knows when the programme begins; our records only hold the school year.
  const next = told.wishedIn === null ? nextYearOfStudy(view, others, latest, day) : null;
  if (wished.move === likely && !next) return wished;
  const found = next ? { ...next, delayedBy: wished.move > latest ? wished.delayedBy : [] } : wished;
  const late = found.move > latest ? [lateTask(view, latest, told, found)] : [];
  return order([...late, ...drafts(found.move)], found.move, day);
}

/** The phase whose time span contains a task. */
function phaseOf(draft: Draft & { readonly at: number }, move: number, { phases }: Schedule): PhaseId {
  const before = move - draft.at;
  const own = phases.filter(({ begins }) => (isAfterMove(draft) ? begins <= 0 : begins > 0));
  return (own.findLast(({ begins }) => begins >= before) ?? own[0])?.id ?? 'Research';
}

/**
 * The plan for the report's first place. Every task follows those it waits for, which determines its month. Phases
 * without a task are left out.
 */
export function timeline(views: readonly PlaceView[]): readonly TimelinePhase[] {
  const [view, ...others] = views;
  if (!view) return [];
  const { move, tasks } = plan(view, others);
  const answer = view.profile.read.choices('relocation-timeline')[0];
  const dated = monthsMeant(view).months.length > 0;
  const schedule = scheduleFor(answer, view.date, dated ? move : null);
  return schedule.phases.flatMap((window) => {
    const own = tasks.filter((draft) => phaseOf(draft, move, schedule) === window.id);
    const due = own.map(({ at }) => addMonths(view.date, at));
    const [first] = due;
    if (first === undefined) return [];
    return [
      {
        phase: window.id,
        window: window.words,
        from: window.from !== null && first < window.from ? first : window.from,
        to: window.to,
        tasks: own.map(({ title, said, topic }, i): TimelineTask => {
          const told = withShortSentences(settle(view, because(said, 'relocation-timeline')));
          return {
            title,
            detail: told.text,
            topic,
            due: dated ? (due[i] ?? null) : null,
            ...basisOf(told),
          };
        }),
      },
    ];
  });
}
