import { type ButtonTone, buttonStyle } from '../buttonStyle.ts';
import { leaveFocus } from '../browser/leaveFocus.ts';

/** What a failure offers; it goes as soon as the next try is under way or has worked. */
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
