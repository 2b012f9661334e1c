import type { PlaceView } from '../../place/view.ts';
import type { Said } from '../../prose/said.ts';

/** A task before it has a date. */
export interface DraftTask {
  /** Its unique name in the plan. */
  readonly step: string;
  readonly title: string;
  readonly said: Said;
  /** Ideal months before the move in an unhurried plan; negative after the move. */
  readonly before: number;
  /** Months it takes until whatever waits for it can begin. */
  readonly takes: number;
  /** Steps that must come first. Steps missing from the plan are ignored. */
  readonly after: readonly string[];
  /** Whether it needs a journey, and so does not begin in the last days of a month. */
  readonly away: boolean;
}

/**
 * Writes the tasks of one subject for the first place; `others` are the report's further places. `ahead` is the
 * number of months to the move; null in an undated plan.
 */
export type TaskWriter = (
  view: PlaceView,
  others: readonly PlaceView[],
  ahead: number | null,
) => readonly DraftTask[];

type Order = Partial<Pick<DraftTask, 'takes' | 'after' | 'away'>>;

/** A task about the customer's occupation, before its text rests on the answers behind it. */
export interface WorkTask
  extends Pick<DraftTask, 'step' | 'title' | 'before'>,
    Pick<Order, 'takes' | 'after'> {
  readonly text: string;
}

/** A task, ideally `before` months before the move. */
export function task(step: string, title: string, said: Said, before: number, order: Order = {}): DraftTask {
  return { step, title, said, before, takes: 0, after: [], away: false, ...order };
}

/** Value of `before` for a task due at once, whatever the date of the move. */
export const NOW = 1000;
/** Value of `before` for a task done as late as possible, such as documents that expire. */
export const LAST = 0;
