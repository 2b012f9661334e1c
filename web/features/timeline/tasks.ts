import { slug } from '#markdown/tree.ts';
import type { Step } from './step.ts';

/** List under which the timeline's ticks are stored. */
export const tickList = 'timeline';

/** The id of a task's checkbox, which does not depend on the order of tasks. */
export const taskId = (step: Step, task: string): string => `${step.id}-${slug(task)}`;
