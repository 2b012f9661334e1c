import { Alert } from '#ui/notices/Alert.tsx';
import { TryAgain } from '#ui/notices/TryAgain.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useOnboarding } from './useOnboarding.ts';

/** Shown while it is unknown whether there are saved answers, which beginning anew might overwrite. */
export function AnswersUnreached({ title }: { title: string }) {
  const { saved } = useOnboarding();
  return (
    <StepFrame title={title} narrow>
      <Alert tone="caution" title="We cannot reach your answers at the moment">
        <p>
          The server does not answer, or your connection is interrupted. What you saved before is safe, and we
          keep trying.
        </p>
      </Alert>
      <TryAgain onPress={saved.tryAgain} className="mt-6" />
    </StepFrame>
  );
}
