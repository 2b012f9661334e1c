import { phasesAfter } from './phasesAfter.ts';
import { phasesBefore } from './phasesBefore.ts';
import type { Phase, Step } from './step.ts';

/** Eighteen steps in seven phases, in the order in which they depend on each other. */
export const phases: readonly Phase[] = [...phasesBefore, ...phasesAfter];

/** All steps in order. */
export const steps: readonly Step[] = phases.flatMap((phase) => phase.steps);
