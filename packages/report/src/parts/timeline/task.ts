import type { PlaceView } from '../../place/view.ts';
import type { Said } from '../../prose/said.ts';

/** A task before it has a date. */
export interface DraftTask {
  /** Its name in the order of the plan; one of each in a plan. */
  readonly step: string;
  readonly title: string;
  readonly said: Said;
  /** Months before the move at which it is best done in a plan with time enough; below zero after the move. */
  readonly before: number;
  /** Months between it and whatever waits for it, the move included. */
  readonly takes: number;
  /** Steps that have to be done first; those a plan does not hold are passed over. */
  readonly after: readonly string[];
  /** True for what needs a journey: it does not begin in the last days of a month. */
  readonly away: boolean;
}

/**
 * Writes the tasks that follow from one side of the household, for the first place and with the others in view.
 * `ahead` is the number of months to the move; null in a plan without a date.
 */
export type TaskWriter = (
  view: PlaceView,
  others: readonly PlaceView[],
  ahead: number | null,
) => readonly DraftTask[];

type Order = Partial<Pick<DraftTask, 'takes' | 'after' | 'away'>>;

/** A task of what somebody does for a living, before its text rests on the answers that told so. */
export interface WorkTask
  extends Pick<DraftTask, 'step' | 'title' | 'before'>,
    Pick<Order, 'takes' | 'after'> {
  readonly text: string;
}

/** A task, `before` months before the move where nothing stands against it. */
export function task(step: string, title: string, said: Said, before: number, order: Order = {}): DraftTask {
  return { step, title, said, before, takes: 0, after: [], away: false, ...order };
}

/** At once, whatever the date of the move. */
export const NOW = 1000;
/** As late as what waits for it allows: for papers that age. */
export const LAST = 0;
