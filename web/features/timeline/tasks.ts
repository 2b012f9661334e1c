import { slug } from '#markdown/tree.ts';
import type { Step } from './step.ts';

/** List under which the timeline's ticks are stored. */
export const tickList = 'timeline';

/** The first words of tasks that were reworded since: their ids come from these, so that ticks are not lost. */
const firstWords: ReadonlyMap<string, string> = new Map([
  [
    'Home at this end: decide whether to leave, let or sell it, and sign nothing whose dates cannot slip',
    'Home at this end: give notice, let or sell, with dates that may slip',
  ],
]);

/** The id of a task's checkbox, which does not depend on the order of tasks. */
export const taskId = (step: Step, task: string): string =>
  `${step.id}-${slug(firstWords.get(task) ?? task)}`;
