import { Alert } from '#ui/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Spinner } from '#ui/Spinner.tsx';
import type { ProfileSubmission } from './useProfileSubmission.ts';

/** How saving the profile went. */
export function ProfileBanner({ submission, onBack }: { submission: ProfileSubmission; onBack: () => void }) {
  switch (submission.status) {
    case 'saved':
      return (
        <Alert tone="good" title="Profile Saved Successfully">
          <p>Your answers are with us. You can still change them until you pay.</p>
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger">
          <p>Failed to save your profile. Please try again or contact support.</p>
          <button
            type="button"
            onClick={submission.tryAgain}
            className={`${buttonStyle('danger', 'small')} mt-3`}
          >
            Try Again
          </button>
        </Alert>
      );
    case 'incomplete':
      return (
        <Alert tone="caution" title="Some questions are still open">
          <p>Your report needs answers to all required questions.</p>
          <button type="button" onClick={onBack} className={`${buttonStyle('secondary', 'small')} mt-3`}>
            Continue the assessment
          </button>
        </Alert>
      );
    default:
      return (
        <div className="rounded-small bg-inset px-4 py-3.5">
          <Spinner label="Saving your profile..." visible />
        </div>
      );
  }
}
