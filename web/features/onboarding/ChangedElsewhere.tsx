import { StaleNotice } from '#features/questionnaire/saving/StaleNotice.tsx';
import { useOnboarding } from './useOnboarding.ts';

/** After the assessment: the answers were changed elsewhere, so what was submitted may not be what is meant. */
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
