import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ChevronRight } from '#ui/icons.tsx';
import { once } from '#ui/once.ts';
import { PreviousButton } from './PreviousButton.tsx';
import { SaveWords } from './saving/SaveWords.tsx';
import type { ButtonState } from './saving/useSaveButton.ts';
import './sticky.css';

/** Previous, Save and Next, fixed at the bottom of the window while there is room. */
export function SectionFooter({
  isLast,
  fromReview,
  save,
  onPrevious,
  onSave,
  onNext,
}: {
  isLast: boolean;
  /** The person came here to change one answer. */
  fromReview: boolean;
  save: ButtonState;
  onPrevious: () => void;
  onSave: () => void;
  onNext: () => void;
}) {
  const forward = fromReview ? 'Back to your answers' : isLast ? 'Complete Profile' : 'Next Section';
  const isLong = isLast || fromReview;
  return (
    <div data-sticky-actions className="mt-12 border-t border-line bg-paper py-3">
      <div className="flex flex-wrap items-center justify-between gap-2 sm:gap-3">
        <PreviousButton onPress={onPrevious} isArrow={isLong} />
        {/* As wide on a phone whatever it says: the bar must not break anew with each save. */}
        <Button
          isOff={save === 'saving'}
          onClick={onSave}
          tone="quiet"
          className="max-sm:min-w-23 max-sm:px-0!"
        >
          {save === 'saving' && (
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-2 border-line-strong border-t-accent"
            />
          )}
          <SaveWords state={save} idle="Save" saved="Auto Saved!" />
        </Button>
        <button
          type="button"
          onClick={once(onNext)}
          className={`${buttonStyle('primary')} max-sm:px-3! ${isLong ? 'max-sm:grow' : ''}`}
        >
          {isLong ? (
            forward
          ) : (
            <span>
              Next<span className="max-sm:sr-only"> Section</span>
            </span>
          )}
          {!isLong && <ChevronRight className="-mr-1" />}
        </button>
      </div>
    </div>
  );
}
