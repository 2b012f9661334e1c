import type { Persona } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import type { TimelinePhase, TimelineTask } from '../model.ts';
import { reportFor } from './reports.ts';

/** Time for a test that makes many plans, in milliseconds: loaded machines are slow, and speed is not tested. */
export const PATIENCE_MS = 60_000;

/** The plan of somebody with a dog, a home to sell and a chronic illness, who moves at such a time. */
export function plan(persona: Persona, when: string, more: Answers = {}): readonly TimelinePhase[] {
  const answers = {
    ...persona.answers,
    'relocation-timeline': { value: when },
    'relocating-pets': { value: 'yes' },
    'pets-details': { value: ['dog'] },
    'property-ownership': { value: ['yes-selling'] },
    'medical-conditions': { value: ['chronic-illness'] },
    ...more,
  };
  return reportFor(persona, { answers }).timeline;
}

/** The tasks of all phases, in order. */
export const tasksOf = (phases: readonly TimelinePhase[]): readonly TimelineTask[] =>
  phases.flatMap(({ tasks }) => tasks);
