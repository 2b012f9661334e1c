import { STEPS, type WizardAction, type WizardState } from './wizard.ts';

/** What an action brings about beside the wizard's new state. */
export interface Consequences {
  /** Whether it led forward, to a later step or section; null where it led nowhere. */
  readonly forward: boolean | null;
  /** What was submitted is no longer what stands here: it must not be paid for. */
  readonly forgetsSubmission: boolean;
  /** It is written into the browser's history. */
  readonly isRecorded: boolean;
}

/** The consequences of an action that led from one state to another (specification 1, §4). */
export function consequencesOf(
  before: WizardState,
  after: WizardState,
  { type }: Pick<WizardAction, 'type'>,
): Consequences {
  const moved = STEPS.indexOf(after.step) - STEPS.indexOf(before.step) || after.section - before.section;
  return {
    // Coming to where the history is never moves on by itself.
    forward: moved === 0 ? null : moved > 0 && type !== 'show',
    forgetsSubmission: type === 'answer' || (type === 'answers' && before.isSubmissionComplete),
    // These three follow the history, or write its entry themselves.
    isRecorded: type !== 'show' && type !== 'complete' && type !== 'reset',
  };
}
