import type { PlaceView } from '../../place/view.ts';
import type { Said } from '../../prose/said.ts';
import type { PhaseId } from '../schedule.ts';

/** A task before it has a date. `before` is how many months before the move it has to be done, where that is known. */
export interface DraftTask {
  readonly phase: PhaseId;
  readonly title: string;
  readonly said: Said;
  readonly before?: number;
}

/** Writes the tasks that follow from one side of the household, for the first place and with the others in view. */
export type TaskWriter = (view: PlaceView, others: readonly PlaceView[]) => readonly DraftTask[];

export function task(phase: PhaseId, title: string, said: Said, before?: number): DraftTask {
  return before === undefined ? { phase, title, said } : { phase, title, said, before };
}
