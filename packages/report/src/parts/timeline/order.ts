import { FULL_PLAN } from './schedule.ts';
import type { DraftTask } from './task.ts';

/** The step that all months are counted from. */
export const MOVE = 'move';

/** After this day of a month, a journey begins in the next one. */
const LAST_DAY_TO_LEAVE = 15;

export interface Ordered<T extends DraftTask> {
  /** Months from the report to the move: as wished, or later where the tasks need more time. */
  readonly move: number;
  /** In the order they are done; `at` counts months from the report. */
  readonly tasks: readonly (T & { readonly at: number })[];
  /** The chain of steps that delays the move; empty where it is not delayed. */
  readonly delayedBy: readonly string[];
}

/** Sorts every task behind those it waits for, and keeps the given order otherwise. */
function inOrder<T extends DraftTask>(drafts: readonly T[]): readonly T[] {
  const byStep = new Map(drafts.map((draft) => [draft.step, draft]));
  const done = new Set<string>();
  const ordered: T[] = [];
  const visit = (draft: T): void => {
    if (done.has(draft.step)) return;
    done.add(draft.step);
    for (const step of draft.after) {
      const first = byStep.get(step);
      if (first) visit(first);
    }
    ordered.push(draft);
  };
  for (const draft of drafts) visit(draft);
  return ordered;
}

/** Whether a task is the move or comes after it. */
export function isAfterMove({ step, after }: DraftTask): boolean {
  return step === MOVE || after.includes(MOVE);
}

/** A step and its predecessors, each the one waited for longest. */
function chain(last: string | null, behind: ReadonlyMap<string, string | null>): readonly string[] {
  return last === null ? [] : [...chain(behind.get(last) ?? null, behind), last];
}

/**
 * Assigns each task a month by the critical path method: not before today or its predecessors, not so late that it
 * delays a successor (in the end the move), and otherwise as close as possible to its ideal month. Where the wished
 * month is too early, the move is postponed.
 *
 * @param wished months from the report to the move
 * @param day day of the month of the report
 */
export function order<T extends DraftTask>(drafts: readonly T[], wished: number, day: number): Ordered<T> {
  const sorted = inOrder(drafts);
  const takes = new Map(sorted.map((draft) => [draft.step, draft.takes]));
  /** The step a task waits for longest, and the month it is free from. */
  const waits = (after: readonly string[], at: ReadonlyMap<string, number>): [string | null, number] =>
    after.reduce<[string | null, number]>(
      (found, step) => {
        const free = (at.get(step) ?? Number.NEGATIVE_INFINITY) + (takes.get(step) ?? 0);
        return free > found[1] ? [step, free] : found;
      },
      [null, 0],
    );

  const earliest = new Map<string, number>();
  const behind = new Map<string, string | null>();
  for (const { step, after, away } of sorted) {
    const [first, free] = waits(after, earliest);
    const start = away && day > LAST_DAY_TO_LEAVE ? 1 : 0;
    earliest.set(step, Math.max(start, free));
    behind.set(step, first);
  }
  const [last, needed] = waits(
    sorted.filter((one) => !isAfterMove(one)).map(({ step }) => step),
    earliest,
  );
  const move = Math.max(wished, needed);

  const latest = new Map<string, number>();
  for (const draft of sorted.toReversed()) {
    const end = isAfterMove(draft) ? Number.POSITIVE_INFINITY : move;
    const waiting = sorted.filter(({ after }) => after.includes(draft.step));
    const first = Math.min(end, ...waiting.map(({ step }) => latest.get(step) ?? end));
    latest.set(draft.step, first - draft.takes);
  }

  const scale = Math.min(1, move / FULL_PLAN);
  const at = new Map<string, number>();
  for (const { step, before, after } of sorted) {
    const best = move - (before > 0 ? Math.round(before * scale) : before);
    const ready = Math.max(earliest.get(step) ?? 0, waits(after, at)[1]);
    at.set(step, step === MOVE ? move : Math.min(Math.max(best, ready), latest.get(step) ?? best));
  }

  return {
    move,
    tasks: sorted
      .map((draft) => ({ ...draft, at: at.get(draft.step) ?? 0 }))
      .toSorted((one, other) => one.at - other.at),
    delayedBy: move > wished ? chain(last, behind) : [],
  };
}
