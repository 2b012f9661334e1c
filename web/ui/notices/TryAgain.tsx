import { type ButtonTone, buttonStyle } from '../buttonStyle.ts';
import { leaveFocus } from '../browser/leaveFocus.ts';

/** The retry button of a failure; it disappears once the next attempt begins. */
export function TryAgain({
  onPress,
  tone = 'secondary',
  className = '',
}: {
  onPress: () => void;
  tone?: ButtonTone;
  className?: string;
}) {
  return (
    <button ref={leaveFocus} type="button" onClick={onPress} className={`${buttonStyle(tone)} ${className}`}>
      Try Again
    </button>
  );
}
