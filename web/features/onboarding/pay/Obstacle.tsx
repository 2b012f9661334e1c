import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { StepFrame } from '../StepFrame.tsx';

/** Says why nothing can be paid now, and how to continue. */
export function Obstacle({
  text,
  action,
  onAction,
  onBack,
}: {
  text: string;
  action: string;
  onAction: () => void;
  onBack?: () => void;
}) {
  return (
    <StepFrame title="Complete Your Payment" narrow>
      <Alert tone="danger">
        <p>{text}</p>
      </Alert>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onAction} className={buttonStyle()}>
          {action}
        </button>
        {onBack && (
          <button type="button" onClick={onBack} className={buttonStyle('secondary')}>
            Back
          </button>
        )}
      </p>
    </StepFrame>
  );
}
