import { slug } from '#markdown/tree.ts';
import type { Step } from './step.ts';

/** The list under which ticks of the timeline are kept. */
export const tickList = 'timeline';

/** The id of a task's box: it survives a new order of the tasks. */
export const taskId = (step: Step, task: string): string => `${step.id}-${slug(task)}`;
