import { STEPS, type WizardAction, type WizardState } from './wizard.ts';

/** The effects of an action apart from the wizard's new state. */
export interface Consequences {
  /** Whether it led to a later step or section; null where it led nowhere. */
  readonly forward: boolean | null;
  /** The submitted profile is outdated and must not be paid for. */
  readonly forgetsSubmission: boolean;
  /** The move needs a history entry. */
  readonly isRecorded: boolean;
}

/** The effects of an action that changed one state into another (specification 1, §4). */
export function consequencesOf(
  before: WizardState,
  after: WizardState,
  { type }: Pick<WizardAction, 'type'>,
): Consequences {
  const moved = STEPS.indexOf(after.step) - STEPS.indexOf(before.step) || after.section - before.section;
  return {
    // Following the history never triggers an automatic move.
    forward: moved === 0 ? null : moved > 0 && type !== 'show',
    forgetsSubmission: type === 'answer' || (type === 'answers' && before.isSubmissionComplete),
    // These three follow the history, or write its entry themselves.
    isRecorded: type !== 'show' && type !== 'complete' && type !== 'reset',
  };
}
