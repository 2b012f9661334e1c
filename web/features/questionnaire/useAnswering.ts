import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isAnswered } from '@global-fit/questionnaire/answers/answered';
import type { Assessment } from '@global-fit/questionnaire/assessment';
import type { Answer } from '@global-fit/questionnaire/model';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { DraftContent } from '#features/drafts/progress.ts';
import { hasAnswers } from '#features/drafts/reconcile.ts';
import { showToast } from '#ui/notices/toast.ts';
import { useLatest } from '#ui/useLatest.ts';
import { useAutosaveState, useSaveButton } from './saving/useSaveButton.ts';
import { useBeforeUnload } from './useBeforeUnload.ts';

/** Answering and saving: changes go to the wizard, and the resulting answers to the keeper. */
export function useAnswering(options: {
  assessment: Assessment;
  content: DraftContent;
  keeper: Keeper;
  onAnswer: (id: string, answer: Answer | undefined) => void;
  /** A field is edited. */
  onEdit: (id: string) => void;
  /** A field was left with an error. */
  onWrong: (id: string, message: string) => void;
}) {
  const { keeper, content } = options;
  const latest = useLatest(options);
  const kept = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  useBeforeUnload(keeper);

  // Answers change in the wizard's state; the keeper is told once they are there.
  const edited = useRef(false);
  const { answers } = content;
  useEffect(() => {
    if (!edited.current) return;
    edited.current = false;
    keeper.changed(latest.current.content);
  }, [answers, keeper, latest]);

  const answer = useCallback(
    (id: string, value: Answer | undefined) => {
      edited.current = true;
      latest.current.onEdit(id);
      latest.current.onAnswer(id, value);
    },
    [latest],
  );

  const commit = useCallback(
    (id: string) => {
      // After the change has been rendered.
      setTimeout(() => {
        keeper.flush();
        const { assessment, onWrong } = latest.current;
        const fault = assessment.faults[assessment.form.indexById.get(id) ?? -1];
        if (fault && isAnswered(assessment.answers[id])) onWrong(id, fault.message);
      });
    },
    [keeper, latest],
  );

  /** Saves with the current or next section; null where there is nothing to save. */
  const save = useCallback(
    (sectionIndex?: number) => {
      const now = latest.current.content;
      if (!hasAnswers(now.answers)) return null;
      return keeper.save(sectionIndex === undefined ? now : { ...now, sectionIndex });
    },
    [keeper, latest],
  );
  const saveHere = useCallback(() => {
    const saving = save();
    if (!saving) showToast('There is nothing to save: no question is answered.');
    return saving;
  }, [save]);
  const header = useSaveButton(saveHere);
  const footer = useSaveButton(saveHere);
  const autosave = useAutosaveState(kept);
  return {
    kept,
    answer,
    commit,
    save,
    header,
    footer: footer.state === 'idle' ? { ...footer, state: autosave } : footer,
  };
}
