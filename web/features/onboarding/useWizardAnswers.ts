import { useCallback } from 'react';
import type { Answers } from '@global-fit/questionnaire/model';
import { clearChoices } from '#features/payment/orderChoices.ts';
import { placeOf } from './place.ts';
import type { WizardMoves } from './useWizard.ts';

/** Replaces or removes the wizard's answers as a whole. */
export function useWizardAnswers({ act, latest, history }: WizardMoves, forgetSubmission: () => void) {
  const { amend } = history;

  const replace = useCallback(
    (answers: Answers) => {
      act({ type: 'answers', answers });
      forgetSubmission();
    },
    [act, forgetSubmission],
  );

  /** Restores saved answers, at the section where they were left, unless that is null. */
  const put = useCallback(
    (answers: Answers, section: number | null) => {
      act({ type: 'answers', answers });
      if (section === null || latest.current.section === section) return;
      const { step } = latest.current;
      act({ type: 'show', step, section });
      if (step === 'PROFILE_ASSESSMENT') amend(placeOf(step, section));
    },
    [latest, act, amend],
  );

  /** Back to the beginning, with nothing answered or chosen; the history entry is the caller's. */
  const clear = useCallback(() => {
    act({ type: 'reset' });
    forgetSubmission();
    clearChoices();
  }, [act, forgetSubmission]);

  return { replace, put, clear };
}
