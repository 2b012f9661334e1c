import { StaleNotice } from '#features/questionnaire/saving/StaleNotice.tsx';
import { useOnboarding } from './useOnboarding.ts';

/** Shown after the assessment where the answers were changed elsewhere, so that what was submitted may be outdated. */
export function ChangedElsewhere({ onChosen }: { onChosen?: () => void }) {
  const { saved, replaceAnswers } = useOnboarding();
  const { keeper } = saved;
  if (!keeper) return null;
  return (
    <StaleNotice
      keeper={keeper}
      onTaken={({ answers }) => {
        replaceAnswers(answers);
        onChosen?.();
      }}
      onKept={() => onChosen?.()}
    />
  );
}
